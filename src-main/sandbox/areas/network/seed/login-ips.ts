/** Entries of the sign-in lists; neither list is in force at first. */
import type { ClientScope } from '#shared/rules/common/sign-in/client-types.ts';
import { seededTime } from '../../../kernel/clock.ts';
import { ordinary } from '../../../kernel/seed/organisation.ts';
import entries from './login-ips.json' with { type: 'json' };

interface Entry {
  readonly name: string;
  readonly list: 'white' | 'black';
  readonly kind: 'IPv4' | 'IPv6' | 'segment';
  /** An address, or the id of a network segment. */
  readonly start: string;
  readonly end: string;
  readonly client: ClientScope;
}

export const loginIpRows = () =>
  (entries as readonly Entry[]).map(({ name, list, kind, start, end, client }, at) => {
    const isAddress = kind !== 'segment';
    const time = seededTime(Date.UTC(2026, 5, 1, 2) + at * 3_600_000);
    return {
      id: `IPC${1_000_001 + at}`,
      tenant_key: ordinary,
      config_name: name,
      ip_config_type: list,
      segment_type: kind,
      ip_start: isAddress ? start : '',
      ip_end: end,
      net_work_segment_id: isAddress ? '' : start,
      segment_name: '',
      client_type: client,
      instructions: '',
      share_entrys: '[]',
      creator_name: '陈静',
      create_time: time,
      updater_name: '陈静',
      update_time: time,
    };
  });
