/**
 * A second pair of eyes, on the screens: a policy asks that somebody else approves. Two installations, each with a key,
 * a tray and a journal of its own, take turns on the same sandbox.
 */

import { ownValues } from '#shared/rules/common/record/plain-list.ts';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { send } from '../../../src-renderer/data/http.ts';
import { ruleConfigs } from '../../../src-shared/api/system-settings/lists.ts';
import { ruleConfigList } from '../../../src-shared/rules/system-settings/lists.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';
import { asked, become, openFile, policyFile, saved } from './approval-files.ts';
import { account, heldRule, inTurn, rename, rules, trayName } from './tray-page.ts';

const sent = (page: Page) => page.calls(ruleConfigs.update.path);
const apply = (page: Page) => page.getByRole('button', { name: 'Apply 1 change' });

test('asked by one, approved by another with words, taken and applied; both names are in the journal', async ({
  page,
  console,
}) => {
  const { shell } = console;
  const policy = await policyFile(shell);
  await shell.restart(policy);
  await console.openAs(account, rules);
  await rename(page, `${rules}/edit/RC1000003`, 'Approved by two');
  let request = '';
  let answer = '';

  await step('nothing is applied before', async () => {
    await page.goto('/changes');
    await expect(page.getByText(/Somebody else has to approve these changes/)).toBeVisible();
    await expect(apply(page)).toBeDisabled();
    const [waiting] = (await bridge.changes.tray({ server: trayName })).changes;
    await expect(
      inTurn((own) => bridge.changes.begin({ server: trayName, id: waiting?.id ?? 0, wish: 0, turn: own })),
    ).rejects.toMatchObject({ code: 'CHANGES_NOT_APPROVED', params: { reason: 'notAsked' } });
    // Nor around the tray: the gateway sends no write that was not begun.
    const rule = await heldRule();
    if (!rule) throw new Error('the sandbox has this rule');
    const wanted = { ...ownValues(ruleConfigList.fields, rule), ruleName: 'Around it' };
    await expect(send(ruleConfigs.update, { id: rule.id, ...wanted })).rejects.toMatchObject({
      code: 'NOT_APPROVED',
    });
    expect(await heldRule()).toEqual(rule);
    request = await asked(page);
    await expect(page.getByText(/^Approval was requested on/)).toBeVisible();
    await expect(apply(page)).toBeDisabled();
  });

  await step('who asked can’t approve', async () => {
    const dialog = await openFile(page, request);
    await expect(dialog.getByText(/a second person with another installation has to/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Approve…' })).toHaveCount(0);
    await expect(dialog.getByText('It is the key of this installation.')).toBeVisible();
  });

  await step('who may not read what it names is told so, and may sign all the same', async () => {
    await console.pretend({ failures: { [ruleConfigs.byIds.id]: 'refused' } });
    const dialog = await openFile(page, request);
    await expect(dialog.getByText('The records on this server could not be read')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Put/ })).toHaveCount(0);
    await console.pretend({ failures: {} });
  });

  await step(
    'the second person sees what it is, and a file that was changed is refused by name',
    async () => {
      await become(shell, 'second', 'first', policy);
      await console.openAs('subAdministrator', '/changes');
      let dialog = await openFile(page, request.replace('Approved by two', 'Approved by few'));
      await expect(dialog.getByText(/The signature of the request by .* is not valid/)).toBeVisible();
      dialog = await openFile(page, request);
      await expect(dialog.getByText('For Monday')).toBeVisible();
      await expect(dialog.getByText(/Approved by two/)).toBeVisible();
      await expect(dialog.getByText(/This key is not trusted here yet/)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('textbox', { name: 'Your words' }).fill('Looks right');
      await dialog.getByRole('textbox', { name: 'Not before: day' }).fill('2099-12-30');
      await dialog.getByRole('textbox', { name: 'Valid until: day' }).fill('2099-12-29');
      await page.keyboard.press('Tab');
      await expect(dialog.getByText('The end has to be after the beginning.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Approve…' })).toBeDisabled();
      await dialog.getByRole('textbox', { name: 'Not before: day' }).fill('2020-01-01');
      await page.keyboard.press('Tab');
      await dialog.getByRole('button', { name: 'Approve…' }).click();
      answer = await saved(page, () =>
        page
          .getByRole('alertdialog', { name: /^Approve 1 change that .+ asks for\?$/ })
          .getByRole('button', { name: 'Sign and save' })
          .click(),
      );
    },
  );

  await step('the answer is taken once its key is trusted', async () => {
    await become(shell, 'first', 'second', policy);
    await console.openAs(account, '/changes');
    let dialog = await openFile(page, answer.replace('Looks right', 'Looks fine'));
    await expect(dialog.getByText(/The signature of the answer by .* is not valid/)).toBeVisible();
    dialog = await openFile(page, answer);
    await expect(dialog.getByText('Looks right')).toBeVisible();
    await expect(dialog.getByText(/Valid until 29 Dec 2099, 23:59 GMT/)).toBeVisible();
    await expect(dialog.getByText(/Both signatures were made on one computer/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Take the answer' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/compare every group/)).toBeVisible();
    await question.getByRole('button', { name: 'The fingerprints match: trust the key' }).click();
    await expect(page.getByText(/has approved these changes/)).toBeVisible();
    await expect(page.getByText(/Valid until 29 Dec 2099, 23:59 GMT/)).toBeVisible();
    await expectAccessible(page);
  });

  await step('under the key of what was approved nothing else is sent', async () => {
    const [waiting] = (await bridge.changes.tray({ server: trayName })).changes;
    const id = waiting?.id ?? 0;
    const rule = await heldRule();
    if (!rule) throw new Error('the sandbox has this rule');
    await inTurn(async (turn) => {
      const begun = await bridge.changes.begin({ server: trayName, id, wish: 0, turn });
      const headers = { 'Idempotency-Key': begun?.key ?? '' };
      const wanted = { ...ownValues(ruleConfigList.fields, rule), ruleName: 'Around it' };
      await expect(send(ruleConfigs.update, { id: rule.id, ...wanted }, { headers })).rejects.toMatchObject({
        code: 'NOT_APPROVED',
      });
      await expect(send(ruleConfigs.remove, { ids: [rule.id] }, { headers })).rejects.toMatchObject({
        code: 'NOT_APPROVED',
      });
      await bridge.changes.note({
        server: trayName,
        id,
        wish: 0,
        turn,
        result: 'failed',
        message: '',
        applied: null,
      });
    });
    expect(await heldRule()).toEqual(rule);
    await page.reload();
  });

  await step('applied, with both names', async () => {
    const before = sent(page).length;
    await apply(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 1 change' }).click();
    await expect(page.getByText('Nothing is collected')).toBeVisible();
    expect((await heldRule())?.ruleName).toBe('Approved by two');
    expect(sent(page)).toHaveLength(before + 1);
    await expect(page.getByText(/, approved by /)).toBeVisible();
    const all = { search: '', titles: [], server: null, result: null, from: null, to: null };
    const { entries } = await bridge.journal.list({ ...all, offset: 0, limit: 1 });
    expect(entries[0]?.approver).not.toBe('');
    expect(entries[0]?.approver).not.toBe(entries[0]?.user);
  });
});

test('a change that can’t be collected is not applied at once past the approval', async ({
  page,
  console,
}) => {
  await console.shell.restart(await policyFile(console.shell));
  await console.openAs(account, '/systemSettings/parameters');
  await page.getByRole('button', { name: 'New key pair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New key pair' }).click();
  const told = page.getByRole('alertdialog');
  await expect(told.getByText(/somebody else approves changes before they are applied/)).toBeVisible();
  await expect(told.getByRole('button', { name: 'Apply at once' })).toHaveCount(0);
  await told.getByRole('button', { name: 'OK' }).click();
  expect(page.calls('/api/basicserver/sysconfig/generateRsaKey')).toHaveLength(0);
});

test('the settings say the own fingerprint and whose approvals count, and let go of one', async ({
  page,
  console,
}) => {
  await console.openAs(account, '/settings?find=approve');
  await page.getByRole('button', { name: 'Show fingerprint and approvers' }).click();
  const { fingerprint } = await bridge.approval.key({});
  await expect(page.getByText(fingerprint)).toBeVisible();
  await expect(page.getByText(/^Nobody yet/)).toBeVisible();
  const other = '00001 00002 00003 00004 00005 00006 00007 00008';
  await bridge.approval.trust({ server: trayName, name: 'Wei', fingerprint: other });
  await expect(page.getByText(other)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove Wei' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^Nobody yet/)).toBeVisible();
});

test('of what somebody is asked to sign every field is told, and every row', async ({ page, console }) => {
  const { shell } = console;
  await shell.restart(await policyFile(shell));
  await console.openAs(account, rules);
  const collected = { touches: [], path: '' };
  await bridge.changes.collect({
    server: trayName,
    user: account,
    changes: [
      {
        ...collected,
        title: 'network.changed',
        kind: 'ipSegment',
        place: { id: 'SEG1000001' },
        edits: {
          segmentName: { from: 'A', to: 'B' },
          ipStart: { from: '10.0.0.1', to: '10.0.0.2' },
          instructions: { from: '', to: 'Said last of all' },
        },
      },
      {
        ...collected,
        title: 'ipList.forWhomChanged',
        kind: 'ipListPermission',
        place: { id: 'IPC1000001' },
        edits: { shares: { from: [], to: [{ kind: 'all', id: '', exclude: false, below: false }] } },
      },
    ],
  });
  const dialog = await openFile(page, await asked(page));
  await expect(dialog.getByText(/Said last of all/)).toBeVisible();
  const full = dialog.getByRole('row').filter({ hasText: 'People of a list entry changed' });
  await full.getByText('Before and after in full').click();
  await expect(full.getByText('Added')).toBeVisible();
});
