/**
 * CSP. Every test of every page and form fails on a violation, because the browser reports it in the
 * console; here: that there is a policy, that a violation is reported, and navigation within the site.
 */
import type { Page } from '@playwright/test';
import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';
import { isClosed } from '@/lib/testing/open-roles';

/** Every violation of the policy, on whichever page; the console is watched by the fixture. */
async function watch(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('violated', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { violated } = window as unknown as { violated: (what: string) => void };
      violated(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

const links = (page: Page) =>
  page
    .locator('a[href^="/"]:visible')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname));

test('every page carries the policy, and the watch sees what breaks it', async ({
  page,
  request,
  visit,
  quiet,
}) => {
  for (const route of routes) {
    const policy = (await request.get(route)).headers()['content-security-policy'];
    const scripts = /script-src ([^;]*)/.exec(policy ?? '')?.[1];
    expect(scripts, route).toContain("'sha256-");
    expect(scripts, route).not.toMatch(/unsafe|\*/);
    expect(policy, route).toContain("default-src 'none'");
  }
  quiet.expects(/Content Security Policy/);
  const violations = await watch(page);
  await visit('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.body.append(script);
  });
  await expect.poll(() => violations).toEqual([expect.stringContaining('/about: script-src')]);
  await expect(page).not.toHaveTitle('run');
});

test('no page breaks it when it is entered by a link', async ({ page, visit }) => {
  test.slow();
  const violations = await watch(page);
  await visit('/');
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  // From page to page, by the first link to one that was not seen yet; back where there is none.
  const seen = ['/'];
  const way = ['/'];
  while (way.length > 0) {
    const next = (await links(page)).find((path) => !seen.includes(path));
    if (next) {
      await page.locator(`a[href="${next}"]:visible`).first().click();
      seen.push(next);
      way.push(next);
    } else {
      way.pop();
      if (way.length > 0) await page.goBack();
    }
    if (way.length > 0) await expect(page).toHaveURL(way.at(-1)!);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  // No page links to the second creator form, nor to the page of a closed role.
  const linked = routes.filter((route) => route !== '/creators' && !isClosed(route));
  expect(seen.sort()).toEqual(linked);
  expect(loads, 'pages that were loaded whole').toBe(0);
  expect(violations).toEqual([]);
});
