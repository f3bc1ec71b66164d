import { expect, test } from 'vitest';
import { networks, roleList } from '@/components/roles';
import { findPage } from '@/components/site/pages';
import { serializeData, structuredData } from '@/components/site/structured-data';

test.each(roleList)(
  'JSON-LD says where the page of $id stands: home, the list of roles, the role',
  (role) => {
    expect(structuredData(role.route)[0]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Opportunities' },
        { position: 3, name: findPage(role.route).name },
      ],
    });
  },
);

test.each(networks)('JSON-LD says the same of both pages of $id', ({ route, secondRoute }) => {
  expect(structuredData(secondRoute)).toEqual(structuredData(route));
});

test('JSON-LD cannot end its own script element', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: '</script><b>',
  } as const;
  const text = serializeData(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});
