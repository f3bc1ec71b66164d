import { expect, test } from 'vitest';
import { onEachEngine } from '@/e2e/engines/stage';
import { routes } from '@/e2e/support/routes';

onEachEngine((stage) => {
  test.for(routes)('%s is hydrated and does not scroll sideways', async (route) => {
    const { page, visit } = stage;
    await visit(route);
    expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);

    // The header's state follows the scroll position by script alone.
    const scrolledState = (top: number) =>
      page.evaluate((y) => {
        window.scrollTo({ top: y, behavior: 'instant' });
        return document.querySelector('header')!.dataset.scrolled;
      }, top);
    await expect.poll(() => scrolledState(300)).toBe('true');
    await expect.poll(() => scrolledState(0)).toBe('false');

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'pixels beyond the right edge').toBe(0);
  });
});
