/**
 * A sandbox behind a gateway on which somebody approves changes: under the key of a change passes the call that this
 * change is, and no other, whichever endpoint, place or field it is about.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devices, lockedAccounts } from '#shared/api/account-cases/account-cases.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { queryInvite, sendInviteAgain } from '#shared/api/invitations/invitations.ts';
import { segments } from '#shared/api/network/segments.ts';
import { type SandboxAccount, signIn } from '#shared/api/session/session.ts';
import { ruleConfigs } from '#shared/api/system-settings/lists.ts';
import { endOnlineUsers, queryOnlineUsers } from '#shared/api/system-settings/online-users.ts';
import { backThemes } from '#shared/api/themes/standard.ts';
import { queryWechatBindings, unbindWechat, type WechatBinding } from '#shared/api/wechat/wechat.ts';
import { foundDone, writeOf } from '#shared/rules/changes/apply.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { writesCompleting } from '#shared/rules/changes/complete-made.ts';
import type { Ask, Write } from '#shared/rules/common/record/record.ts';
import { invitingAgain } from '#shared/rules/records/invitations/invitation-again-record.ts';
import { invitingOf } from '#shared/rules/records/invitations/invitation-record.ts';
import { endOf } from '#shared/rules/records/online-user-record.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { madeTheme } from '#shared/rules/records/themes/theme-presence.ts';
import { unbindingOf } from '#shared/rules/records/wechat-binding-record.ts';
import { newBackTheme } from '#shared/rules/themes/defaults.ts';
import { callThrough } from '../../../src-main/gateway/call-through.ts';
import { createGateway, type Gateway } from '../../../src-main/gateway/index.ts';
import { approvingAt } from '../../../src-main/program/approved-writes.ts';
import type { ChangeUnderWay } from '../../../src-main/services/changes/changes-service.ts';
import { createSandbox, type Sandbox } from '../../../src-main/sandbox/index.ts';
import { sandboxTarget as target } from '../../../src-main/services/servers/target.ts';
import { writeFilledSandbox } from '../../support/filled-sandbox.ts';
import { lengthened, wishes } from './sample-edits.ts';

let folder: string;
let sandbox: Sandbox;
let gateway: Gateway;
const begun = new Map<string, ChangeUnderWay>();
const account: SandboxAccount = 'systemAdministrator';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-approved-'));
  const file = join(folder, 'platform.db');
  await writeFilledSandbox(file);
  sandbox = await createSandbox({ file, now: () => Date.UTC(2026, 10, 24) });
  gateway = createGateway({
    target: () => target,
    sandbox: async () => sandbox,
    approving: (of) => approvingAt(of, begun, gateway, false),
  });
  await callThrough(gateway, target, signIn, { account });
});
afterAll(async () => {
  await gateway.close();
  sandbox.close();
  await rm(folder, { recursive: true, force: true });
});
/** A server answers to a key that it knows as it did before. */
let own = '';
beforeEach(() => {
  begun.clear();
  own = randomUUID();
});

const ask: Ask = (endpoint, input) => callThrough(gateway, target, endpoint, input);
const send = ({ endpoint, input }: Write, key = own) =>
  callThrough(gateway, target, endpoint, input as never, { headers: { 'Idempotency-Key': key } }).then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
const changeOf = (kind: string, locator: unknown, edits: CollectedChange['edits']): CollectedChange => ({
  title: 'ruleConfigs.changed',
  kind,
  place: locator,
  edits,
  touches: [],
  path: '',
});

async function wanted(id: string, locator: unknown, field: string): Promise<CollectedChange> {
  const kind = await recordById(id);
  const from = (await kind?.read(ask, locator, [field]))?.[field];
  return changeOf(id, locator, {
    [field]: { from, to: typeof from === 'boolean' ? !from : lengthened(from, 'x') },
  });
}
async function callOf(change: CollectedChange): Promise<Write> {
  const write = await writeOf(change, { kindOf: recordById, ask });
  if (!write) throw new Error('nothing is to be sent');
  return write;
}

/** The same call with another value in one place, for each that it has. */
function others({ endpoint, input }: Write): Write[] {
  const fields = Object.entries(input as Record<string, unknown>);
  return fields.flatMap(([name, value]) => {
    const other = typeof value === 'boolean' ? !value : typeof value === 'string' ? `${value}y` : null;
    return other === null ? [] : [{ endpoint, input: { ...(input as object), [name]: other } }];
  });
}

const elsewhere: Write = { endpoint: segments.remove, input: { ids: ['SEG1000002'] } };

