import { describeCampusJob } from '@/components/roles/shared/copy';
import type { Role } from '@/components/roles/shared/types';
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
