import { expect, test } from 'vitest';
import { networks, roleList } from '@/components/roles';
import { findPageMetadata } from '@/components/site/pages';
import { serializeJsonLd, createStructuredData } from '@/components/site/structured-data';

test.each(roleList)(
  'the breadcrumbs of $id are the home page, the list of roles and the role',
  (role) => {
    expect(createStructuredData(role.route)[0]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Opportunities' },
        { position: 3, name: findPageMetadata(role.route).name },
      ],
    });
  },
);

test.each(networks)('both pages of $id have the same JSON-LD', ({ route, secondRoute }) => {
  expect(createStructuredData(secondRoute)).toEqual(createStructuredData(route));
});

test('serialized JSON-LD cannot end its script element', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: '</script><b>',
  } as const;
  const text = serializeJsonLd(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});
