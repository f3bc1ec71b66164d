import { inWords, sentence } from '@/lib/content/text';
import { campusJob } from '@/lib/roles/campus-job';
import { client, facts, said, weeks } from '@/lib/roles/soluna/facts';
import { form } from '@/lib/roles/soluna/form';
import { page, steps } from '@/lib/roles/soluna/page';
import type { Position } from '@/lib/roles/types';

export const role: Position = {
  ...facts,
  said,
  words: {
    name: `${client} Ambassador`,
    title: facts.title,
    headline: facts.title,
    label: said.where,
    description: `Paid with ${said.pay}: ${said.hours} for ${said.length} on ${said.where}, for a ${said.what}.`,
  },
  ticket: {
    text: `${sentence(inWords(weeks))} weeks of saying one good thing out loud: there is a ${said.what}, and here is where to find it. Paid with ${said.pay}.`,
    fact: { label: 'Season', value: said.season },
  },
  stub: page.details.rows,
  form,
  job: campusJob(page),
  steps,
};
