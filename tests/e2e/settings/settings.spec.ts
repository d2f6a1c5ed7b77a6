/** The settings page in a narrow window; what it does is in tests/screens/settings. */
import { expectAllAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

test('at 1024 by 700 nothing is cut, in both languages and appearances', async ({ page, console }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  for (const language of ['en-US', 'zh-CN'] as const) {
    await console.open('/settings', language);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAllAccessible(page);
      const cut = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
      expect(cut).toBe(0);
    }
  }
});
