import { BoxOffice } from '@/components/all-roles/box-office';
import { Tickets } from '@/components/all-roles/tickets';
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
