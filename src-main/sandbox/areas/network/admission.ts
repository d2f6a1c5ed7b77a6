/** Whether somebody comes in: by the login methods and the lists of sign-in, as the console's lock-out guard reckons. */
import type { LoginTarget } from '#shared/api/login-control/login-methods.ts';
import type { WhiteScope } from '#shared/api/login-control/login-white.ts';
import type { WireShare } from '#shared/api/shares/share.ts';
import type { RestrictedLogin } from '#shared/api/system-settings/settings.ts';
import { letsByMethods } from '#shared/rules/login-control/lets-in.ts';
import type { failureReasons } from '#shared/rules/login-log/words.ts';
import { letsByLists, listedRanges } from '#shared/rules/network/list-rules.ts';
import type { KnownPerson } from '#shared/rules/security/lock-out.ts';
import { fromWire } from '#shared/rules/shares/wire-shares.ts';
import { isKeptOut } from '#shared/rules/system-settings/restricted.ts';
import { serverTime } from '../../kernel/clock.ts';
import { inCamel } from '../../kernel/crud/camel.ts';
import type { Context } from '../../kernel/http/context.ts';
import { organisationOf } from '../../kernel/people/organisation.ts';
import { restrictedKey } from '../system-settings/keys.ts';
import { findConfig, findConfigs } from '../../kernel/tenant/store.ts';
import { signingIn } from '../../kernel/session/signing-in.ts';
import type { User } from '../../kernel/session/store.ts';

const scopes: readonly WhiteScope[] = ['pc', 'h5'];
export const ipListKeys = { white: 'ipWhiteList', black: 'ipBlackList' } as const;
export const whiteScopeKey = (scope: WhiteScope) => `loginWhite.${scope}`;

type Reason = Extract<(typeof failureReasons)[number], 'addressRefused' | 'terminalRefused' | 'hoursRefused'>;

/** null: they come in. `message`: what the tenant wants them to read; '' for the usual words. */
export async function refusalOf(
  user: User,
  { store, scenario, now }: Pick<Context, 'store' | 'scenario' | 'now'>,
): Promise<{ readonly reason: Reason; readonly message: string } | null> {
  const organisation = await organisationOf(store, user.tenantKey, scenario.scale);
  const above = organisation.above(organisation.placeOf(user.departmentId));
  const departments = above.map((place) => organisation.department(place).id);
  const person = { id: user.id, name: user.username, administrator: user.admin, departments, ways: [] };
  const no = (reason: Reason, message = '') => ({ reason, message });
  if (!(await letsByStoredMethods(person, user.tenantKey, store))) return no('terminalRefused');
  if (!(await letsByStoredLists(person, user.tenantKey, store))) return no('addressRefused');
  const hours = await restrictedLoginOf(store, user.tenantKey);
  const comer = { administrator: user.admin, departments };
  return hours && isKeptOut(hours, comer, serverTime(now)) ? no('hoursRefused', hours.message) : null;
}

async function restrictedLoginOf(store: Context['store'], tenantKey: string) {
  const found = await findConfig(store, tenantKey, restrictedKey);
  // Written by the call that saves it, by its own schema.
  return found ? (JSON.parse(found.configValue) as RestrictedLogin) : null;
}

async function letsByStoredMethods(person: KnownPerson, tenantKey: string, store: Context['store']) {
  const methods = await store
    .selectFrom('login_method')
    .select(['terminals', 'targets'])
    .where('tenant_key', '=', tenantKey)
    .execute();
  const holding = methods.map(({ terminals, targets }) => ({
    type: terminals.split(','),
    targets: JSON.parse(targets) as LoginTarget[],
  }));
  return letsByMethods(holding)(person, signingIn);
}

async function letsByStoredLists(person: KnownPerson, tenantKey: string, store: Context['store']) {
  const keys = [ipListKeys.white, ipListKeys.black, ...scopes.map(whiteScopeKey)];
  const on = (await findConfigs(store, tenantKey, keys)).filter(({ configValue }) => configValue === '1');
  const isOn = (key: string) => on.some(({ configKey }) => configKey === key);
  // Mostly none is in force, and the lists need not be read.
  if (on.length === 0) return true;
  const rows = await store.selectFrom('login_ip').selectAll().where('tenant_key', '=', tenantKey).execute();
  const segments = await store
    .selectFrom('network_segment')
    .select(['id', 'segment_type', 'ip_start', 'ip_end'])
    .where('tenant_key', '=', tenantKey)
    .where('id', 'in', [...new Set(rows.map((row) => row.net_work_segment_id))])
    .execute();
  const known = new Map(segments.map((segment) => [segment.id, inCamel(segment)]));
  return letsByLists({
    inForce: {
      ...{ white: isOn(ipListKeys.white), black: isOn(ipListKeys.black) },
      scopes: scopes.filter((scope) => isOn(whiteScopeKey(scope))),
    },
    entries: rows.flatMap((row) => listedRanges(inCamel(row), (id) => known.get(id))),
    shares: new Map(rows.map((row) => [row.id, fromWire(JSON.parse(row.share_entrys) as WireShare[])])),
  })(person, signingIn);
}
