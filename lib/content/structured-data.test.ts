import { expect, test } from 'vitest';
import { wordsOf } from '@/lib/content/pages';
import { pageData, scriptText } from '@/lib/content/structured-data';
import { networks, roleList } from '@/lib/roles';

test.each(roleList)(
  'JSON-LD says where the page of $id stands: home, the list of roles, the role',
  (role) => {
    expect(pageData(role.route)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Opportunities' },
        { position: 3, name: wordsOf(role.route).name },
      ],
    });
  },
);

test.each(networks)('JSON-LD says the same of both pages of $id', ({ route, secondRoute }) => {
  expect(pageData(secondRoute)).toEqual(pageData(route));
});

test('JSON-LD cannot end its own script element', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: '</script><b>',
  } as const;
  const text = scriptText(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});
