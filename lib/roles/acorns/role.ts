import { sentence } from '@/lib/content/text';
import { client, facts, said } from '@/lib/roles/acorns/facts';
import { form } from '@/lib/roles/acorns/form';
import { page, steps } from '@/lib/roles/acorns/page';
import { campusJob } from '@/lib/roles/campus-job';
import type { Position } from '@/lib/roles/types';

export const role: Position = {
  ...facts,
  said,
  words: {
    name: `${client} Ambassador`,
    title: facts.title,
    headline: facts.title,
    label: said.what,
    description: `${sentence(said.commitment)} on your own campus, ${said.hours}, ${said.season}. ${sentence(said.positions)}. Open to ${said.openTo}.`,
  },
  ticket: {
    text: `Be the person who makes ${said.what} a thing people talk about between classes. Post or host: ${said.types}, and ${said.positions}.`,
    fact: { label: 'Season', value: said.season },
  },
  stub: page.details.rows,
  form,
  job: campusJob(page),
  steps,
};
