import { expect, test } from 'vitest';
import { jobPosting } from '@/lib/roles/job-posting';
import { roles } from '@/lib/roles';
import { pageData, scriptText } from '@/lib/content/structured-data';
import { routes } from '@/lib/site';

test('JSON-LD says where a page stands: home, the list of roles, the role', () => {
  expect(pageData(routes.solunaAmbassador)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home' },
      { position: 2, name: 'Opportunities' },
      { position: 3, name: 'Soluna Ambassador' },
    ],
  });
});

test('JSON-LD says the same of both creator pages', () => {
  expect(pageData(routes.creators)).toEqual(pageData(routes.creator));
});

test('JSON-LD cannot end its own script element', () => {
  const job = jobPosting({ ...roles.acorns, open: true }, '</script><script>alert(1)</script>');
  const text = scriptText(job!);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(job);
});
