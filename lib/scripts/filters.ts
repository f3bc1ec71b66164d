/** The options that tell which submissions are meant: the same for every command that takes several. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import { z } from 'zod';
import { formList } from '@/components/site/forms';
import type { Filter } from '@/lib/server/submissions/store/filters';
import { STATES, type State } from '@/lib/server/submissions/store/schema';

/** Days that there are. */
const ISO = z.union([z.iso.date(), z.iso.datetime({ local: true })]);
const UNITS = { d: 86_400_000, h: 3_600_000 };

/**
 * @param text a date or a time of ISO 8601, in UTC where it names no zone, or an age like 30d or 12h
 * @param endOfDay whether a date means its end
 * @returns ms since 1970
 * @throws {InvalidArgumentError} what commander shows
 */
function timeOf(text: string, endOfDay = false): number {
  const [, count, unit] = /^(\d+)([dh])$/.exec(text) ?? [];
  if (count) return Date.now() - Number(count) * UNITS[unit as keyof typeof UNITS];
  const [, given = '', zone = 'Z'] = /^(.*?)(Z|[+-]\d\d:\d\d)?$/.exec(text.replace(' ', 'T')) ?? [];
  const isDate = !given.includes('T');
  const time = Date.parse(`${given}${isDate ? 'T00:00' : ''}${zone}`);
  if (!ISO.safeParse(given).success || Number.isNaN(time))
    throw new InvalidArgumentError(
      'Give a date like 2026-11-24, a time like 2026-11-24T18:30 (UTC), or an age like 30d or 12h.',
    );
  return isDate && endOfDay ? time + UNITS.d : time;
}

/** An unset variable of a shell is an empty text, which would be in every field. */
function textOf(text: string): string {
  if (!text.trim()) throw new InvalidArgumentError('Which ones? Give a text to look for.');
  return text;
}

function countOf(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a number.');
  return Number(text);
}

/** What commander makes of the options. */
export interface FilterOptions extends Omit<Filter, 'states' | 'key'> {
  state?: State;
}

/** @returns whether any option narrows */
export const isNarrowed = (options: FilterOptions): boolean =>
  ['form', 'state', 'since', 'until', 'match', 'limit'].some((name) => name in options);

export const filterOf = ({ state, form, since, until, match, limit }: FilterOptions): Filter => ({
  ...{ form, since, until, match, limit },
  states: state && [state],
});

/** Adds the options to a command. */
export const withFilters = (command: Command): Command =>
  command
    .addOption(new Option('--form <form>', 'of one form').choices(formList.map(({ call }) => call)))
    .addOption(new Option('--state <state>', 'in one state').choices(STATES))
    .option('--since <when>', 'received since a date or time (UTC), or an age like 30d', (text) =>
      timeOf(text),
    )
    .option('--until <when>', 'received until then', (text) => timeOf(text, true))
    .option('--match <text>', 'with this in any field; an email address as a whole', textOf)
    .option('--limit <count>', 'the newest of them only', countOf);
