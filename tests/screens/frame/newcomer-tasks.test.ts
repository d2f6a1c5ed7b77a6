/**
 * A newcomer's first tasks, with the clicks that it may take, from the overview of the sandbox. A server of one's own
 * with a certificate that nobody knows is in tests/screens/servers/doctor.test.ts.
 */
import { sample } from '../../support/licences.ts';
import { countClicks } from '../support/count-clicks.ts';
import type { Page } from '../support/page.ts';
import { type Console, expect, test } from '../support/screens.ts';

const found = (page: Page) => page.getByRole('listbox').getByRole('option');

async function search(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^(Search or jump to|搜索或跳转)$/ }).fill(words);
}

async function begin(page: Page, console: Console) {
  await console.openAs('systemAdministrator', '/info');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('when the licence ends: no click', async ({ page, console }) => {
  await begin(page, console);
  await expect(
    page
      .getByRole('main')
      .getByText(/\d+ days left/)
      .first(),
  ).toBeVisible();
});

test('the organisation’s name in two languages: four clicks', async ({ page, console }) => {
  await begin(page, console);
  const { click } = countClicks(page, 4);
  await click('link', 'Base settings');
  await click('button', 'Names in other languages');
  const dialog = page.getByRole('dialog');
  await click('checkbox', 'English');
  await dialog.getByRole('textbox', { name: 'English' }).fill('Chengting Works');
  await click('button', 'Save');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /Chengting Works/ }).first()).toBeVisible();
});

test('Chinese and dark: four clicks, or two words', async ({ page, console }) => {
  await begin(page, console);
  const { click } = countClicks(page, 4);
  await click('button', /^Account: /);
  await click('menuitemradio', 'Dark');
  await click('button', /^Account: /);
  await click('menuitemradio', '简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await search(page, 'english');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a change is undone in the message, or found in the journal: one click, or two', async ({
  page,
  console,
}) => {
  await begin(page, console);
  await page.goto('/base/teams');
  await page.getByRole('textbox', { name: 'Telephone' }).fill('0512-5550148');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { click } = countClicks(page, 2);
  await click('link', 'Journal of changes');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('0512-5550148');
  await click('button', 'Undo', -1);
  await expect(page.getByText(/Undone|undone|taken back/).first()).toBeVisible();
});

test('a half-remembered setting: a word or two and Enter', async ({ page, console }) => {
  await begin(page, console);
  for (const [words, path] of [
    ['white list', /ipconfigrec|loginWhite/],
    ['password length', /systemSettings\/rules/],
    ['logo', /ui_config\/logo/],
    ['rename tenant', /base\/teams/],
  ] as const) {
    await search(page, words);
    await expect(found(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
  }
});

test('somebody is invited: three clicks', async ({ page, console }) => {
  await begin(page, console);
  const { click } = countClicks(page, 3);
  await search(page, 'invite');
  await click('option', /Invite|Invitation/);
  await click('button', 'Invite somebody');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Maya Lind');
  await dialog.getByRole('textbox', { name: /^Phone or email/ }).fill('maya@example.com');
  await click('button', 'Send invitation');
  await expect(dialog).toHaveCount(0);
});

test('a narrower menu: one click, and it stays', async ({ page, console }) => {
  await begin(page, console);
  const { click } = countClicks(page, 1);
  await click('button', 'Collapse the menu');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
});

test('help: how a page works, what is new, versions to copy and feedback, two clicks each', async ({
  page,
  console,
}) => {
  await begin(page, console);
  for (const [entry, shown] of [
    ['How this works', page.getByRole('complementary', { name: 'Help' })],
    ['What’s new', page.getByRole('dialog', { name: 'What’s new' })],
    ['About Steward', page.getByRole('button', { name: 'Copy diagnostics' })],
    ['Feedback as a file…', page.getByRole('dialog', { name: 'Feedback as a file' })],
  ] as const) {
    const { click } = countClicks(page, 2);
    await click('button', 'Help');
    await click('menuitem', entry);
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('a licence file without a server: two clicks, and the verdict stands first', async ({
  page,
  console,
}) => {
  await console.open('/');
  const { click } = countClicks(page, 2);
  await click('link', /Open the licence tool/);
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await expect(page.getByRole('region', { name: /: farridge-2026\.lic$/ })).toContainText('Sample key only');
});
