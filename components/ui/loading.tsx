/** Says that a page is being loaded: styles show a line in the header for it (progress.css). */
export function Loading({ when }: { when: boolean }) {
  return when ? <span data-pending hidden /> : null;
}
