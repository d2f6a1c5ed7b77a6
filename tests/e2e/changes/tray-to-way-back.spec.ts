/**
 * The change tray from its switch to its way back, in a browser: collected over four areas, read in words, edited; what
 * another session changed is chosen about by field; a failure stops what waits for it and nothing else; applied again,
 * rolled back, and the server holds what it held. Its states one by one are in tests/screens/changes.
 */
import type { Page } from '@playwright/test';
import { ownValues } from '#shared/rules/common/record/plain-list.ts';
import { ipconfig } from '../../../src-shared/api/network/ip-lists.ts';
import { segments } from '../../../src-shared/api/network/segments.ts';
import { ipList } from '../../../src-shared/rules/network/ip-list.ts';
import { expectAllAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { go } from '../support/go.ts';
import { openSession, sessionOf } from '../support/session.ts';
import { button, readJson, watchCalls } from '../support/tenant-page.ts';

const entry = 'IPC1000007';
const ofSegment = 'SEG1000008';

test('collected, reviewed, edited, chosen about, applied in spite of a failure, resumed, rolled back', async ({
  page,
  console,
  shell,
}) => {
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  const answer = async (action: string | RegExp) => {
    await button(page, action).click();
    await question.getByRole('button', { name: action }).click();
  };
  const written = ['saveIpconfig', 'batchDelete', 'saveSystemRemind', 'enableModule'].map((end) =>
    watchCalls(page, end),
  );
  const sent = () => written.map((calls) => calls().length);

  await test.step('collected in four areas', async () => {
    await console.openAs('systemAdministrator', '/safe_account/ipconfigrec');
    await button(page, /^Apply at once/).click();
    await page.getByRole('menuitemradio', { name: 'Collect first' }).click();
    // The list entry stands for addresses of its own; its segment goes.
    await go(page, `/safe_account/ipconfigrec/edit/${entry}`, { same: true });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Old exit');
    await dialog.getByText('IPv4', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Start IP' }).fill('10.8.0.1');
    await dialog.getByRole('textbox', { name: 'End IP' }).fill('10.8.0.9');
    await dialog.getByRole('textbox', { name: 'Instructions' }).fill('Closed in winter');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await collected(page, 1);
    await go(page, '/safe_account/network_manage');
    await page.getByRole('main').getByPlaceholder('Search').fill('研发中心 8');
    await page.getByRole('button', { name: 'Delete 研发中心 8', exact: true }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await collected(page, 2);
    await go(page, '/base/systemReminders');
    await page.getByRole('switch', { name: 'New-user push', exact: true }).click();
    await collected(page, 3);
    await go(page, '/appManage?group=AC10002');
    await page.getByRole('switch', { name: 'Enable Products' }).click();
    await collected(page, 4);
    expect(sent()).toEqual([0, 0, 0, 0]);
  });

  await test.step('before and after, in words', async () => {
    await button(page, /^Collecting|^Collect first/).click();
    await page.getByRole('menuitem', { name: 'Open the change tray' }).click();
    await expect(page.getByText('4 changes', { exact: true })).toBeVisible();
    await expect(row('New-user push')).toContainText('on → off');
    await expect(row('Products')).toContainText('Enabled → Disabled');
    await row('研发中心 8').click();
    await expect(dialog.getByText('Removed')).toBeVisible();
    await expect(dialog.getByText('Number 2, after number 1, which it needs.')).toBeVisible();
    await expectAllAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('edited', async () => {
    await row('Old exit').click();
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Old exit, South');
    await dialog.getByRole('button', { name: 'Note' }).click();
    await expect(row('Old exit, South')).toBeVisible();
  });

  await test.step('another session’s change is chosen about, field by field', async () => {
    const [stored] = await byIds(page, ipconfig.byIds.path, entry);
    const other = await openSession(await shell.newLink());
    const theirs = { configName: 'Theirs', instructions: 'Their words' };
    await other.post(ipconfig.update.path, {
      ...ownValues(ipList.fields, stored as never),
      id: entry,
      ...theirs,
    });
    await button(page, 'Check against the server').click();
    await expect(row('Changed by others')).toContainText('Old exit, South');
    await row('Changed by others').click();
    await dialog.getByRole('button', { name: 'Choose the value' }).click();
    await question.getByRole('radio', { name: /^Name, .*Old exit, South/ }).check();
    await question.getByRole('radio', { name: /^Instructions, .*Their words/ }).check();
    await expectAllAccessible(page);
    await question.getByRole('button', { name: 'Note' }).click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(row('Changed by others')).toHaveCount(0);
  });

  const before = await held(page);

  await test.step('a failure stops what waits for it, and nothing else', async () => {
    await console.pretend({ failures: { [ipconfig.update.id]: 'refused' } });
    await answer('Apply 4 changes');
    await expect(page.getByText('2 changes could not be applied and wait in the tray.')).toBeVisible();
    await expect(row('Old exit, South')).toContainText('Failed');
    await expect(row('研发中心 8')).toContainText('Waits for another');
    expect(sent()).toEqual([1, 0, 1, 1]);
    // With a set that was applied.
    await expectAllAccessible(page);
  });

  await test.step('resumed', async () => {
    await console.pretend({ failures: {} });
    await answer('Apply 2 changes');
    await expect(page.getByText('Nothing is collected')).toBeVisible();
    expect(sent()).toEqual([2, 1, 1, 1]);
    const now = await held(page);
    expect(now.entry).toMatchObject({
      configName: 'Old exit, South',
      instructions: 'Their words',
      segmentType: 'IPv4',
      netWorkSegmentId: '',
    });
    expect(now.segment).toBeUndefined();
    expect(now.reminders).not.toEqual(before.reminders);
    expect(now.modules).not.toEqual(before.modules);
  });

  await test.step('rolled back, the last first: the server holds what it held', async () => {
    // The changes that rolled back the second set are a set too, above both.
    for (const at of [0, 2]) {
      await button(page, /^Roll back the set/)
        .nth(at)
        .click();
      await question.getByRole('button', { name: 'Roll back' }).click();
      await expect(page.getByText('Nothing is collected')).toBeVisible();
    }
    expect(await held(page)).toEqual(before);
  });
});

/** It is said beside the header's switch. */
const collected = (page: Page, count: number) =>
  expect(button(page, new RegExp(`^Collect first, ${count} changes? wait`))).toBeVisible();

/** The server's state, except for the last person who changed it. */
async function held(page: Page) {
  const [listEntry] = await byIds(page, ipconfig.byIds.path, entry);
  const [segment] = await byIds(page, segments.byIds.path, ofSegment);
  return {
    entry: listEntry && unstamped(listEntry),
    segment: segment && unstamped(segment),
    reminders: (await readJson(page, '/api/bs/basicserver/systemremind/1')).data,
    modules: (await readJson(page, '/api/basicserver/loadModuleStatus')).data,
  };
}

type Row = Readonly<Record<string, unknown>>;

async function byIds(page: Page, path: string, id: string): Promise<readonly Row[]> {
  const answer = await (await sessionOf(page)).post(path, { ids: [id] });
  return (JSON.parse(answer) as { data: readonly Row[] }).data;
}

const stamp = /^(creat|updat)/;
const unstamped = (record: Row): Row =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !stamp.test(name)));
