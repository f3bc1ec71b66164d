import { describeCampusJob } from '@/components/roles/shared/copy';
import type { Role } from '@/components/roles/shared/types';
import { metadata, page, steps, ticketText } from '@/components/roles/soluna/copy';
import { facts } from '@/components/roles/soluna/facts';
import { form } from '@/components/roles/soluna/form';

export const role: Role = {
  ...facts,
  metadata,
  ticketText,
  cardRows: page.details.rows,
  jobDescription: describeCampusJob(page),
  steps,
  form,
};
