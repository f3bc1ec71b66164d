import { callSheet } from '@/components/creator/copy';
import { ContactSheet } from '@/components/creator/contact-sheet';
import { Flyer } from '@/components/creator/flyer';
import { Apply } from '@/components/position/apply';
import { Position } from '@/components/position/position';
import { forms } from '@/lib/forms/registry';
import { creatorForms } from '@/lib/site';

/** The landing page of both creator routes; each carries the form that site.ts gives it. */
export function CreatorPage({ route }: { route: keyof typeof creatorForms }) {
  const form = forms[creatorForms[route]];
  return (
    <Position role="creator" form={form}>
      <Flyer />
      <ContactSheet />
      <Apply role="creator" facts={callSheet} form={form} />
    </Position>
  );
}
