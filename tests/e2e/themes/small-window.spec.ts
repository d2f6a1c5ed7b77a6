/**
 * A theme edited in a small window: the preview and the verdict of the colour that is picked stay in sight, also under
 * the keyboard, which reaches everything; nothing of it stands over what has the focus.
 */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAllAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

const preview = (page: Page) =>
  page
    .getByRole('region', { name: 'Preview', exact: true })
    .getByRole('group', { name: 'Preview', exact: true });

/** All of it is in the window, and nothing lies over its middle. */
async function expectInSight(part: Locator) {
  await expect(part).toBeInViewport({ ratio: 0.98 });
  expect(
    await part.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return element.contains(over);
    }),
  ).toBe(true);
}

for (const [terminal, id, field] of [
  ['pc', 'TP100001', /^Side menu text: /],
  ['h5', 'TM100001', /^Chosen icon and text: /],
] as const) {
  test(`the preview and the verdict stay in sight while a colour is picked: ${terminal}`, async ({
    page,
    console,
  }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await console.openAs('systemAdministrator', `/themes/${terminal}/edit/${id}`);
    const button = page.getByRole('button', { name: field }).first();
    await button.scrollIntoViewIfNeeded();
    await expectInSight(preview(page));
    await expectInSight(page.getByText(/pairs of colours (reach|fail)/));
    await button.focus();
    await expectInSight(button);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: /./ }).filter({ has: page.getByRole('slider') });
    await expect(panel.getByText(/\d:1/)).toBeVisible();
    await expectInSight(preview(page));
    await expectAccessible(page);
    const before = await panel.getByText(/\d:1/).textContent();
    const area = await page.getByRole('slider', { name: 'Saturation and brightness' }).boundingBox();
    if (!area) throw new Error('no field of colours');
    await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2);
    await page.mouse.down();
    await expect(panel.getByText(/\d:1/)).not.toHaveText(before ?? '');
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expectAllAccessible(page);
  });
}

test('what the keyboard comes to is never under the preview', async ({ page, console }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001');
  await page
    .getByRole('button', { name: /^Bubble colour: |^Primary colour: / })
    .last()
    .focus();
  const tops: boolean[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const clear = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || !focused.closest('[data-group]')) return null;
      const box = focused.getBoundingClientRect();
      const over = document.elementFromPoint(box.x + Math.min(8, box.width / 2), box.y + box.height / 2);
      return over !== null && (focused.contains(over) || focused.parentElement?.contains(over) === true);
    });
    if (clear !== null) tops.push(clear);
  }
  expect(tops.length).toBeGreaterThan(25);
  expect(tops).not.toContain(false);
});

test('all pairs are read below the preview, by themselves', async ({ page, console }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001');
  await page.getByText(/pairs of colours fails? AA/).click();
  await expect(page.getByRole('columnheader', { name: 'Foreground and background' })).toBeVisible();
  await expectInSight(preview(page));
  await page
    .getByRole('button', { name: /^Use #/ })
    .last()
    .focus();
  await expectInSight(preview(page));
  await expectAllAccessible(page);
});