describe.each(wishes)('a change of %s at %o, %s', (kind, locator, field) => {
  it('is sent as it is, once; otherwise it is not', async () => {
    const change = await wanted(kind, locator, field);
    const write = await callOf(change);
    begun.set(own, { server: target.id, change });
    for (const other of others(write)) {
      const came = await send(other);
      // Calls that the declaration itself refuses do not get this far.
      if (came !== '' && came !== 'NOT_APPROVED') continue;
      expect(came).toBe('NOT_APPROVED');
    }
    expect(await send(elsewhere)).toBe('NOT_APPROVED');
    expect(await send(write, 'K2')).toBe('NOT_APPROVED');
    expect(await callOf(change)).toEqual(write);
    expect(await send(write)).toBe('done');
    expect(await send(write)).toBe('NOT_APPROVED');
  });
});

it('under the key of one change nothing else is sent', async () => {
  const change = await wanted('security.realIp', {}, 'enabled');
  begun.set(own, { server: target.id, change });
  const { result } = await ask(segments.query, { pageNo: 1, pageSize: 20, reference: 'all' });
  const ids = result.slice(0, 1).map(({ id }) => id);
  expect(await send({ endpoint: segments.remove, input: { ids } })).toBe('NOT_APPROVED');
  expect(await ask(segments.byIds, { ids })).toHaveLength(1);
});

it('the fields that nobody changed are those of the newest state', async () => {
  const change = await wanted('ruleConfig', { id: 'RC1000002' }, 'ruleName');
  const early = await callOf(change);
  const meanwhile = await wanted('ruleConfig', { id: 'RC1000002' }, 'noEmoji');
  begun.set('K0', { server: target.id, change: meanwhile });
  expect(await send(await callOf(meanwhile), 'K0')).toBe('done');
  begun.set(own, { server: target.id, change });
  // It would take back what was done meanwhile.
  expect(early.endpoint.id).toBe(ruleConfigs.update.id);
  expect(await send(early)).toBe('NOT_APPROVED');
  expect(await send(await callOf(change))).toBe('done');
});

it('a theme is made as it was approved: of no other colour, under no other id, and it deletes none', async () => {
  const locator = {
    terminal: 'pc',
    id: 'TP900001',
    name: 'Quay',
    style: 'dark',
    deptId: '',
    external: false,
  };
  const made = madeTheme({ ...newBackTheme('pc', 'dark', { deptId: '' }), topicName: 'Quay' });
  const change = changeOf('backThemePresence', locator, { there: { from: [], to: [made] } });
  const write = await callOf(change);
  begun.set(own, { server: target.id, change });
  for (const part of [
    { id: 'TP900002' },
    { primaryColor: '#000000' },
    { topicStatus: true },
    { deptId: 'D203' },
  ])
    expect(await send({ ...write, input: { ...Object(write.input), ...part } })).toBe('NOT_APPROVED');
  const gone = { endpoint: backThemes.remove, input: { topicId: 'TP100001' } };
  expect(await send(gone)).toBe('NOT_APPROVED');
  expect(await send(write)).toBe('done');
  expect(await writeOf(change, { kindOf: recordById, ask })).toBeNull();
});

it('a decision about one person is sent as it was approved: not another one, not about another person', async () => {
  const { result } = await ask(lockedAccounts.query, { pageNo: 1, pageSize: 50, status: 'locked' });
  const [one, other] = result;
  if (!one || !other) throw new Error('nobody is locked');
  const locator = { kind: 'accountLockList', id: one.id, username: one.username };
  const change = changeOf('accountCase', locator, {
    status: { from: 'locked', to: 'unlocked' },
    handleReason: { from: one.handleReason, to: 'By telephone' },
  });
  begun.set(own, { server: target.id, change });
  const handle = (ids: string[], reason: string): Write => ({
    endpoint: lockedAccounts.handle,
    input: { ids, operate: 'unlock', reason },
  });
  for (const write of [
    handle([other.id], 'By telephone'),
    handle([one.id, other.id], 'By telephone'),
    handle([one.id], 'Another reason'),
    { endpoint: devices.handle, input: { ids: [one.id], operate: 'unlock', reason: 'By telephone' } },
  ])
    expect(await send(write)).toBe('NOT_APPROVED');
  expect(await send(handle([one.id], 'By telephone'))).toBe('done');
  expect(await writeOf(change, { kindOf: recordById, ask })).toBeNull();
});

