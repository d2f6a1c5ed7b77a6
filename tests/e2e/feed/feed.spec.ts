/** The feed by wheel: page after page is added, and the page around it stands still (rows FEED-001, 018). */
import { expect, test } from '../support/console.ts';

test('one scrolls through the pages of the feed, and through nothing else', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/teamshare');
  const feed = page.getByRole('feed');
  await expect(feed.locator('[data-row="2"]:not([aria-busy])')).toBeVisible();
  await feed.hover();
  const shown = () => feed.locator('[data-row]').last().getAttribute('data-row');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return Number(await shown());
    })
    .toBeGreaterThan(60);
  // Text for screen readers alone does not make the page longer.
  const content = page.locator('#content');
  expect(await content.evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
});
