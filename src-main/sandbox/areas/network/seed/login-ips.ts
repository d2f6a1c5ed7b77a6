/** Entries of the sign-in lists; neither list is in force at first. */
import type { ClientScope } from '#shared/rules/common/sign-in/client-types.ts';
import { seededTime } from '../../../kernel/clock.ts';
import { ordinary } from '../../../kernel/seed/organisation.ts';

type Kind = 'IPv4' | 'IPv6' | 'segment';
type Seeded = readonly [
  name: string,
  list: 'white' | 'black',
  kind: Kind,
  start: string,
  end: string,
  terminal: ClientScope,
];

const entries: readonly Seeded[] = [
  ['总部办公网', 'white', 'IPv4', '10.1.0.0', '10.1.255.255', 'total'],
  ['研发中心', 'white', 'segment', 'SEG1000006', '', 'pc'],
  ['移动办公', 'white', 'IPv4', '172.16.0.0', '172.16.31.255', 'app-ios'],
  ['数据中心 IPv6', 'white', 'IPv6', '2001:db8:40::1', '2001:db8:40::ff', 'total'],
  ['访客网络', 'black', 'IPv4', '10.1.200.0', '10.1.200.255', 'total'],
  ['扫描来源', 'black', 'IPv4', '203.0.113.7', '203.0.113.7', 'total'],
  ['华南旧出口', 'black', 'segment', 'SEG1000008', '', 'h5'],
];

export const loginIpRows = () =>
  entries.map(([config_name, ip_config_type, segment_type, start, end, client_type], at) => {
    const own = segment_type !== 'segment';
    const time = seededTime(Date.UTC(2026, 5, 1, 2) + at * 3_600_000);
    return {
      id: `IPC${1_000_001 + at}`,
      tenant_key: ordinary,
      config_name,
      ip_config_type,
      segment_type,
      ip_start: own ? start : '',
      ip_end: end,
      net_work_segment_id: own ? '' : start,
      segment_name: '',
      client_type,
      instructions: '',
      share_entrys: '[]',
      creator_name: '陈静',
      create_time: time,
      updater_name: '陈静',
      update_time: time,
    };
  });
