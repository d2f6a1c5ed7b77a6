/** The lock-out guard before whatever decides from which addresses people come in: lists, entries, for whom, segments. */

import { send } from '../../../src-renderer/data/http.ts';
import type { Endpoint, Input } from '../../../src-shared/api/endpoint.ts';
import { pageQueryLoginLog } from '../../../src-shared/api/login-log/login-log.ts';
import {
  addIpconfigList,
  type IpEntryValues,
  saveIpconfigPermission,
  updateIsBlackList,
  updateIsWhiteList,
} from '../../../src-shared/api/network/ip-lists.ts';
import { segments } from '../../../src-shared/api/network/segments.ts';
import { long } from '../../support/test-amount.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const tenant = '澄汀智造科技有限公司';
const lists = '/safe_account/ipconfigrec';
const network = '/safe_account/network_manage';
const log = pageQueryLoginLog.path;
const mine = { ipStart: '127.0.0.0', ipEnd: '127.255.255.255' } as const;
const entry: IpEntryValues = {
  configName: 'Mine',
  ipConfigType: 'white',
  segmentType: 'IPv4',
  ...mine,
  netWorkSegmentId: '',
  clientType: 'total',
  instructions: '',
};

const arrange = <E extends Endpoint>(endpoint: E, input: Input<E>) => send(endpoint, input);
const add = (...entries: (Partial<IpEntryValues> & { readonly id: string })[]) =>
  arrange(addIpconfigList, { ipconfigRecs: entries.map((one) => ({ ...entry, ...one })) });
const question = (page: Page) => page.getByRole('alertdialog');
const goOn = (page: Page) => question(page).getByRole('button', { name: 'Continue anyway' });
const typeTheName = async (page: Page) => {
  await expect(question(page).getByText(/^You would be refused/)).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
  await question(page).getByRole('textbox').fill(tenant);
  await goOn(page).click();
};
const cancel = (page: Page) => question(page).getByRole('button', { name: 'Cancel' }).click();

test('the white list is put in force by whoever is not on it: the name is typed, and it is undone', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', lists);
  const flag = page.getByRole('switch', { name: 'White list is in force' });
  await flag.click();
  await expect(question(page).getByText(/people would be refused/)).toBeVisible();
  await cancel(page);
  await expect(flag).not.toBeChecked();
  expect(page.calls(updateIsWhiteList.path)).toHaveLength(0);
  await flag.click();
  await typeTheName(page);
  await expect(flag).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(flag).not.toBeChecked();
});

test('a black entry: its shape comes first, then the guard; Undo deletes it', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await arrange(updateIsBlackList, { isBlackList: true });
  await page.goto(`${lists}/edit/new`);
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const save = dialog.getByRole('button', { name: 'Save' });
  await field('Name').fill('Too wide');
  await dialog.getByText('Black list', { exact: true }).click();
  await field('Start IP').fill('127.0.0.9');
  await field('End IP').fill('127.0.0.1');
  await save.click();
  await expect(dialog.getByText('IP start address must be before the IP end address!').first()).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await field('Start IP').fill('127.0.0.1');
  await save.click();
  await cancel(page);
  await expect(dialog.getByText('Nothing was saved').first()).toBeVisible();
  expect(page.calls(addIpconfigList.path)).toHaveLength(0);
  await save.click();
  await typeTheName(page);
  await expect(page.getByRole('row').filter({ hasText: 'Too wide' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: 'Too wide' })).toHaveCount(0);
});

test('a change that refuses nobody asks nothing, and nobody’s sign-ins are read', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', `${lists}/edit/IPC1000001`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Head office');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Head office' })).toBeVisible();
  expect(page.calls(log)).toHaveLength(0);
});

