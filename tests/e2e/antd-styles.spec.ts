/** antd's Table and Modal under the console's content policy: what they write while they run is let through. */
import { expect, test } from '@playwright/test';
import { type BarePage, servePage } from '../bench/support/bare-page.ts';

let served: BarePage;
test.beforeAll(async () => {
  served = await servePage('antd-table');
});
test.afterAll(() => served.close());

test('a scrolling Table and an open Modal break no policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective}: ${event.sample || event.blockedURI}`);
    });
  });
  await page.goto(served.origin);
  await expect(page.getByRole('cell', { name: 'c0 of 0' })).toBeVisible();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog', { name: 'Over the table' })).toBeVisible();
  // The scroll lock holds: its style was not blocked.
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
  expect(complaints.filter((text) => /Content Security Policy|style/i.test(text))).toEqual([]);
  // A style that comes in as markup is still refused.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<style>body{color:red}</style>'));
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'refused')))
    .toEqual([expect.stringContaining('style-src')]);
});
