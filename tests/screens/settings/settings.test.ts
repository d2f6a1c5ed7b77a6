/** The settings page: search, sources, acting at once with *Undo*, back to the default, links, keyboard, narrow windows. */

import { expectAccessible } from '../support/accessible.ts';
import { callBridge } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { add, openServers } from '../support/servers-page.ts';

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /^(Notifications|通知)/ }).getByText(text, { exact: true });

test('every setting says where its value comes from; a change holds at once, is said, and undone', async ({
  page,
  console,
}) => {
  await console.open('/settings');
  const density = row(page, 'Table rows');
  await expect(density.getByText('Default', { exact: true })).toBeVisible();
  await expect(density.getByRole('button', { name: 'Reset “Table rows” to its default' })).toBeDisabled();
  await density.getByText('Compact', { exact: true }).click();
  await expect(toast(page, '“Table rows” is now “Compact”.')).toBeVisible();
  await expect(density.getByText('Yours')).toBeVisible();
  expect(await callBridge(page, 'settings.get', {})).toMatchObject({ tableDensity: 'compact' });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(density.getByRole('radio', { name: 'Normal' })).toBeChecked();
  // Undone is not chosen: what the organisation gives by default would hold again.
  await expect(density.getByText('Default', { exact: true })).toBeVisible();

  const language = row(page, 'Language');
  await expect(language.getByText('Yours')).toBeVisible();
  await language.getByText('简体中文').click();
  await expect(page.getByRole('heading', { level: 1, name: '设置' })).toBeVisible();
  await expect(toast(page, '“语言”已设为“简体中文”。')).toBeVisible();
  await row(page, '语言').getByRole('button', { name: '恢复默认：语言' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(row(page, 'Language').getByRole('radio', { name: 'System' })).toBeChecked();
  await expectAccessible(page);
});

test('a number is kept when it is entered or left, within its limits', async ({ page, console }) => {
  await console.open('/settings');
  const days = page.getByRole('textbox', { name: 'Keep the journal for (days)' });
  const kept = async () => (await callBridge(page, 'settings.get', {})) as { journalDays: number };
  await days.fill('0');
  await days.press('Enter');
  await expect(page.getByRole('alert').getByText('A whole number from 1 to 3650.')).toBeVisible();
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  for (const wrong of ['3651', '1.5', '-1', 'ninety', '']) {
    await days.fill(wrong);
    await days.press('Enter');
    await expect(days).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await kept()).toMatchObject({ journalDays: 90 });
  await days.press('Escape');
  await expect(days).toHaveValue('90');
  await expect(days).not.toHaveAttribute('aria-invalid');
  await days.fill('30');
  await days.press('Enter');
  await expect(toast(page, '“Keep the journal for” is now “30 days”.')).toBeVisible();
  await days.fill('31');
  await days.press('Tab');
  await expect(toast(page, '“Keep the journal for” is now “31 days”.')).toBeVisible();
  expect(await kept()).toMatchObject({ journalDays: 31 });
});

test('search finds by title, help, choices and key, marks what was found, and is a link', async ({
  page,
  console,
}) => {
  await console.open('/settings');
  await expect(row(page, 'Appearance')).toBeVisible();
  // The keys' own part of the frame comes after the first picture.
  await page.settled();
  await page.keyboard.press('/');
  const search = page.getByRole('textbox', { name: 'Search: Settings' });
  await expect(search).toBeFocused();
  for (const [words, names] of [
    ['DARK', ['Appearance']],
    ['journal for', ['Keep the journal for']],
    ['tabledensity', ['Table rows']],
    ['newer version', ['Check for updates']],
    ['中文', ['Language']],
  ] as const) {
    await search.fill(words);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([...names]);
  }
  await search.fill('journal');
  await expect(row(page, 'Keep the journal for').locator('mark').first()).toHaveText('journal');
  await expect(page.getByRole('status').getByText('4 of 12')).toBeVisible();
  await expect(page).toHaveURL(/\?find=journal$/);
  await search.fill('no such thing');
  await expect(page.getByText('No setting matches “no such thing”')).toBeVisible();
  await page.getByRole('button', { name: 'Show all settings' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(12);

  await page.getByRole('button', { name: 'Copy a link to “Appearance”' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${console.shell.origin}/settings?find=appearance`);
  await page.goto(link);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Appearance']);
});

test('by keyboard, from the palette', async ({ page, console }) => {
  await console.open('/settings');
  await expect(row(page, 'Appearance')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('table rows');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\?find=tableDensity$/);
  await row(page, 'Table rows').getByRole('radio', { name: 'Normal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'Table rows').getByRole('radio', { name: 'Compact' })).toBeChecked();
  await expect(row(page, 'Table rows').getByText('Yours')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reset “Table rows” to its default' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Table rows').getByRole('radio', { name: 'Normal' })).toBeChecked();

  await page.goto(`${console.shell.origin}/settings?find=menuCollapsed`);
  await page.getByRole('switch', { name: 'Collapse the side menu' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
});

test('approvals are given up by typing the name of a server that asked for them, also by a reset and Undo', async ({
  page,
  shell,
}) => {
  await openServers(page, shell);
  await add(page, { name: 'Harbour', address: 'http://127.0.0.1:9', environment: 'production' });
  await page.goto(`${shell.origin}/settings?find=approve`);
  const approve = row(page, 'Approve changes');
  const chosen = async () => ((await callBridge(page, 'settings.get', {})) as { approve: string }).approve;
  const question = page.getByRole('alertdialog');
  const give = question.getByRole('button', { name: 'Do not ask for approval' });
  const typeName = async () => {
    await expect(question).toContainText('Until now changes at Harbour needed an approval.');
    await expect(give).toBeDisabled();
    await question.getByRole('textbox').fill('Harbour');
    await give.click();
    await expect(question).toBeHidden();
  };
  await approve.getByText('On production servers', { exact: true }).click();
  await expect(toast(page, '“Approve changes” is now “On production servers”.')).toBeVisible();
  // An approval does not say that two people looked; what does is said beside it.
  await expect(approve.getByText(/Only a policy that names who approves rules that out\.$/)).toBeVisible();
  // Undo of a demand asks the same question as the control itself.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question).toContainText('Harbour');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  expect(await chosen()).toBe('production');

  await row(page, 'Approve decisions about people').getByText('Apply at once', { exact: true }).click();
  await expect(question).toContainText('Make decisions about people without approval?');
  await expect(question).toContainText('Until now decisions about people at Harbour needed an approval.');
  await page.keyboard.press('Escape');
  expect(await callBridge(page, 'settings.get', {})).toMatchObject({ dailyDecisions: 'approve' });

  await approve.getByText('Not needed', { exact: true }).click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(approve.getByRole('radio', { name: 'On production servers' })).toBeChecked();
  expect(await chosen()).toBe('production');
  await approve.getByText('Not needed', { exact: true }).click();
  await typeName();
  await expect(toast(page, '“Approve changes” is now “Not needed”.')).toBeVisible();
  expect(await chosen()).toBe('never');

  await approve.getByText('On every server', { exact: true }).click();
  await expect.poll(chosen).toBe('always');
  await approve.getByRole('button', { name: 'Reset “Approve changes” to its default' }).click();
  await typeName();
  await expect.poll(chosen).toBe('never');
});

test('a function of the desktop program says so in a browser', async ({ page, console }) => {
  await console.open('/settings');
  const updates = row(page, 'Check for updates');
  await expect(updates.getByText('Desktop program only')).toBeVisible();
  await expect(updates.getByText('This has no effect in the program that you are using now.')).toBeVisible();
});
