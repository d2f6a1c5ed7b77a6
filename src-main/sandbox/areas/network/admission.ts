import type { WhiteScope } from '#shared/api/login-control/login-white.ts';
import type { WireShare } from '#shared/api/shares/share.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import type { KnownPerson } from '#shared/rules/common/sign-in/lock-out.ts';
import { letsByLists, listedRanges } from '#shared/rules/network/list-rules.ts';
import { inCamel } from '../../kernel/crud/camel.ts';
import type { Store } from '../../kernel/database/tables.ts';
import { ipListKeys, whiteScopeKey } from '../../kernel/session/sign-in-lists.ts';
import { signingIn } from '../../kernel/session/signing-in.ts';
import { findConfigs } from '../../kernel/tenant/store.ts';

const scopes: readonly WhiteScope[] = ['pc', 'h5'];

export async function isAllowedByLists(
  person: KnownPerson,
  tenantKey: string,
  store: Store,
): Promise<boolean> {
  const keys = [ipListKeys.white, ipListKeys.black, ...scopes.map(whiteScopeKey)];
  const on = (await findConfigs(store, tenantKey, keys)).filter(({ configValue }) => configValue === '1');
  const isOn = (key: string) => on.some(({ configKey }) => configKey === key);
  // Fast path: mostly no list is in force, and none has to be read.
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
      white: isOn(ipListKeys.white),
      black: isOn(ipListKeys.black),
      scopes: scopes.filter((scope) => isOn(whiteScopeKey(scope))),
    },
    entries: rows.flatMap((row) => listedRanges(inCamel(row), (id) => known.get(id))),
    shares: new Map(rows.map((row) => [row.id, fromWire(JSON.parse(row.share_entrys) as WireShare[])])),
  })(person, signingIn);
}
