/** The sandbox's panel stands beside the page: calls just made, one of them fails, the mark, back to normal. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { address, expectEditable, field } from '../support/tenant-page.ts';

test('beside the page and never over it; a call fails, is marked in the header, and all is normal again', async ({
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
  await page.setViewportSize({ width: 1440, height: 900 });
  await toggle.click();
  await expectAccessible(page);
  const contact = field(page, 'Contact');
  await contact.fill('周明');
  await dock.getByRole('button', { name: 'Fail this one: tenant.info' }).click();
  // Nothing of the page is lost by it: nothing is asked.
  await expect(contact).toHaveValue('周明');
  await expect(toggle).toHaveText('Pretending');
  await expect(toggle).toHaveAccessibleName('Sandbox controls: Pretending just now: Failures');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByText('The organisation’s information could not be read')).toBeVisible();
  await expectAccessible(page);
  await dock.getByRole('button', { name: 'Back to normal' }).click();
  await expectEditable(page);
  await expect(toggle).toHaveAccessibleName('Sandbox controls');
});

test('with less motion a list does not move under the pointer while it opens and closes', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  await page.getByRole('button', { name: /^Sandbox controls/ }).click();
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
