import type { Position } from '@/components/role-page/types';
import { page, steps, stub, ticket, metadata } from '@/components/roles/manager/copy';
import { facts, figures } from '@/components/roles/manager/facts';
import { form } from '@/components/roles/manager/form';

export const role: Position = {
  ...facts,
  figures,
  metadata,
  ticket,
  stub,
  job: [page.lead, page.duties, { title: 'The time, the pay', rows: stub }],
  steps,
  form,
};