test('deleting the white entry that one comes by is asked about; Undo makes it again', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  await add({ id: 'mine' }, { id: 'other', configName: 'Other', ipStart: '10.0.0.1', ipEnd: '10.0.0.2' });
  await arrange(updateIsWhiteList, { isWhiteList: true });
  await page.goto(lists);
  const remove = async () => {
    await page.getByRole('row').filter({ hasText: 'Mine' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await expect(question(page).getByText(/^You would be refused/)).toBeVisible();
  await cancel(page);
  await expect(page.getByRole('row').filter({ hasText: 'Mine' })).toBeVisible();
  await remove();
  await typeTheName(page);
  await expect(page.getByRole('row').filter({ hasText: 'Mine' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: 'Mine' })).toBeVisible();
});

test('for whom a white entry holds: whoever leaves themselves out is told', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await add({ id: 'mine' });
  await arrange(updateIsWhiteList, { isWhiteList: true });
  await page.goto(`${lists}/for/mine`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Share with: / }).click();
  await page.getByRole('menuitem', { name: 'All external people' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(question(page).getByText(/^You would be refused/)).toBeVisible();
  await cancel(page);
  expect(page.calls(saveIpconfigPermission.path)).toHaveLength(0);
});

test('a network segment that an entry stands for: changed, and deleted', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  const [id = ''] = await arrange(segments.newIds, { size: 1 });
  await arrange(segments.add, { id, segmentName: 'Home', segmentType: 'IPv4', ...mine, instructions: '' });
  await add({ id: 'home', segmentType: 'segment', netWorkSegmentId: id, ipStart: '', ipEnd: '' });
  await arrange(updateIsWhiteList, { isWhiteList: true });
  await page.goto(`${network}/edit/${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Start IP' }).fill('127.9.0.0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(question(page).getByText(/^You would be refused/)).toBeVisible();
  await cancel(page);
  expect(page.calls(segments.update.path)).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question(page)
    .getByRole('button', { name: /Discard|Leave/ })
    .click();
  await page.getByRole('button', { name: 'Delete Home' }).click();
  await expect(question(page)).toContainText('Some segments are referenced by other application modules');
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await typeTheName(page);
  await expect(page.getByRole('row').filter({ hasText: 'Home' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: 'Home' })).toContainText('127.0.0.0');
});

test.runIf(long)(
  'of a long log the newest sign-ins are read, and of administrators all: both are said',
  async ({ page, console }) => {
    await console.pretend({ scale: 'large' });
    await console.openAs('systemAdministrator', lists);
    await page.getByRole('switch', { name: 'White list is in force' }).click();
    await expect(question(page)).toContainText(
      /Based on the newest 5,000 of the [\d,]{6,} sign-ins of the last 30 days, back to .+\. Older ones were not read\. For administrators all 30 days were read\. People who did not sign in are not counted\./,
    );
    await expect(question(page).getByText(/^3 of 3 administrators would be refused/)).toBeVisible();
    await expect(
      question(page).getByText(/^(\d,\d{3}) of \1 people .+ and \d,\d{3} more\. \1 of them/),
    ).toBeVisible();
    const asked = page.calls(log).map(({ url }) => url.searchParams.get('streamFilter') ?? '');
    expect(asked.filter((filter) => filter.includes('"userIds":["U20001"'))).toHaveLength(1);
    await cancel(page);
  },
);

test('while it is being worked out that is said: a switch stands as turned, and nothing is saved yet', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', lists);
  const flag = page.getByRole('switch', { name: 'White list is in force' });
  await expect(flag).not.toBeChecked();
  const release = await page.hold(log);
  await flag.click();
  await expect(page.getByText('Working out who would be refused…')).toBeVisible();
  release();
  await expect(question(page)).toBeVisible();
  await expect(page.getByText('Working out who would be refused…')).toHaveCount(0);
  await cancel(page);
  expect(page.calls(updateIsWhiteList.path)).toHaveLength(0);
});

test('unreadable sign-ins: the question says so, and nothing is saved before a yes', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', lists);
  await console.pretend({ failures: { 'ipconfig.query': 'http500' } });
  await page.getByRole('switch', { name: 'White list is in force' }).click();
  await expect(question(page)).toContainText('Steward could not work out who would be refused');
  await cancel(page);
  expect(page.calls(updateIsWhiteList.path)).toHaveLength(0);
});
