/** Invitations in the sandbox (rows INV-003, 007 to 026). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Input } from '#shared/api/endpoint.ts';
import {
  checkBindInviteMobile,
  isInviteEnable,
  queryInvite,
  queryUserConfig,
  sendInvitation,
  sendInviteAgain,
} from '#shared/api/invitations/invitations.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const first = { pageNo: 1, pageSize: 5 };
const ada: Input<typeof sendInvitation> = sendInvitation.example();
const invite = (part: Partial<typeof ada>, by = client) => by.call(sendInvitation, { ...ada, ...part });

test('pages of five, the newest first', async () => {
  const page = await client.call(queryInvite, first);
  expect(page).toMatchObject({ pageNo: 1, pageSize: 5, totalCount: 12, hasNext: true });
  expect(page.result.map(({ invitee }) => invitee)[0]).toBe('Hugo Marchand');
  const last = await client.call(queryInvite, { ...first, pageNo: 3 });
  expect([last.result.length, last.hasNext]).toEqual([2, false]);
});

test.each([
  [{ 'inviteInfo.invitee': 'BROOK' }, ['Ada Brook']],
  [{ 'inviteInfo.contact': '3105' }, ['程可欣']],
  [{ 'inviteInfo.invitee': 'Ada', 'inviteInfo.contact': '139' }, []],
])('is narrowed by %o', async (asked, names) => {
  const { result } = await client.call(queryInvite, { ...first, ...asked });
  expect(result.map(({ invitee }) => invitee)).toEqual(names);
});

test('inviting somebody: kept, first in the list, logged; again is logged too', async () => {
  const { inviteInfo } = await invite({ 'inviteInfo.invitee': ' Ada Brook ', 'inviteInfo.accountType': '2' });
  // The contact itself tells its kind.
  expect(inviteInfo).toMatchObject({
    invitee: 'Ada Brook',
    accountType: '3',
    personalStatus: '3',
    message: expect.stringMatching(/^Hello Ada Brook, .+ invites you to join 澄汀智造科技有限公司\./),
  });
  expect((await client.call(queryInvite, first)).result[0]).toEqual(inviteInfo);
  await client.call(sendInviteAgain, { id: inviteInfo.id, domain: 'x' });
  await expect(client.call(sendInviteAgain, { id: 'gone', domain: 'x' })).rejects.toThrow('does not exist');
  const streamFilter = { module: 'basicserver', functionName: 'ainfo', pageNo: 1, pageSize: 2 } as const;
  const { rows } = await client.rows(pageQueryOperationLog, { streamFilter });
  expect(rows.map(({ operatedesc }) => operatedesc)).toEqual(['Invited somebody again', 'Invited somebody']);
});

test.each([
  [{ 'inviteInfo.invitee': ' ' }, 'Please enter required items!'],
  [{ 'inviteInfo.contact': '' }, 'Please enter required items!'],
  [{ 'inviteInfo.invitee': 'Ada7' }, 'name must be Chinese/English characters, length 1 to 50 bytes'],
  [{ 'inviteInfo.areaCode': '+86' }, 'please enter a valid email or phone number'],
  [{ 'inviteInfo.contact': '12' }, 'please enter a valid email or phone number'],
])('%o is refused: %s', async (part, message) => {
  await expect(invite(part)).rejects.toThrow(message);
  expect((await client.call(queryInvite, first)).totalCount).toBe(12);
});

test('three checks, each of which may say no', async () => {
  expect(await client.call(isInviteEnable, {})).toEqual({ access: true });
  expect(await client.call(checkBindInviteMobile, {})).toBe(true);
  expect(await client.call(queryUserConfig, { configName: 'inviteForbid' })).toBe('0');
  const department = await signedIn(sandbox, 'departmentAdministrator');
  expect(await department.call(checkBindInviteMobile, {})).toBe(false);
  await expect(invite({}, department)).rejects.toThrow('Bind a mobile number');
  await sandbox.pretend({ ...sandbox.scenario(), edition: 'free' });
  expect(await client.call(isInviteEnable, {})).toEqual({ access: false });
  await expect(invite({})).rejects.toThrow('Inviting is turned off');
});

test('an employee invites too; a platform operator has no list; another tenant has its own', async () => {
  await invite({}, await signedIn(sandbox, 'employee'));
  expect((await client.call(queryInvite, first)).totalCount).toBe(13);
  const operator = await signedIn(sandbox, 'platformOperator');
  await expect(operator.call(queryInvite, first)).rejects.toThrow();
  const other = await signedIn(sandbox, 'managerTenantAdministrator');
  expect((await other.call(queryInvite, first)).totalCount).toBe(0);
  await expect(other.call(sendInviteAgain, { id: 'INV1000001', domain: 'x' })).rejects.toThrow();
});
