import { privacyFacts } from '@/lib/content/phrases';
import { site } from '@/lib/site';

/** A paragraph, or a list of points. */
export type Block = string | readonly string[];

export interface PolicySectionCopy {
  id: string;
  /** The heading, in fixed words. */
  title: string;
  /** The same in everyday words, as a line below the heading. */
  inOtherWords: string;
  blocks: readonly Block[];
}

export const policy = {
  title: 'Privacy Policy',
  effective: `Effective ${privacyFacts.effective}`,
  lead: `This page is for everyone who visits ${site.name} and for everyone who applies to our creator program or to a role. It says what we collect, why, and when it is gone.`,
  contents: 'Contents',
  short: {
    title: 'On one index card',
    points: [
      'We collect what you type into a form and send.',
      'No accounts, no advertising, no cookies set by us.',
      'Nothing on this site is loaded from another company.',
      'Stored forms are blanked or deleted by themselves.',
    ],
  },
  mailboxLabel: 'Privacy inquiries:',
};
