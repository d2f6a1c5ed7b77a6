/** A theme is assigned with open eyes: who has which theme now and on the chosen days, and what comes before (THM-033, 034, 049, 091, 092). */
import { readFile } from 'node:fs/promises';
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const api = '/api/basicserver/backTopic';
/** Another theme stands before it for these days: 周年庆青瓷, place 6 of the list, for everybody until the end of 2027. */
const chooseDays = async (page: Page, dialog: Locator, from: string, to: string) => {
  await dialog.getByRole('radio', { name: 'For some time' }).click();
  for (const [name, day] of [
    ['From', from],
    ['To', to],
  ] as const) {
    await dialog.getByRole('textbox', { name, exact: true }).fill(day);
    await page.keyboard.press('Tab');
  }
};
const chooseDepartments = async (page: Page, dialog: Locator, names: readonly string[]) => {
  await dialog.getByRole('button', { name: 'Share with: To whom' }).click();
  await page.getByRole('menuitem', { name: 'Departments…' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose departments' });
  for (const name of names) await picker.getByRole('treeitem', { name }).getByText(name).click();
  await picker.getByRole('button', { name: `Choose (${names.length})` }).click();
};

test('the dialog shows who has what, and puts the theme before the one that wins', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/appoint/TP100009');
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('table', { name: 'Themes by person' });
  await expect(picture.getByRole('columnheader', { name: 'Now' })).toBeVisible();
  await expect(picture.getByRole('row').nth(2)).toContainText('people');
  await chooseDays(page, dialog, '2026-12-24', '2026-12-26');
  await chooseDepartments(page, dialog, ['财务部', 'Singapore Office']);
  const conflict = dialog
    .getByRole('status')
    .filter({ hasText: /^It comes after “周年庆.*” for 2 departments/ });
  await expect(conflict).toBeVisible();
  await expect(conflict).toContainText('they see the one that comes first in the list');
  await expect(picture.getByRole('columnheader', { name: '24 Dec 2026 to 26 Dec 2026' })).toBeVisible();
  await step('one press puts it before the other, across pages', async () => {
    await conflict.getByRole('button', { name: 'Move this one before it' }).click();
    await expect(conflict).toHaveCount(0);
    const ids = page.calls(`${api}/dragSort`).at(-1)?.url.searchParams.get('ids');
    expect(ids).toBe('TP100009,TP100006,TP100007,TP100008');
    const own = picture.getByRole('row').filter({ hasText: 'this one' });
    await expect(own).toContainText('财务部, Singapore Office');
  });
  await step('and the appointment is saved as it was chosen', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    expect(JSON.parse(page.calls(`${api}/appointTopic`).at(-1)?.body ?? '{}')).toMatchObject({
      topicId: 'TP100009',
      appointDate: ['2026-12-24', '2026-12-26'],
    });
  });
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first();
const choose = async (page: Page, name: string, action: string) => {
  await row(page, name).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a new default shows who will see it, and who will not', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await choose(page, 'Harbour', 'Set as default');
  const dialog = page.getByRole('dialog', { name: 'Make “Harbour” the default?' });
  // Everybody has one that is appointed: the default changes nothing for them.
  const conflict = dialog.getByRole('status').filter({ hasText: /^It comes after “周年庆/ });
  await expect(conflict).toContainText('appointed for a time, which comes before');
  await expect(conflict.getByRole('button')).toHaveCount(0);
  expect(page.calls(`${api}/appointDefaultTopic`)).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Set as default' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Harbour')).toContainText('Default');
  expect(page.calls(`${api}/appointDefaultTopic`)).toHaveLength(1);
});

