import '@/components/styles/everywhere';
import type { Metadata } from 'next';
import { Section } from '@/components/ui/section';
import { AnswerSlot } from './answer-body';

export const metadata: Metadata = {
  title: 'Error: please check your form',
  robots: { index: false },
};

/**
 * The frame of the answer that a form posted without a script gets when it could not be taken. The
 * build fills its slot's place (lib/cli/build.ts); nobody links here, and whoever comes anyway
 * reads that there is nothing to check.
 */
export default function PleaseCheckPage() {
  return (
    <Section>
      <h1>Please check your form</h1>
      <AnswerSlot />
    </Section>
  );
}
