import { formatColumns, type Column } from '@/lib/scripts/columns';
import type { Rows } from '@/lib/scripts/export';
import { STATES, type State } from '@/lib/server/submissions/store/schema';

type Counts = { form: string; received: number } & Record<State, number>;

const createCounts = (form: string) =>
  ({ form, received: 0, ...Object.fromEntries(STATES.map((state) => [state, 0])) }) as Counts;

const COLUMNS: readonly Column<Counts>[] = [
  { title: 'form', minWidth: 28, text: ({ form }) => form },
  ...(['received', ...STATES] as const).map((name): Column<Counts> => ({
    title: name,
    minWidth: 9,
    align: 'right',
    text: (counts) => counts[name],
  })),
];

async function countRows(rows: Rows): Promise<Counts[]> {
  const forms = new Map<string, Counts>();
  const total = createCounts('all forms');
  for await (const { form, state } of rows) {
    const counts = forms.get(form) ?? createCounts(form);
    forms.set(form, counts);
    for (const each of [counts, total]) {
      each.received += 1;
      each[state] += 1;
    }
  }
  const sorted = [...forms.values()].sort((a, b) => a.form.localeCompare(b.form));
  return sorted.length > 0 ? [...sorted, total] : [];
}

/** Yields a line for each form and a total. `received` is the sum of the states. */
export async function* formatStats(rows: Rows, emptyMessage: string): AsyncGenerator<string> {
  yield* formatColumns(COLUMNS, await countRows(rows), emptyMessage);
}
