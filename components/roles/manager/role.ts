import { listLines } from '@/components/roles/shared/copy';
import type { Role } from '@/components/roles/shared/types';
import { cardRows, metadata, page, steps, ticketText } from '@/components/roles/manager/copy';
import { facts } from '@/components/roles/manager/facts';
import { form } from '@/components/roles/manager/form';

export const role: Role = {
  ...facts,
  metadata,
  ticketText,
  cardRows,
  jobDescription: [page.lead, ...listLines(page.duties.points), ...listLines(cardRows)],
  steps,
  form,
};
