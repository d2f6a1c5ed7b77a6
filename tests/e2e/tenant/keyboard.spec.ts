/** Every form of the tenant page by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/console.ts';
import { address, expectEditable, field, toast } from '../support/tenant-page.ts';

/** Tabs until the control has the focus: it is reached, in so many steps at most. */
async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  most = 90,
): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** The focused element shows a ring. */
async function expectRing(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement ?? document.body);
    return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
  });
  expect(ring).toBe(true);
}

test('the form: typed, saved, undone, discarded', async ({ page, console }) => {
  await console.openAs('managerTenantAdministrator', address);
  await expectEditable(page);
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('button', { name: 'Cancel certification' }));
  await expectRing(page);
  await tabTo(page, main.getByRole('button', { name: 'Refresh used space' }));
  await tabTo(page, field(page, 'Organisation name'));
  await tabTo(page, field(page, 'Contact'));
  await expectRing(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('周明');
  const change = main.getByRole('switch', { name: 'Show the contact purchase link' });
  await tabTo(page, change);
  await expectRing(page);
  await page.keyboard.press('Space');
  await expect(change).not.toBeChecked();
  await expect(toast(page, 'Change succeeded')).toBeVisible();
  // The switch acted at once; the name waits.
  await tabTo(page, main.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(field(page, 'Contact')).toHaveValue('周明');
  // The bar is gone with its button: the focus is where it was before, in the form.
  await tabTo(page, field(page, 'Telephone'), 'Shift+Tab', 12);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Telephone')).toHaveAccessibleDescription('Please enter a valid landline number');
  await expect(field(page, 'Telephone')).toBeFocused();
  await tabTo(page, main.getByRole('button', { name: 'Discard' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Telephone')).toHaveValue('021-5550100');
});

test('the mobile dialog, where the focus comes back; names, tips and the end of the tenant', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const open = page.getByRole('button', { name: 'Change mobile' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Mobile number', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('united kingdom');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Country code: United Kingdom +44' })).toBeFocused();
  // A list closes a moment after its value is chosen: an arrow key before that would open nothing.
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  // Esc closes the list, not the dialog.
  await page.keyboard.press('Escape');
  // While its list is closing the Tab key is the list's.
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('7400123456');
  await tabTo(page, dialog.getByRole('button', { name: 'Send code' }), 'Tab', 6);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('the code has been sent, please check');
  // The code is typed where the focus already is.
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Change succeeded')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();

  const names = page.getByRole('button', { name: 'Names in other languages' });
  await tabTo(page, names, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const inLanguages = page.getByRole('dialog', { name: 'Organisation name in several languages' });
  await expect(inLanguages.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(inLanguages.getByRole('checkbox').last()).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, inLanguages.getByRole('textbox', { name: 'Thai' }), 'Tab', 20);
  await page.keyboard.type('Chengting');
  const saved = page.waitForResponse(/saveNamePerLangs/);
  await page.keyboard.press('Enter');
  await expect(inLanguages).toHaveCount(0);
  expect(await (await saved).json()).toMatchObject({ code: 200 });

  await tabTo(page, page.getByRole('button', { name: 'Edit tips' }));
  await page.keyboard.press('Enter');
  const tips = page.getByRole('region', { name: 'Tips', exact: true });
  await expect(tips.getByRole('textbox', { name: 'Tips' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tips.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(tips.getByRole('button', { name: 'Insert picture' })).toBeFocused();
  await expectRing(page);
  await page.keyboard.press('Home');
  await expect(tips.getByRole('button', { name: 'Bold' })).toBeFocused();
  // One stop for the whole toolbar, then the text.
  await page.keyboard.press('Tab');
  await expect(tips.getByRole('textbox', { name: 'Tips' })).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Now: ');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);

  const end = page.getByRole('button', { name: 'Cancel enterprise' });
  await tabTo(page, end);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep the enterprise' })).toBeFocused();
  // Around within the dialog, and never out of it.
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const within = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(within).toBe(true);
  }
  // Esc on a toast would close the toast.
  await question.getByRole('button', { name: 'Keep the enterprise' }).focus();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(end).toBeFocused();
});

test('at twice the size the bar with Save never covers the field that is typed in', async ({
  page,
  console,
}) => {
  // 1440 by 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const bar = page.getByRole('region', { name: /^Changed: / });
  /** Pixels that the bar covers of the field; none when what comes late has come. */
  const clear = (name: string) =>
    expect
      .poll(async () => {
        const [over, box] = await Promise.all([bar.boundingBox(), field(page, name).boundingBox()]);
        return over && box ? Math.max(0, box.y + box.height - over.y) : Number.NaN;
      })
      .toBe(0);
  /** The field stands at the very foot of the window, as after a turn of the wheel. */
  const toTheFoot = (name: string) =>
    field(page, name).evaluate((element) => {
      const below = window.innerHeight - element.getBoundingClientRect().bottom - 4;
      document.querySelector('main')?.scrollBy({ top: -below });
    });
  await toTheFoot('Contact');
  await field(page, 'Contact').evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('End');
  await page.keyboard.press('x');
  await expect(bar).toBeVisible();
  await clear('Contact');
  await toTheFoot('Email');
  await field(page, 'Email').evaluate((element) => element.focus({ preventScroll: true }));
  await clear('Email');
});
