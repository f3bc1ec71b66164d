import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import AcornsAmbassadorPage from '@/app/(site)/acorns-ambassador/page';
import AmbassadorManagerPage from '@/app/(site)/ambassador-manager/page';
import CreatorRoute from '@/app/(site)/creator/page';
import RolesPage from '@/app/(site)/roles/page';
import SolunaAmbassadorPage from '@/app/(site)/soluna-ambassador/page';
import { pages } from '@/lib/content/pages';
import { roleList } from '@/lib/roles';
import { routes } from '@/lib/site';

vi.mock('next/navigation', async (load) => ({
  ...(await load<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}));

vi.mock('@/lib/roles', async (load) => {
  const real = await load<typeof import('@/lib/roles')>();
  const closed = real.roleList.map((role) => ({ ...role, open: false }));
  return {
    ...real,
    roleList: closed,
    roles: Object.fromEntries(closed.map((role) => [role.id, role])),
  };
});

test.each<[string, () => ReactNode]>([
  ['ambassador manager', AmbassadorManagerPage],
  ['Acorns', AcornsAmbassadorPage],
  ['Soluna', SolunaAmbassadorPage],
  ['creator', CreatorRoute],
  ['roles', RolesPage],
])('%s, with all roles closed, says so and invites nobody to apply', (_, Page) => {
  const html = renderToStaticMarkup(<Page />);
  expect(html).toContain('Closed for now');
  expect(html).not.toMatch(/data-form|Apply Now|How to apply|Fill in the form|href="#apply"/i);
  expect(html).not.toContain('JobPosting');
  // For whoever opened the page before, and has sent the form.
  expect(html.includes('id="thank-you"')).toBe(Page !== RolesPage);
});

test('the list of roles is not described as open', () => {
  const { description } = pages[routes.roles];
  expect(description).toMatch(/^No role .{50,150}$/);
  for (const { title } of roleList) expect(description).not.toContain(title);
});
