import { BoxOffice } from '@/components/pages/roles/box-office';
import { Tickets } from '@/components/pages/roles/tickets';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.roles);

export default function RolesPage() {
  return (
    <>
      <BoxOffice />
      <Tickets />
    </>
  );
}
