/** Every test fails on a violation of the policy, since the browser reports it in the console; here it is seen to. */
import { expect, test } from '@/e2e/fixtures/test';

test('a script that is not the page’s own does not run, and the console says so', async ({
  page,
  visit,
  quiet,
}) => {
  quiet.expects(/Content Security Policy/);
  await visit('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.body.append(script);
  });
  await expect.poll(() => quiet.lines).toEqual([expect.stringContaining('script-src')]);
  await expect(page).not.toHaveTitle('run');
});
