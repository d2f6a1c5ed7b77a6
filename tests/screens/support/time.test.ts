/** The page's clock beside the wall's: never faster, but where a test lets time pass. */
import { expect as expectThat } from 'vitest';
import { test } from './screens.ts';
import { until } from './time.ts';

test('as much passes for the page as on the wall, or less', async ({ console }) => {
  await console.open('/info');
  const [begun, wall] = [Date.now(), performance.now()];
  await until(() => (performance.now() - wall > 300 ? null : 'it is early'));
  const passed = Date.now() - begun;
  expectThat(passed).toBeGreaterThan(0);
  expectThat(passed).toBeLessThanOrEqual(performance.now() - wall + 10);
});

test('a minute passes at once where a test says so', async ({ page, console }) => {
  await console.open('/info');
  const begun = Date.now();
  await page.pass(60_000);
  expectThat(Date.now() - begun).toBeGreaterThanOrEqual(60_000);
});
