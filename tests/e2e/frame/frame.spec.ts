/** The cost of a first visit, and of one without a session; signing in is in tests/screens/frame. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

test('a tab without a link is told to open Steward again', async ({ page, shell }) => {
  await page.goto(shell.origin);
  await expect(page.getByRole('heading', { level: 1, name: 'Open Steward again' })).toBeVisible();
  await expectAccessible(page);
});

test('the first picture takes at most 6 requests and 260 KB of script', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('main h2')) return;
      seen.disconnect();
      const before = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      Object.assign(window, {
        firstPicture: before.map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
      });
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your pages' })).toBeVisible();
  const first = await page.evaluate(
    () => (window as unknown as { firstPicture: { name: string; bytes: number }[] }).firstPicture,
  );
  // The page itself is one more.
  expect(first.length + 1, first.map(({ name }) => name).join(' ')).toBeLessThanOrEqual(6);
  const script = first.filter(({ name }) => name.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThanOrEqual(260_000);
});
