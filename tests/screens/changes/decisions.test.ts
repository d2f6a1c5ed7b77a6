/**
 * Decisions about people that somebody else approves one by one: what waits is said in words to both of them, and what was
 * approved is sent, once.
 */
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { send } from '../../../src-renderer/data/http.ts';
import { queryInvite, sendInvitation } from '../../../src-shared/api/invitations/invitations.ts';
import { endOnlineUsers, queryOnlineUsers } from '../../../src-shared/api/system-settings/online-users.ts';
import { queryWechatBindings, unbindWechat } from '../../../src-shared/api/wechat/wechat.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';
import { asked, become, openFile, policyFile, saved } from './approval-files.ts';
import { account, trayName } from './tray-page.ts';

const collects = (page: Page) => page.getByText(/Your decisions here wait in the change tray/);
const collected = (page: Page) => page.getByText(/^Collected, not applied yet/).last();

/** In the row of that name; the question is answered. */
async function decide(page: Page, action: string, name = action) {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
  await expect(collected(page)).toBeVisible();
}

const onlineUsers = async () => (await send(queryOnlineUsers, { pageNo: 1, pageSize: 500 } as never)).result;
const bindings = async () =>
  (await send(queryWechatBindings, { pageNo: 1, pageSize: 500, kind: 'work', state: 'bound' })).result;
const invitations = async () =>
  (await send(queryInvite, { pageNo: 1, pageSize: 500, current: 1, hasMore: false } as never)).result;
const againPath = /\/api\/basicserver\/sendInvite\//;

async function invite(page: Page, name: string, contact: string) {
  await page.goto('/safe_account/invite_list/new');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Phone or email' }).fill(contact);
  await dialog.getByRole('button', { name: 'Send invitation', exact: true }).click();
}

test('decided by one, approved by another, and then sent', async ({ page, console }) => {
  const { shell } = console;
  const policy = await policyFile(shell);
  await shell.restart(policy);
  await console.openAs(account, '/safe_account/securityconfig/onlineUsers');
  const signIn = (await onlineUsers()).find(({ own }) => !own);
  const [bound] = await bindings();
  if (!signIn || !bound) throw new Error('the sandbox has people who are signed in, and bound');

  await step('a session', async () => {
    await expect(collects(page)).toBeVisible();
    await page.getByRole('textbox', { name: 'Search: Online users' }).fill(signIn.ip);
    await page.pass(550);
    await decide(page, 'End session', `End the session of ${signIn.username}`);
  });

  await step('an account in WeChat', async () => {
    await page.goto('/wechatTool?state=bound');
    await expect(collects(page)).toBeVisible();
    await decide(page, 'Unbind', `Unbind ${bound.username}`);
  });

  await step('an invitation, and one once more; whom the list has is not invited anew', async () => {
    await invite(page, 'Ada', 'ADA.brook@example.com');
    await expect(page.getByText('Invited before: invite them again from the list').first()).toBeVisible();
    await invite(page, 'Maya Lind', 'maya@example.com');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(collected(page)).toBeVisible();
    await expect(collects(page)).toBeVisible();
    await page.getByRole('textbox', { name: 'Contact' }).fill('hugo');
    await page.pass(550);
    await decide(page, 'Invite again', 'Invite again: Hugo Marchand');
  });

  await step('nothing is sent, and the tray says what waits', async () => {
    for (const { path } of [endOnlineUsers, unbindWechat, sendInvitation])
      expect(page.calls(path)).toEqual([]);
    await page.goto('/changes');
    const row = page.getByRole('row').filter({ hasText: 'Sessions ended' });
    await expect(row).toContainText(signIn.username);
    await expect(row).toContainText(signIn.ip);
    await expect(page.getByRole('row').filter({ hasText: 'Maya Lind' })).toContainText('maya@example.com');
    const once = page.getByRole('row').filter({ hasText: 'Invitation again' });
    await expect(once).toContainText('Hugo Marchand');
    await expect(once).toContainText('hugo.marchand@example.com');
    const other = page.getByRole('row').filter({ hasText: 'Account in WeChat unbound' });
    await expect(other).toContainText(bound.username);
    await expect(other).toContainText('WeChat: Enterprise WeChat');
    await expect(other).toContainText(bound.wechatId);
    await expect(page.getByText('No way back')).toHaveCount(4);
    await expectAccessible(page);
  });

  let answer = '';
  await step('the second person sees it in words', async () => {
    const request = await asked(page);
    await become(shell, 'second', 'first', policy);
    await console.openAs('subAdministrator', '/changes');
    const dialog = await openFile(page, request);
    for (const one of [signIn.ip, bound.wechatId, 'maya@example.com', 'hugo.marchand@example.com'])
      await expect(dialog.getByText(one).first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Approve…' }).click();
    answer = await saved(page, () =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Sign and save' }).click(),
    );
  });

  await step('what was approved is sent, and nothing of it is offered to be taken back', async () => {
    await become(shell, 'first', 'second', policy);
    await console.openAs(account, '/changes');
    const dialog = await openFile(page, answer);
    await dialog.getByRole('button', { name: 'Take the answer' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'The fingerprints match: trust the key' })
      .click();
    const apply = page.getByRole('button', { name: /^Apply \d changes?$/ });
    await apply.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Apply \d changes?$/ })
      .click();
    await expect(page.getByText('Nothing is collected')).toBeVisible();
    expect((await onlineUsers()).map(({ id }) => id)).not.toContain(signIn.id);
    expect((await bindings()).map(({ userId }) => userId)).not.toContain(bound.userId);
    expect((await invitations()).map(({ contact }) => contact)).toContain('maya@example.com');
    expect(page.calls(againPath)).toHaveLength(1);
    const all = { search: '', titles: [], server: null, result: null, from: null, to: null };
    const { entries } = await bridge.journal.list({ ...all, offset: 0, limit: 4 });
    expect(entries.map(({ result, undoable }) => [result, undoable])).toEqual(Array(4).fill(['done', false]));
    expect((await bridge.changes.tray({ server: trayName })).changes).toEqual([]);
  });
});
