import { describeCampusJob } from '@/components/role-page/copy';
import type { Role } from '@/components/role-page/types';
import { metadata, page, steps, ticketText } from '@/components/roles/acorns/copy';
import { facts } from '@/components/roles/acorns/facts';
import { form } from '@/components/roles/acorns/form';

export const role: Role = {
  ...facts,
  metadata,
  ticketText,
  cardRows: page.details.rows,
  jobDescription: describeCampusJob(page),
  steps,
  form,
};
