import { Apply } from '@/components/position/apply';
import { ApplyBar } from '@/components/position/apply-bar';
import { Position } from '@/components/position/position';
import { ContactSheet } from '@/components/roles/creator/contact-sheet';
import { Flyer } from '@/components/roles/creator/flyer';
import { look } from '@/components/roles/creator/look';
import { StructuredData } from '@/components/site/structured-data';
import type { PageRoute } from '@/lib/roles/creator/page';
import { role } from '@/lib/roles/creator/role';

/**
 * The landing page of both routes of the role; each carries a form of its own, and opens with a picture and a
 * sentence of its own.
 */
export function RolePage({ route }: { route: PageRoute }) {
  const form = route === role.route ? role.form : role.secondForm;
  return (
    <>
      <Position look={look} form={form}>
        <div>
          <Flyer route={route} />
          <ContactSheet route={route} />
          <ApplyBar role={role} form={form} />
        </div>
        <Apply role={role} form={form} />
      </Position>
      <StructuredData route={route} />
    </>
  );
}
