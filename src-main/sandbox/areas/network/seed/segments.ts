import type { SegmentType } from '#shared/api/network/segments.ts';
import { seededTime } from '../../../kernel/clock.ts';
import type { SeedFacts } from '../../../kernel/database/table.ts';
import { ordinary } from '../../../kernel/seed/organisation.ts';

const few = 64;
const most = 100_000;
const sites = ['总部', '研发中心', '华东', '华南', '数据中心', '访客'] as const;
const by = { creator: 'U20009', creator_name: '陈静', updater: 'U20009', updater_name: '陈静' } as const;

const types = {
  IPv4: (tenant: number, at: number) => [`10.${tenant}.${(at >> 8) & 255}.${at & 255}`, ''],
  IPv6: (tenant: number, at: number) => [`2001:db8:${tenant}:${at.toString(16)}::1`, 'ff'],
  unlimit: () => ['', ''],
};

export function* segmentRows({ scale, tenants }: SeedFacts) {
  for (const [tenant, tenant_key] of tenants.entries()) {
    const count = scale === 'large' && tenant_key === ordinary ? most : few;
    for (let at = 0; at < count; at++) {
      const segment_type: SegmentType = at % 17 === 16 ? 'unlimit' : at % 5 === 4 ? 'IPv6' : 'IPv4';
      const [ip_start = '', last = ''] = types[segment_type](tenant, at);
      const time = seededTime(Date.UTC(2026, 0, 5, 1) + at * 60_000);
      yield {
        id: `SEG${tenant}${String(at + 1).padStart(6, '0')}`,
        tenant_key,
        segment_name: `${sites[at % sites.length]} ${at + 1}`,
        segment_type,
        ip_start,
        ip_end: last === '' ? ip_start : ip_start.replace(/1$/, last),
        instructions: at % 3 === 0 ? '内网办公' : '',
        ...by,
        create_time: time,
        update_time: time,
        reference: at % 4 === 0 ? 1 + (at % 3) : 0,
        delete_type: '0',
      } as const;
    }
  }
}
