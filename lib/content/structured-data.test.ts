import { describe, expect, test } from 'vitest';
import { jobPosting } from '@/lib/content/job-posting';
import { roles } from '@/lib/content/roles';
import { routes } from '@/lib/site';
import { pageData, scriptText } from '@/lib/content/structured-data';

/** Every node of a piece of JSON-LD that has a type. */
function nodes(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodes);
  return '@type' in value ? [value as Record<string, unknown>, ...inner] : inner;
}

describe('JSON-LD', () => {
  test('says where a page stands: home, the list of roles, the role', () => {
    const items = nodes(pageData(routes.solunaAmbassador)).slice(1);
    expect(items.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Home'],
      [2, 'Opportunities'],
      [3, 'Soluna Ambassador'],
    ]);
  });

  test('says the same of both creator pages', () => {
    expect(pageData(routes.creators)).toEqual(pageData(routes.creator));
  });

  test('cannot end its own script element', () => {
    const job = jobPosting({ ...roles.acorns, open: true }, '</script><script>alert(1)</script>');
    const text = scriptText(job!);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(job);
  });
});
