import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { formsTable } from '@/lib/forms/forms-table';

it('docs/forms.md holds the table that the forms make', async () => {
  const page = await readFile(new URL('../../docs/forms.md', import.meta.url), 'utf8');
  expect(page).toContain(formsTable());
});
