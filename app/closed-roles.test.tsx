import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scoreboard } from '@/components/pages/home/copy';
import { programsLabel } from '@/components/pages/services/copy';
import { roleList } from '@/components/roles';
import { routes } from '@/lib/routes';

vi.mock('next/navigation', async (load) => ({
  ...(await load<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}));

/** Imported in each test, after `beforeAll` closes the roles: some pages read `open` at import. */
const pageFiles = import.meta.glob<{ default: ComponentType }>('./**/page.tsx');

beforeAll(async () => {
  vi.resetModules();
  const roles = await import('@/components/roles');
  for (const role of roles.roleList) Object.assign(role, { open: false });
});
afterAll(() => void vi.resetModules());

test.each([routes.roles, ...roleList.map(({ route }) => route), routes.creators])(
  '%s says “Closed for now” and has no form while all roles are closed',
  async (route) => {
    const load = pageFiles[`./(site)${route}/page.tsx`];
    expect(load, `app/(site)${route}/page.tsx is missing`).toBeDefined();
    const { default: Page } = await load!();
    const html = renderToStaticMarkup(<Page />);
    expect(html).toContain('Closed for now');
    expect(html).not.toMatch(/data-form|Apply Now|How to apply|Fill out the form|href="#apply"/i);
    // Would open the page scrolled down to its form.
    expect(html).not.toContain('data-initial-scroll-y');
    // A form sent without JavaScript, from a page opened before the role closed, is redirected to #thank-you.
    expect(html.includes('id="thank-you"')).toBe(route !== routes.roles);
  },
);

test.each([
  ['the home page', './(site)/page.tsx', scoreboard.next.label, scoreboard.programs],
  ['/services', './(site)/services/page.tsx', 'Ambassador programs', programsLabel],
])('%s names no programs while all roles are closed', async (_page, file, text, label) => {
  const { default: Page } = await pageFiles[file]!();
  const html = renderToStaticMarkup(<Page />);
  expect(html).toContain(text);
  expect(html).not.toContain(label);
});
