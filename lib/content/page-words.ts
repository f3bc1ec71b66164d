/** What search results, link previews, breadcrumbs and social cards say of a page. */
export interface PageWords {
  /** One or two words: the last crumb above the page in search results. */
  name: string;
  /** In the tab and in search results; the agency's name follows. */
  title: string;
  /** The big line of the social card, and the small one above it. */
  headline: string;
  label: string;
  /** 50 to 160 characters: search results cut what is longer. */
  description: string;
}
