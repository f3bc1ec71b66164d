import { site } from '@/lib/site';

/** A text, which may begin with a short heading. */
export type PolicyText = string | { heading: string; text: string };

/** A paragraph, or a list of points. */
export type Block = PolicyText | readonly PolicyText[];

export interface PolicySectionCopy {
  id: string;
  /** The heading that the agency specified, which must not change. */
  title: string;
  /** The heading in everyday words, shown below it. */
  plainTitle: string;
  blocks: readonly Block[];
}

/** The agency's figures for the policy. */
export const policyFacts = {
  effective: 'July 22, 2025',
  childAge: 13,
  /** The age in places whose law sets a higher one. */
  higherChildAge: 16,
} as const;

export const policy = {
  title: 'Privacy Policy',
  effective: `Effective ${policyFacts.effective}`,
  lead: `This policy covers everyone who visits ${site.name} and everyone who applies to our creator program or a role. It explains what we collect, why, and when we delete it.`,
  contents: 'Contents',
  shortVersion: {
    title: 'The short version',
    points: [
      'We collect what you type into a form and send.',
      'No accounts, no ads, no cookies from us.',
      'This site loads nothing from third parties.',
      'We delete our copies on the schedule below.',
    ],
  },
  mailboxLabel: 'Privacy inquiries:',
};
