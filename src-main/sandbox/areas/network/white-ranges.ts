/** Addresses that the white list of sign-in lets in, by scope (spec 1§3). */
import type { WhiteScope } from '#shared/api/login-control/login-white.ts';
import { everyClientType } from '#shared/rules/common/sign-in/client-types.ts';
import { whiteScopeOf } from '#shared/rules/common/sign-in/white-scopes.ts';
import type { Store } from '../../kernel/database/tables.ts';
import type { WhiteRange } from '../../kernel/session/questions.ts';

export async function storedWhiteRanges(
  scope: WhiteScope,
  tenantKey: string,
  store: Store,
): Promise<WhiteRange[]> {
  const rows = await store
    .selectFrom('login_ip')
    .leftJoin('network_segment', 'network_segment.id', 'login_ip.net_work_segment_id')
    .select(['login_ip.client_type', 'login_ip.segment_type', 'login_ip.ip_start', 'login_ip.ip_end'])
    .select([
      'network_segment.segment_type as named',
      'network_segment.ip_start as from',
      'network_segment.ip_end as to',
    ])
    .where('login_ip.tenant_key', '=', tenantKey)
    .where('login_ip.ip_config_type', '=', 'white')
    .execute();
  return rows
    .filter((row) => scope === 'external' || isOf(row.client_type, scope))
    .flatMap((row): WhiteRange[] => {
      if (row.segment_type !== 'segment') return [{ start: row.ip_start, end: row.ip_end }];
      if (row.named === 'unlimit') return everything;
      return row.from !== null && row.to !== null ? [{ start: row.from, end: row.to }] : [];
    });
}

const everything: WhiteRange[] = [
  { start: '0.0.0.0', end: '255.255.255.255' },
  { start: '::', end: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff' },
];

const isOf = (clientType: string, scope: 'pc' | 'h5') =>
  clientType === everyClientType || whiteScopeOf(clientType) === scope;
