/** The page's clock beside the wall's: no faster while something is on its way, much faster while nothing is. */
import { expect as expectThat } from 'vitest';
import { test } from './screens.ts';
import { until } from './time.ts';

const shown = () => Date.now();
/** Milliseconds on the wall, which no faked timer knows. */
async function really(milliseconds: number): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < milliseconds; )
    await new Promise<void>((resolve) => setImmediate(resolve));
}
const wait = 300;
/** A busy machine is late by that much, on the wall as well. */
const late = 200;

test('as much passes for the page as on the wall while work is waited for', async ({ page, console }) => {
  await console.open('/info');
  const [begun, wall] = [shown(), performance.now()];
  await page.evaluate(() => really(wait));
  expectThat(shown() - begun).toBeLessThan(performance.now() - wall + late);
});

test('and while an answer is on its way', async ({ page, console }) => {
  await console.open('/info');
  await page.settled();
  await page.route('/api/slow', async (route) => {
    await really(wait);
    route.fulfill({ json: {} });
  });
  let answered = false;
  const [begun, wall] = [shown(), performance.now()];
  void fetch('/api/slow').then(() => {
    answered = true;
  });
  await until(() => (answered ? null : 'no answer'));
  expectThat(shown() - begun).toBeLessThan(performance.now() - wall + late);
});

test('a minute passes in some seconds while nothing is', async ({ page, console }) => {
  await console.open('/info');
  await page.settled();
  const [begun, wall] = [shown(), performance.now()];
  await until(() => (shown() - begun > 60_000 ? null : 'it is early'));
  expectThat(performance.now() - wall).toBeLessThan(30_000);
});
