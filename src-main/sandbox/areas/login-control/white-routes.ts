/** The login white list by scope (spec 1§3, 1§7.4), and the tenant's administrators. */
import {
  addressesAtOnce,
  checkWhiteList,
  getAdministrators,
  getExternalConfig,
  getH5Config,
  getPcConfig,
  saveLoginWhite,
  type WhiteScope,
} from '#shared/api/login-control/login-white.ts';
import { compareAddresses, isAddressOf } from '#shared/kit/patterns/address-order.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { type WhiteRange, whiteRanges } from '../../kernel/session/questions.ts';
import { whiteScopeKey as keyOf } from '../../kernel/session/sign-in-lists.ts';
import { signingIn } from '../../kernel/session/signing-in.ts';
import { findConfigs, saveConfig } from '../../kernel/tenant/store.ts';

const access = { menu: 'securitySetting' } as const;
/** Administrators of any kind may read: some decide about addresses elsewhere, and see the effect here. */
const reading = 'manager';
/** Names of the scopes in the operation log. */
const inLog = { pc: 'computers', h5: 'mobiles', external: 'outsiders' } as const;
const clientIp = signingIn.ip;

/** Returns the saved white list; it is off until somebody saves one. */
async function stored({ store, user }: SignedInContext, useScope: WhiteScope) {
  const [found] = await findConfigs(store, user.tenantKey, [keyOf(useScope)]);
  return { whitelistStatus: found?.configValue === '1', useScope };
}

export const loginWhiteRoutes: readonly Implementation[] = [
  implement(getPcConfig, reading, (_, context) => stored(context, 'pc')),
  implement(getH5Config, reading, (_, context) => stored(context, 'h5')),
  implement(getExternalConfig, reading, (_, context) => stored(context, 'external')),

  implement(saveLoginWhite, access, async ({ whitelistStatus, useScope }, context) => {
    if ((await stored(context, useScope)).whitelistStatus === whitelistStatus) return null;
    await context.store.transaction().execute(async (transaction) => {
      await saveConfig(transaction, context.user.tenantKey, keyOf(useScope), whitelistStatus ? '1' : '0');
      await record(transaction, context, {
        kind: 'loginWhiteSaved',
        targetId: useScope,
        targetName: useScope,
        detail: `${inLog[useScope]},${whitelistStatus ? 'on' : 'off'}`,
      });
    });
    return null;
  }),

  implement(checkWhiteList, reading, async ({ useScope, ips = [clientIp] }, context) => {
    if (ips.length > addressesAtOnce) return refuse(messagesIn(context.language).badInput('ips'), 400);
    const ranges = await whiteRanges(useScope, context.user.tenantKey, context.store);
    return { clientIp, listed: ips.filter((ip) => ranges.some((range) => liesIn(ip, range))) };
  }),

  implement(getAdministrators, 'manager', async (_, { store, user }) => {
    const rows = await store
      .selectFrom('account')
      .select(['account', 'user_id', 'username', 'admin', 'manager_type'])
      .where('tenant_key', '=', user.tenantKey)
      .where((eb) =>
        eb.or([
          eb('admin', '=', 1),
          eb('manager_type', '!=', 0),
          eb('account', 'in', eb.selectFrom('managed_department').select('account')),
        ]),
      )
      .orderBy('user_id')
      .execute();
    const managed = await store
      .selectFrom('managed_department')
      .innerJoin('department', 'department.id', 'managed_department.department_id')
      .select(['managed_department.account', 'department.id', 'department.name'])
      .where('department.tenant_key', '=', user.tenantKey)
      .orderBy('department.id')
      .execute();
    return rows.map(({ account, user_id: userId, username, admin, manager_type: type }) => ({
      userId,
      username,
      kind: admin === 1 ? ('system' as const) : type === 0 ? ('department' as const) : ('sub' as const),
      departments: managed
        .filter((department) => department.account === account)
        .map(({ id, name }) => ({ id, name })),
    }));
  }),
];

function liesIn(ip: string, { start, end }: WhiteRange): boolean {
  const type = ip.includes(':') ? 'IPv6' : 'IPv4';
  if (![ip, start, end].every((address) => isAddressOf(type, address))) return false;
  return compareAddresses(start, ip) <= 0 && compareAddresses(ip, end) <= 0;
}
