/**
 * The sandbox's panel stands beside the page; what it does is in tests/screens, and a narrow window in
 * tests/e2e/frame/docked-panels.spec.ts.
 */
import { expect, test } from '../support/console.ts';
import { address, expectEditable } from '../support/tenant-page.ts';

test('beside the page and never over it; with less motion its list does not move under the pointer', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const toggle = page.getByRole('button', { name: /^Sandbox controls/ });
  const dock = page.getByRole('complementary', { name: 'Sandbox controls' });
  for (const [width, height] of [
    [1440, 900],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await toggle.click();
    await expect(dock).toBeFocused();
    // The menu makes room when the window has come to rest.
    const content = async () => await page.getByRole('main').boundingBox();
    await expect.poll(async () => (await content())?.width ?? 0).toBeGreaterThan(560);
    const [panel, main] = [await dock.boundingBox(), await content()];
    expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + 1);
    await toggle.click();
    await expect(dock).toHaveCount(0);
  }
  await toggle.click();
  const list = page.getByRole('combobox', { name: /^Signed in as: / });
  await expect(list).toBeVisible();
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        // Before these it is measured, unseen, where it will stand.
        const moving = /\S+-(start|active)\b/.exec(
          (target as Element).className.replace('option-active', ''),
        );
        if (moving) moved.push(moving[0]);
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['class'] });
  });
  await list.click();
  const option = page.getByRole('option', { name: 'Employee', exact: true });
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
});

test('a dialog stands beside the panel; in a narrow window it hides what is in the panel', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/safe_account/invite_list');
  await page.getByRole('button', { name: /^Sandbox controls/ }).click();
  const dock = page.locator('aside[tabindex="-1"]');
  const account = dock.getByText('Signed in as').first();
  await expect(account).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = await page.getByRole('dialog', { name: 'Invite somebody' }).boundingBox();
  expect((dialog?.x ?? 0) + (dialog?.width ?? 0)).toBeLessThanOrEqual((await dock.boundingBox())?.x ?? 0);
  await expect(account).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(account).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(account).toBeVisible();
});
