import { BoxOffice } from '@/components/tickets/box-office';
import { Tickets } from '@/components/tickets/tickets';
import { StructuredData } from '@/components/site/structured-data';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.roles);

export default function RolesPage() {
  return (
    <>
      <BoxOffice />
      <Tickets />
      <StructuredData route={routes.roles} />
    </>
  );
}