it('that sign-in ends which was approved, and no other', async () => {
  const { result } = await ask(queryOnlineUsers, { pageNo: 1, pageSize: 50 });
  const [one, other] = result.filter(({ own: asking }) => !asking);
  if (!one || !other) throw new Error('nobody else is signed in');
  const { kind, place, edits } = endOf(one);
  const change = changeOf(kind, place, edits);
  begun.set(own, { server: target.id, change });
  const end = (ids: string[]): Write => ({ endpoint: endOnlineUsers, input: { ids } });
  for (const ids of [[other.id], [one.id, other.id]]) expect(await send(end(ids))).toBe('NOT_APPROVED');
  expect(await send(end([one.id]))).toBe('done');
  expect(await foundDone(change, { kindOf: recordById, ask })).toMatchObject({ result: 'done' });
});

it('the account in WeChat is taken off that person, and off no other; not off another WeChat', async () => {
  const { result } = await ask(queryWechatBindings, {
    pageNo: 1,
    pageSize: 50,
    kind: 'work',
    state: 'bound',
  });
  const [one, other] = result;
  if (!one || !other) throw new Error('nobody is bound');
  const { kind, place, edits } = unbindingOf('work', one);
  const change = changeOf(kind, place, edits);
  begun.set(own, { server: target.id, change });
  const unbind = (of: 'work' | 'service', { userId }: WechatBinding): Write => ({
    endpoint: unbindWechat,
    input: { kind: of, userId },
  });
  expect(await send(unbind('work', other))).toBe('NOT_APPROVED');
  expect(await send(unbind('service', one))).toBe('NOT_APPROVED');
  expect(await send(unbind('work', one))).toBe('done');
  expect(await foundDone(change, { kindOf: recordById, ask })).toMatchObject({ result: 'done' });
});

it('an approved invitee is invited to that platform, once, and nobody else; again only an approved one', async () => {
  const ada = { invitee: 'Ada Moss', contact: 'ada.moss@example.com', areaCode: '' };
  const { kind, place, edits } = invitingOf(ada, 'platform.example.com');
  const inviting = changeOf(kind, place, edits);
  begun.set(own, { server: target.id, change: inviting });
  const write = await callOf(inviting);
  for (const part of [
    { 'inviteInfo.contact': 'eve@example.com' },
    { 'inviteInfo.invitee': 'Eve' },
    { 'inviteInfo.domain': 'evil.example.com' },
    { 'inviteInfo.personalStatus': '1' },
  ])
    expect(await send({ ...write, input: { ...Object(write.input), ...part } })).toBe('NOT_APPROVED');
  expect(await send(write)).toBe('done');
  expect(await foundDone(inviting, { kindOf: recordById, ask })).toMatchObject({ result: 'done' });

  const { result } = await ask(queryInvite, { pageNo: 1, pageSize: 50 });
  const [one, other] = result;
  if (!one || !other) throw new Error('nobody is invited');
  const again = invitingAgain(one, 'platform.example.com');
  const once = changeOf(again.kind, again.place, again.edits);
  begun.set('K3', { server: target.id, change: once });
  const sent = (id: string, domain = 'platform.example.com'): Write => ({
    endpoint: sendInviteAgain,
    input: { id, domain },
  });
  expect(await send(sent(other.id), 'K3')).toBe('NOT_APPROVED');
  expect(await send(sent(one.id, 'evil.example.com'), 'K3')).toBe('NOT_APPROVED');
  expect(await send(sent(one.id), 'K3')).toBe('done');
  expect(await foundDone(once, { kindOf: recordById, ask })).toBeNull();
});

it('what completes a menu that was made again passes under its completing keys, and nothing else does', async () => {
  const at = { deptId: 'D200', domainName: 'localhost' };
  const parentId = (await ask(queryBackstageMenus, at)).backstageMenus[0]?.id ?? '';
  const made = { customName: 'Field report', icon: '', menuPath: 'hr/report', openMode: 'new' };
  const besides = { names: { ar_AE: 'تقرير' }, menuStatus: false, common: false, position: 1 };
  const locator = { ...at, parentId, id: 'deleted', made, besides };
  const change = changeOf('backMenuPresence', locator, { there: { from: [], to: [made] } });
  const completing = () => writesCompleting(change, { kindOf: recordById, ask });
  begun.set(own, { server: target.id, change });
  expect(await completing()).toEqual([]);
  expect(await send(await callOf(change))).toBe('done');
  const writes = await completing();
  expect(writes).toHaveLength(3);
  for (const [index, write] of writes.entries()) {
    for (const other of [...others(write), elsewhere])
      expect(await send(other, `${own}.${index + 1}`)).not.toBe('done');
    expect(await send(write)).toBe('NOT_APPROVED');
    expect(await send(write, `K2.${index + 1}`)).toBe('NOT_APPROVED');
    expect(await send(write, `${own}.${index + 1}`)).toBe('done');
  }
  expect(await completing()).toEqual([]);
});
