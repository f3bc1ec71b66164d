import type { Page } from '@playwright/test';
import { allRoutes } from '@/lib/routes';
import { expect, test } from '@/e2e/fixtures/test';

/** Numbers all elements at which Tab should stop, in the order of the HTML. Returns their count. */
const markStops = (page: Page) =>
  page.evaluate(() => {
    for (const marked of document.querySelectorAll<HTMLElement>('[data-stop]'))
      delete marked.dataset.stop;
    const groups = new Set<string>();
    const stops = [
      ...document.querySelectorAll<HTMLInputElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter((stop) => {
      if (stop.tabIndex < 0 || stop.disabled || stop.type === 'hidden') return false;
      if (!stop.checkVisibility({ visibilityProperty: true })) return false;
      // A radio group is one stop.
      if (stop.type !== 'radio') return true;
      const isFirst = !groups.has(stop.name);
      groups.add(stop.name);
      return isFirst;
    });
    for (const [index, stop] of stops.entries()) stop.dataset.stop = `${index}`;
    return stops.length;
  });

/** Returns the number of the focused element, whether it has a focus ring, and whether it is uncovered. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement as HTMLElement;
    // A radio or checkbox may show its focus ring on its label, and a link may show it on a pseudo-element.
    const ringElements = [stop, stop.closest('label')].filter((element) => element !== null);
    const hasRing = ringElements.some((element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      }),
    );
    // A text area may be higher than the window. It is enough that a part of it is visible.
    const [box] = stop.getClientRects();
    const isVisible = [0.1, 0.5, 0.9].some((part) => {
      const top =
        box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height * part);
      return ringElements.some((element) => element.contains(top ?? null));
    });
    const isDate = stop.matches('[type="date"]');
    const index = Number(stop.dataset.stop ?? NaN);
    return { index, text: stop.textContent, isDate, hasRing, isVisible };
  });

/** Presses the key until the focus leaves the stop with the number `from`. Returns `readFocus` of the next stop. */
async function moveFocus(page: Page, key: 'Tab' | 'Shift+Tab', from: number) {
  for (;;) {
    await page.keyboard.press(key);
    const stop = await readFocus(page);
    // A date input has several stops: month, day, year, calendar.
    if (!stop.isDate || stop.index !== from) return stop;
  }
}

for (const route of allRoutes)
  test(`every Tab stop of ${route} is reached in order, is visible and has a focus ring, and is visible again on the way back`, async ({
    page,
    visit,
  }) => {
    await visit(route);
    await page.evaluate(() => scrollTo(0, 0));
    const stops = await markStops(page);
    for (let index = 0; index < stops; index++) {
      const { text, ...stop } = await moveFocus(page, 'Tab', index - 1);
      const expected = { index, hasRing: true, isVisible: true };
      expect(stop, `at stop ${index}, “${text}”`).toMatchObject(expected);
    }

    // A phone in landscape, where sticky elements leave little space.
    await page.setViewportSize({ width: 844, height: 390 });
    const landscapeStops = await markStops(page);
    // The browser would not scroll to a stop that already has the focus.
    await page.locator(':focus').blur();
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(`[data-stop="${landscapeStops - 1}"]`).focus();
    let stop = await readFocus(page);
    for (let left = landscapeStops; left > 0; left--) {
      const { index, isVisible, text } = stop;
      expect(isVisible, `“${text}”, at ${index} of ${landscapeStops}, going back`).toBe(true);
      if (left > 1) stop = await moveFocus(page, 'Shift+Tab', index);
    }
  });
