import type { Page } from '@playwright/test';
import { scrollTo } from '@/e2e/fixtures/scroll';
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

type Stop = Awaited<ReturnType<typeof readFocus>>;

/** Waits until `readFocus` returns this, because scrolling may uncover the stop in the next frame. */
async function expectFocus(page: Page, expected: Partial<Stop>) {
  let stop: Stop;
  await expect(async () => {
    stop = await readFocus(page);
    expect(stop, `“${stop.text}”`).toMatchObject(expected);
  }).toPass({ timeout: 15_000 });
  return stop!;
}

/** Presses the key until the focus leaves this stop. A date input has several stops: month, day, year, calendar. */
async function moveFocus(page: Page, key: 'Tab' | 'Shift+Tab', from?: Stop) {
  do await page.keyboard.press(key);
  while (from?.isDate && (await readFocus(page)).index === from.index);
}

for (const route of allRoutes)
  test(`every Tab stop of ${route} is reached in order, is visible and has a focus ring, and is visible again on the way back`, async ({
    page,
    visit,
  }) => {
    await visit(route);
    await scrollTo(page, 0);
    const stops = await markStops(page);
    let stop: Stop | undefined;
    for (let index = 0; index < stops; index++) {
      await moveFocus(page, 'Tab', stop);
      stop = await expectFocus(page, { index, hasRing: true, isVisible: true });
    }

    // A phone in landscape, where sticky elements leave little space.
    await page.setViewportSize({ width: 844, height: 390 });
    const landscapeStops = await markStops(page);
    // The browser would not scroll to a stop that already has the focus.
    await page.locator(':focus').blur();
    await scrollTo(page, 0);
    await page.locator(`[data-stop="${landscapeStops - 1}"]`).focus();
    for (let left = landscapeStops; left > 0; left--) {
      stop = await expectFocus(page, { isVisible: true });
      if (left > 1) await moveFocus(page, 'Shift+Tab', stop);
    }
  });