test('disabling and enabling ask where they change what people see, and only there', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await page.getByRole('button', { name: 'Disable: 周年庆青瓷' }).click();
  const leaving = page.getByRole('dialog', { name: 'Disable “周年庆青瓷”?' });
  const loser = leaving.getByRole('row').filter({ hasText: 'this one' });
  await expect(loser.getByRole('cell').first()).toContainText('people');
  await expect(loser.getByRole('cell').nth(1)).toContainText('Nobody');
  await expect(leaving.getByRole('row').nth(2).getByRole('cell').nth(1)).toContainText('people');
  // An appointment that is taken away changes for nobody on days that are over.
  await expect(leaving.getByRole('status')).toHaveCount(0);
  await expect(leaving.getByRole('columnheader').nth(2)).not.toContainText('1 Jun 2026');
  await step('cancelled, nothing is sent', async () => {
    await leaving.getByRole('button', { name: 'Cancel' }).click();
    await expect(leaving).toHaveCount(0);
    expect(page.calls(`${api}/disableTopic`)).toHaveLength(0);
  });
  await page.getByRole('button', { name: 'Disable: 周年庆青瓷' }).click();
  await leaving.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(row(page, '周年庆青瓷')).toContainText('Disabled');
  await page.getByRole('button', { name: 'Enable: 周年庆青瓷' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enable “周年庆青瓷”?' });
  const own = dialog.getByRole('row').filter({ hasText: 'this one' });
  await expect(own.getByRole('cell').first()).toContainText('Nobody');
  await expect(own.getByRole('cell').nth(1)).toContainText('people');
  await dialog.getByRole('button', { name: 'Enable' }).click();
  await expect(row(page, '周年庆青瓷')).toContainText('Enabled');
});

test('deleting shows who sees what afterwards, where somebody sees the theme', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await choose(page, '周年庆青瓷', 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete the theme “周年庆青瓷”?' });
  const own = dialog.getByRole('row').filter({ hasText: 'this one' });
  await expect(own.getByRole('cell').nth(1)).toContainText('Nobody');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Graphite', 'Delete');
  const plain = page.getByRole('alertdialog', { name: 'Delete the theme “Graphite”?' });
  await expect(plain).toBeVisible();
  await expect(plain.getByRole('table')).toHaveCount(0);
});

test('the editor asks too before it disables what people see, and keeps the form', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100006?style=dark');
  await page.getByRole('switch', { name: 'Enabled' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Disable “周年庆青瓷”?' });
  await expect(dialog.getByRole('row').filter({ hasText: 'this one' })).toContainText('Nobody');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Nothing was saved: the form keeps your changes.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
  expect(page.calls(`${api}/disableTopic`)).toHaveLength(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Operation successful').first()).toBeVisible();
  expect(page.calls(`${api}/disableTopic`)).toHaveLength(1);
});

test('a use range shows whom it takes the theme from', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/range/TP100006');
  const picture = page.getByRole('dialog').getByRole('table', { name: 'Themes by person' });
  await expect(picture.getByRole('row').filter({ hasText: 'this one' })).toContainText('people');
});

test('a theme is put first, or before another one on another page', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc?page=2');
  const name = '青瓷 2';
  await expect(row(page, name)).toBeVisible();
  await choose(page, name, 'Put first');
  await page.goto('/themes/pc');
  await expect(page.getByRole('row').nth(1)).toContainText(name);
  await choose(page, name, 'Move before…');
  const dialog = page.getByRole('dialog', { name: `Move “${name}” before which theme?` });
  await dialog.getByRole('button', { name: 'Put before this one: 暮色', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').nth(4)).toContainText(name);
  await expect(page.getByRole('row').nth(5)).toContainText('暮色');
});

test('the list says when, to whom, and to how many people', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await expect(row(page, '周年庆青瓷')).toContainText(
    /1 Jun 2026 to 31 Dec 2027, users may switchEverybody \([\d,]+ people\)/,
  );
});

test('a server that counts nobody says so', async ({ page, console }) => {
  await page.route('/api/hrm/common/queryUsers', (route) =>
    route.fulfill({ status: 404, json: { status: 404 } }),
  );
  await console.openAs('systemAdministrator', '/themes/pc/appoint/TP100004');
  const picture = page.getByRole('dialog').getByRole('table', { name: 'Themes by person' });
  await expect(picture.getByRole('row').nth(1)).toContainText('number not known here');
});

test('a designer’s festive theme is the right one on the right days, in at most twelve presses', async ({
  page,
  console,
}) => {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await console.openAs('systemAdministrator', '/themes/pc');
  await press(page.getByRole('button', { name: 'New theme' }));
  await expect(page.getByRole('textbox', { name: 'Theme name' })).toBeVisible();
  await page.settled();
  await page.getByRole('textbox', { name: 'Theme name' }).fill('Christmas red');
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  const notice = page.getByRole('status').filter({ hasText: '“Christmas red” is saved' });
  await press(notice.getByRole('button', { name: 'Assign it to whom?' }));
  const dialog = page.getByRole('dialog', { name: 'Appoint “Christmas red”' });
  await chooseDays(page, dialog, '2026-12-24', '2026-12-26');
  presses += 2;
  await chooseDepartments(page, dialog, ['财务部', 'Singapore Office']);
  presses += 5;
  const conflict = dialog.getByRole('status').filter({ hasText: /^It comes after “周年庆/ });
  await expect(dialog.getByRole('checkbox', { name: 'Enable it too' })).toBeChecked();
  await press(conflict.getByRole('button', { name: 'Move this one before it' }));
  await expect(conflict).toHaveCount(0);
  const own = dialog.getByRole('row').filter({ hasText: 'this one' });
  await expect(own.getByRole('cell').nth(1)).toContainText('财务部, Singapore Office');
  await press(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toHaveCount(0);
  expect(presses).toBeLessThanOrEqual(12);
  await page.goto('/themes/pc/who-sees?of=department&who=D204&day=2026-12-25');
  await expect(page.getByText(/^财务部 sees “Christmas red/)).toBeVisible();
});

test('the reason for a department’s wrong theme: four presses', async ({ page, console }) => {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await console.openAs('systemAdministrator', '/');
  const menu = page.getByRole('navigation').first();
  await press(menu.getByRole('link', { name: 'Interface configuration' }));
  await press(page.getByRole('button', { name: 'Theme visibility' }));
  await press(page.getByRole('button', { name: 'Choose: Department' }));
  const picker = page.getByRole('dialog', { name: /^Choose/ });
  await press(picker.getByRole('treeitem', { name: '财务部' }).getByText('财务部'));
  const verdict = page.getByRole('region', { name: 'Visible themes' });
  await expect(verdict.getByText(/^财务部 sees “周年庆青瓷/)).toBeVisible();
  await expect(verdict.getByText(/^It is appointed from 1 Jun 2026/)).toBeVisible();
  await expect(verdict.getByText(/Dark themes come before Light ones/).first()).toBeVisible();
  expect(presses).toBeLessThanOrEqual(4);
});

test('the calendar file names theme and department, and leaves out what is over', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/who-sees?of=department&who=D204');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as calendar' }).click();
  // Long lines of a calendar are folded (RFC 5545, 3.1).
  const text = (await readFile(await (await download).path(), 'utf8')).replaceAll('\r\n ', '');
  expect(text).toContain('SUMMARY:Theme “周年庆青瓷 (Dark)”\\, 澄汀智造科技有限公司');
  expect(text).toMatch(/DESCRIPTION:Appointed in 澄汀智造科技有限公司 from 2026-06-01 to 2027-12-31/);
  expect(text).not.toContain('新春');
});
