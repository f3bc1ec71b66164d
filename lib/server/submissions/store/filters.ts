/** Which submissions a person asks for: the one place that turns a filter into a question. */
import 'server-only';
import { sql, type RawBuilder } from 'kysely';
import type { FormId } from '@/lib/forms/types';
import type { OpenDatabase, State, SubmissionRow } from '@/lib/server/submissions/store/schema';

/** Times are in ms since 1970. What is left out does not narrow. */
export interface Filter {
  key?: string;
  form?: FormId;
  /** Without any, all but what was deleted on request. */
  states?: readonly State[];
  /** Received then or later. */
  since?: number;
  /** Received before. */
  until?: number;
  /** In any field, in any case; an email address only as a whole. */
  match?: string;
  /** How many at most, newest first. */
  limit?: number;
}

/** How many rows are in memory at a time: of an old release, one may have more than 1 MiB. */
const PAGE = 100;
/** How many rows one statement may look through for a text. */
const WINDOW = 20_000;

const timesOf = ({ since, until }: Filter): RawBuilder<boolean>[] => [
  ...(since === undefined ? [] : [sql<boolean>`received_at >= ${since}`]),
  ...(until === undefined ? [] : [sql<boolean>`received_at < ${until}`]),
];

const lower = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * What the database can tell of a text in a body, which is JSON. Neither knows the case of all letters,
 * and a field's name is no answer: `contains` decides.
 */
function mayContain(match: string, kind: OpenDatabase['kind']): RawBuilder<boolean> {
  const inJson = JSON.stringify(match.normalize('NFC')).slice(1, -1);
  const pattern = inJson.replaceAll(/[!%_]/g, '!$&').replaceAll(/[^\0-\x7f]+/g, '%');
  const like = sql.raw(kind === 'postgres' ? 'ILIKE' : 'LIKE');
  return sql`body ${like} ${`%${pattern}%`} ESCAPE '!'`;
}

/** @returns tells whether a row has the text in one of its fields */
function contains(match: string): (row: Pick<SubmissionRow, 'body'>) => boolean {
  const wanted = lower(match);
  const isEmail = /^[^\s@]+@[^\s@]+$/.test(wanted);
  const address = wanted.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // ann@example.com is not joann@example.com, jo'ann@example.com or ann@example.com.au.
  const before = "(?<![\\p{L}\\p{N}_.+-]'?)";
  const whole = isEmail ? new RegExp(`${before}${address}(?![\\w-]|\\.\\w)`, 'u') : undefined;
  const isIn = (text: string) => (whole ? whole.test(text) : text.includes(wanted));
  return ({ body }) =>
    body !== null &&
    Object.values(JSON.parse(body) as Record<string, unknown>).some((value) =>
      isIn(lower([value].flat().join(', '))),
    );
}

/** A row as it is read for people. */
export type NumberedRow = SubmissionRow & { seq: number };

export const filtered = ({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>) => {
  /** The numbers between which the answers lie; `+` lets the index by time decide, not that by number. */
  async function boundsOf(filter: Filter) {
    const times = timesOf(filter);
    const edge = (which: 'min' | 'max') =>
      times.length > 0
        ? sql`(SELECT ${sql.raw(which)}(+seq) FROM submissions WHERE ${sql.join(times, sql` AND `)})`
        : sql`(SELECT ${sql.raw(which)}(seq) FROM submissions)`;
    const query = sql<{ first: number | null; last: number | null }>`
      SELECT ${edge('min')} AS first, ${edge('max')} AS last`;
    return (await query.execute(db)).rows[0]!;
  }

  const between = ({ key, form, states, match, ...times }: Filter, floor: number, before: number) =>
    db
      .selectFrom('submissions')
      .where(({ and }) => and(timesOf(times)))
      .where('state', states ? 'in' : '<>', states ?? 'deleted')
      .$if(key !== undefined, (rows) => rows.where('key', '=', key!))
      .$if(form !== undefined, (rows) => rows.where('form', '=', form!))
      .$if(match !== undefined, (rows) => rows.where(mayContain(match!, kind)))
      .where('seq', '<', before)
      .where('seq', '>=', floor)
      .orderBy('seq', 'desc');

  async function* pages<Row extends Pick<NumberedRow, 'seq' | 'body'>>(
    filter: Filter,
    { first, last }: Awaited<ReturnType<typeof boundsOf>>,
    read: (rows: ReturnType<typeof between>) => Promise<Row[]>,
  ): AsyncGenerator<Row[]> {
    if (first === null || last === null) return;
    const { match, limit = Infinity } = filter;
    const isMatch = match === undefined ? () => true : contains(match);
    let left = limit;
    for (let before = last + 1; before > first && left > 0;) {
      const floor = match === undefined ? first : Math.max(first, before - WINDOW);
      const size = Math.min(PAGE, match === undefined ? left : PAGE);
      const page = await read(between(filter, floor, before).limit(size));
      before = page.length < size ? floor : page.at(-1)!.seq;
      const answers = page.filter(isMatch).slice(0, left);
      left -= answers.length;
      if (answers.length > 0) yield answers;
    }
  }

  return {
    list(filter: Filter = {}): AsyncIterable<NumberedRow> {
      let bounds: ReturnType<typeof boundsOf> | undefined;
      return {
        async *[Symbol.asyncIterator]() {
          bounds ??= boundsOf(filter);
          const all = pages(filter, await bounds, (rows) => rows.selectAll().execute());
          for await (const page of all) yield* page;
        },
      };
    },

    /** Their numbers, a page at a time. A body is read only where it is looked into. */
    async *listNumbers(filter: Filter): AsyncGenerator<number[]> {
      const body = filter.match === undefined ? sql<null>`NULL`.as('body') : ('body' as const);
      const all = pages(filter, await boundsOf(filter), (rows) =>
        rows.select(['seq', body]).execute(),
      );
      for await (const page of all) yield page.map(({ seq }) => seq);
    },
  };
};
