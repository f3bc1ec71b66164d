/**
 * `secure_delete` overwrites what is deleted where it stands, but not the copies that SQLite leaves in the
 * unused part of a page when it moves rows to another. `VACUUM` would, and hold up visitors for as long as
 * it writes the whole file anew; this writes only pages that hold something, a few at a time.
 */
import 'server-only';
import { sql } from 'kysely';
import type { Db, OpenDatabase } from '@/lib/server/submissions/store/schema';
import { takingTurns } from '@/lib/server/submissions/store/turns';

/** How many pages are looked at between two turns. */
const AT_ONCE = 256;
/** The pages that hold rows or keys, by their first byte (sqlite.org/fileformat2.html, 1.6). */
const LEAVES = [10, 13];
const TREES = [2, 5, ...LEAVES];

interface Page {
  pgno: number;
  data: Buffer;
}

/** @returns where a page is unused, from and to; nothing of a page that holds no rows */
function unusedParts({ pgno, data }: Page): [number, number][] {
  // The file's own header.
  const at = pgno === 1 ? 100 : 0;
  const kind = data.readUInt8(at);
  if (!TREES.includes(kind)) return [];
  const cells = data.readUInt16BE(at + 3);
  const pointersEnd = at + (LEAVES.includes(kind) ? 8 : 12) + 2 * cells;
  const contentStart = data.readUInt16BE(at + 5) || 65_536;
  if (pointersEnd > contentStart || contentStart > data.length) return [];
  const parts: [number, number][] = [[pointersEnd, contentStart]];
  // Blocks that were freed between rows, each with the place of the next and its own size in front.
  for (let block = data.readUInt16BE(at + 1); block >= contentStart;) {
    const next = data.readUInt16BE(block);
    const end = block + data.readUInt16BE(block + 2);
    if (end > data.length || (next && next < end)) return [];
    parts.push([block + 4, end]);
    block = next;
  }
  return parts;
}

const isBlank = (data: Buffer, [from, to]: [number, number]) =>
  from >= to || (data[from] === 0 && data.compare(data, from, to - 1, from + 1, to) === 0);

const pagesFrom = async (db: Pick<Db, 'getExecutor'>, first: number): Promise<Page[]> => {
  const query = sql<{ pgno: number; data: ArrayBuffer }>`WITH RECURSIVE numbers(number) AS (
      SELECT ${first} UNION ALL SELECT number + 1 FROM numbers LIMIT ${sql.lit(AT_ONCE)})
    SELECT pgno, data FROM numbers CROSS JOIN sqlite_dbpage WHERE pgno = number`;
  return (await query.execute(db)).rows.map(({ pgno, data }) => ({
    pgno,
    data: Buffer.from(data),
  }));
};

const leftovers = (page: Page) => unusedParts(page).filter((part) => !isBlank(page.data, part));

/** Overwrites the unused parts of all pages. Others may read and write meanwhile. */
export async function overwriteUnused({ db, write }: Pick<OpenDatabase, 'db' | 'write'>) {
  const turn = takingTurns();
  for (let first = 1; ; first += AT_ONCE) {
    const pages = await pagesFrom(db, first);
    if (pages.some((page) => leftovers(page).length > 0)) {
      await write(async (open) => {
        // As they are now that nobody else writes.
        for (const page of await pagesFrom(open, first)) {
          const parts = leftovers(page);
          for (const [from, to] of parts) page.data.fill(0, from, to);
          const { pgno, data } = page;
          if (parts.length > 0)
            await sql`UPDATE sqlite_dbpage SET data = ${data} WHERE pgno = ${pgno}`.execute(open);
        }
      });
    }
    if (pages.length < AT_ONCE) return;
    await turn();
  }
}
