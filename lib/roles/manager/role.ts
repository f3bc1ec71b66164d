import { facts, said } from '@/lib/roles/manager/facts';
import { form } from '@/lib/roles/manager/form';
import { job, steps, stub } from '@/lib/roles/manager/page';
import type { Position } from '@/lib/roles/types';

export const role: Position = {
  ...facts,
  said,
  words: {
    name: facts.title,
    title: `${facts.title}: part-time, remote`,
    headline: facts.title,
    label: 'Part-time, remote',
    description: `Lead campus ambassadors from wherever you are. Part-time, ${said.hoursPerWeek}, ${said.pay}.`,
  },
  ticket: {
    text: `You play no instrument. You keep the ambassadors who do in step, campus by campus. Pay is ${said.pay}.`,
    fact: { label: 'Time', value: said.hoursPerWeek },
  },
  stub,
  form,
  job,
  steps,
};
