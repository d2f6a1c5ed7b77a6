/** Licence reminders while they load; what they say and do is in tests/screens. */
import { expect, test } from '../support/console.ts';

const address = '/base/licenceRemind';

test('what stands below the form never moves while the page loads', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await console.pretend({ latency: 400 });
  // The position of the heading in each frame that drew it.
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(globalThis, { tops });
    const look = () => {
      const region = document.querySelector('[aria-label="My own reminders"]');
      const box = region?.getBoundingClientRect();
      if (box && box.height > 0) tops.add(Math.round(box.top));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Warning value' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Remind me about licences' })).toBeVisible();
  expect(await page.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops])).toHaveLength(
    1,
  );
});
