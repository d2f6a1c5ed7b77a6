/**
 * Rights to the calls of tenant, licence, themes and applications (spec 1§6, 2§6, 3§6): every call, every account, the
 * scenarios that matter.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { currentSession, type SandboxAccount, sandboxAccounts } from '#shared/api/session/session.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';
import { application, custom, rights } from './call-rights.ts';

const opened: Sandbox[] = [];
async function pretending(part: Partial<SandboxScenario> = {}): Promise<Sandbox> {
  const sandbox = await freshSandbox();
  opened.push(sandbox);
  await sandbox.pretend({ ...sandbox.scenario(), ...part });
  return sandbox;
}
afterAll(() => {
  for (const sandbox of opened) sandbox.close();
});

/** The parts of a refusal in every envelope: code and message, or its `actionMsg` (3§5.1). */
interface Said {
  readonly code?: number;
  readonly msg?: string;
  readonly status?: boolean;
  readonly actionMsg?: { readonly code: number; readonly message: string };
}
const refusalIn = ({ code, msg, actionMsg }: Said) =>
  actionMsg ? { code: actionMsg.code, msg: actionMsg.message } : { code, msg };
const isTaken = ({ code, status, actionMsg }: Said) =>
  actionMsg ? actionMsg.code === 0 : code === 200 || status === true;

const cases = rights.flatMap(([allowed, pretence, ids]) =>
  ids.map((id) => ({ id, allowed, pretence, where: JSON.stringify(pretence) })),
);

/** Accounts that are refused, once for each scenario: a refused call writes nothing. */
const strangers = new Map<string, Promise<Client>>();
const places = new Map<string, Promise<Sandbox>>();
function strangerIn(pretence: Partial<SandboxScenario>, account: SandboxAccount): Promise<Client> {
  const where = JSON.stringify(pretence);
  const place = places.get(where) ?? pretending(pretence);
  places.set(where, place);
  const who = `${account} ${where}`;
  const stranger = strangers.get(who) ?? place.then((sandbox) => signedIn(sandbox, account));
  strangers.set(who, stranger);
  return stranger;
}

describe.each(cases)('$id $where', ({ id, allowed, pretence }) => {
  const refused = sandboxAccounts.filter((account) => !allowed.includes(account));
  test.each(refused)('is refused to %s', async (account) => {
    const client = await strangerIn(pretence, account);
    const endpoint = endpoints.find((each) => each.id === id);
    if (!endpoint) throw new Error(`no endpoint ${id}`);
    const response = await client.send(endpoint, endpoint.example());
    expect(response.status).toBe(200);
    expect(refusalIn((await response.json()) as Said)).toMatchObject({ code: 401, msg: 'No permission' });
  });
});

const forEveryone = [
  'branding.query',
  'backMenu.menus',
  'tenant.teamsAuthInfo',
  'tenant.teamsTipsInfo',
  'tenant.contactPurchase',
  'languageNames.get',
  'languageNames.list',
  'file.uploadModule',
  'licenceInfo.version',
  'licenceApps.tenantSeats',
  'licenceApps.modules',
  'licenceApps.module',
  'licenceRemind.permission',
  'licenceRemind.appPermission',
  'licenceRemind.module',
  'licenceRemind.user',
  'licenceRemind.saveUser',
  'licenceRemind.resetDefault',
  'licenceRemind.configs',
  'people.orgTree',
  'people.departments',
  'people.people',
  'people.targets',
  'themes.mine',
  'launcher.configs',
  'launcher.apps',
  'launcher.moduleStatus',
  'launcher.groups',
  'quickCreate.personal',
  'quickCreate.personalMobile',
  'quickCreate.personalModules',
  'quickCreate.formRights',
  'quickCreate.workflowRights',
  // In this order each finds what its example names.
  'launcher.sortGroups',
  'launcher.sortApps',
  'launcher.moveApp',
  'launcher.updateGroup',
  'launcher.createGroup',
  'launcher.deleteGroup',
  'launcher.save',
  'launcher.updateConfig',
  'launcher.reset',
  'quickCreate.sortPersonal',
  'quickCreate.deletePersonal',
  'quickCreate.savePersonal',
  'quickCreate.resetPersonal',
  'quickCreate.resetPersonalMobile',
  // The examples ask for oneself; for the team they are refused (tests/sandbox/custom-applications).
  ...['permissions', 'types', 'ofTenant', 'ofTenantByPost', 'ofTenantOnPhones', 'mine'].map(application),
  ...['ownList', 'ownCreateFree', 'ownCreateCustom', 'targets'].map(custom),
];
/** Of one's own records: whose is not asked for by a right. */
const ownRecords = [
  'ownFree',
  'ownSaveFree',
  'ownDeleteFree',
  'ownCustom',
  'ownSaveCustom',
  'ownDeleteCustom',
];
/** Calls that name the person, and that nobody makes for somebody else. */
const ofOneself = ['quickCreate.personalModules', 'quickCreate.deletePersonal'];
test.each(sandboxAccounts)('%s may make every call that is for everyone', async (account) => {
  const client = await signedIn(await pretending(), account);
  const { user } = await client.call(currentSession, {});
  const tenantKey =
    account === 'managerTenantAdministrator' || account === 'platformOperator' ? 'T1000001' : '';
  for (const id of forEveryone) {
    const endpoint = endpoints.find((each) => each.id === id);
    if (!endpoint) throw new Error(`no endpoint ${id}`);
    const own = {
      ...(id === 'languageNames.get' && tenantKey ? { targetId: tenantKey } : {}),
      ...(ofOneself.includes(id) ? { userId: user.id } : {}),
    };
    const input = { ...(endpoint.example() as object), ...own };
    const answer = (await (await client.send(endpoint, input)).json()) as Said;
    expect([id, isTaken(answer), answer]).toEqual([id, true, answer]);
  }
});

test('every call of these areas stands in one of the lists', () => {
  const listed = new Set([
    ...cases.map(({ id }) => id),
    ...forEveryone,
    ...ownRecords.map(custom),
    'languageNames.tenant',
  ]);
  const others = ['session', 'frame', 'licenceTool', 'feed'];
  const known = ['tenant.info', 'tenant.tips'];
  const missing = endpoints
    .map(({ id }) => id)
    .filter((id) => !others.includes(id.split('.')[0] ?? '') && !known.includes(id) && !listed.has(id));
  expect(missing).toEqual([]);
});
