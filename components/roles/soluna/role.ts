import type { Position } from '@/components/role-page/types';
import { page, steps, ticket, metadata } from '@/components/roles/soluna/copy';
import { facts, figures } from '@/components/roles/soluna/facts';
import { form } from '@/components/roles/soluna/form';

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
