import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { roleList, routesOf } from '@/components/roles';
import { routes } from '@/lib/site';

vi.mock('next/navigation', async (load) => ({
  ...(await load<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}));

/** The pages, not yet loaded: each reads whether its role is open when it is rendered, some when it is loaded. */
const files = import.meta.glob<{ default: ComponentType }>('./**/page.tsx');

beforeAll(() => {
  for (const role of roleList) Object.assign(role, { open: false });
});

test.each([routes.roles, ...roleList.flatMap(routesOf)])(
  '%s, with all roles closed, says so and invites nobody to apply',
  async (route) => {
    const load = files[`./(site)${route}/page.tsx`];
    expect(load, `app/(site)${route}/page.tsx is missing`).toBeDefined();
    const { default: Page } = await load!();
    const html = renderToStaticMarkup(<Page />);
    expect(html).toContain('Closed for now');
    expect(html).not.toMatch(/data-form|Apply Now|How to apply|Fill in the form|href="#apply"/i);
    expect(html).not.toContain('JobPosting');
    // For whoever opened the page before, and has sent the form.
    expect(html.includes('id="thank-you"')).toBe(route !== routes.roles);
  },
);

test('the list of roles is not described as open', async () => {
  const { findPage } = await import('@/components/site/pages');
  const { description } = findPage(routes.roles);
  expect(description).toMatch(/^No student roles .{40,140}$/);
  for (const { title } of roleList) expect(description).not.toContain(title);
});
