/** Defines the options that select submissions. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import { z } from 'zod';
import { formList } from '@/components/site/forms';
import type { Filter } from '@/lib/server/submissions/store/filters';
import { STATES, type State } from '@/lib/server/submissions/store/schema';

const isoDateOrTime = z.union([z.iso.date(), z.iso.datetime({ local: true })]);
const UNIT_MS = { d: 86_400_000, h: 3_600_000, m: 60_000 };

/**
 * Parses an ISO 8601 date or time, in UTC unless it has a zone, or an age like 30d or 12h. Returns ms since 1970.
 *
 * @param endOfDay whether a date without a time means the end of that day
 */
function parseTime(text: string, endOfDay = false): number {
  const [, count, unit] = /^(\d+)([dhm])$/.exec(text) ?? [];
  if (count) return Date.now() - Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  const [, local = '', zone = 'Z'] = /^(.*?)(Z|[+-]\d\d:\d\d)?$/.exec(text.replace(' ', 'T')) ?? [];
  const isDate = !local.includes('T');
  const time = Date.parse(`${local}${isDate ? 'T00:00' : ''}${zone}`);
  if (!isoDateOrTime.safeParse(local).success || Number.isNaN(time))
    throw new InvalidArgumentError(
      'Use a date like 2026-11-24, a time like 2026-11-24T18:30 (UTC), or an age like 30d, 12h or 5m.',
    );
  return isDate && endOfDay ? time + UNIT_MS.d : time;
}

/** Refuses blank text, for example from an unset shell variable, because it would match everything. */
function parseText(text: string): string {
  if (!text.trim()) throw new InvalidArgumentError('Pass the text to search for.');
  return text;
}

function parseCount(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Pass a number of 1 or more.');
  return Number(text);
}

export interface FilterOptions extends Omit<Filter, 'states' | 'key'> {
  state?: State;
}

export const hasFilters = (options: FilterOptions): boolean => Object.keys(options).length > 0;

export const toFilter = ({ state, ...filter }: FilterOptions): Filter => ({
  ...filter,
  states: state && [state],
});

export const createMatchOption = () =>
  new Option(
    '--match <text>',
    'only with this text in any field; ann@example.com does not find joann@example.com',
  ).argParser(parseText);

export const addFilters = (command: Command): Command =>
  command
    .addOption(
      new Option(
        '--form <form>',
        'only this form (submit is the brand form, apply the short creator form)',
      ).choices(formList.map(({ formId }) => formId)),
    )
    .addOption(new Option('--state <state>', 'only one state').choices(STATES))
    .option(
      '--since <when>',
      'only received since a date, a time (UTC), or 30d, 12h or 5m ago',
      (text) => parseTime(text),
    )
    .option(
      '--until <when>',
      'only received until the end of a date, a time (UTC), or 30d, 12h or 5m ago',
      (text) => parseTime(text, true),
    )
    .addOption(createMatchOption())
    .option('--limit <count>', 'only the newest submissions, at most this many', parseCount);
