import type { Position } from '@/components/role-page/types';
import { page, steps, ticket, metadata } from '@/components/roles/acorns/copy';
import { facts, figures } from '@/components/roles/acorns/facts';
import { form } from '@/components/roles/acorns/form';

export const role: Position = {
  ...facts,
  figures,
  metadata,
  ticket,
  stub: page.details.rows,
  job: [page.lead, ...page.about.text, page.why, page.details, page.benefits],
  steps,
  form,
};
