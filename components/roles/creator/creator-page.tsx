import { callSheet } from '@/lib/roles/creator/page';
import { ContactSheet } from '@/components/roles/creator/contact-sheet';
import { Flyer } from '@/components/roles/creator/flyer';
import { Apply } from '@/components/position/apply';
import { ApplyBar } from '@/components/position/apply-bar';
import { Position } from '@/components/position/position';
import { forms } from '@/lib/forms/registry';
import { creatorForms } from '@/lib/site';

/**
 * The landing page of both creator routes; each carries the form that site.ts gives it, and opens with a
 * picture and a sentence of its own.
 */
export function CreatorPage({ route }: { route: keyof typeof creatorForms }) {
  const form = forms[creatorForms[route]];
  return (
    <Position role="creator" form={form}>
      <div>
        <Flyer route={route} />
        <ContactSheet route={route} />
        <ApplyBar role="creator" />
      </div>
      <Apply role="creator" facts={callSheet} form={form} />
    </Position>
  );
}
