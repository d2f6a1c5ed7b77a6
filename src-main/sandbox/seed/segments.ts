/** Named IP segments of each tenant; some are referenced. */
import { seededTime } from '../clock.ts';
import type { SeedFacts } from '../database/table.ts';

const counts = { small: 64, large: 5000 } as const;
const places = ['总部', '研发中心', '华东', '华南', '数据中心', '访客'] as const;

export function segmentRows({ scale, tenants }: SeedFacts) {
  return tenants.flatMap((tenant_key, tenant) =>
    Array.from({ length: counts[scale] }, (_, index) => {
      const type: 'IPv4' | 'IPv6' | 'unlimit' =
        index % 17 === 16 ? 'unlimit' : index % 5 === 4 ? 'IPv6' : 'IPv4';
      const group = [Math.floor(index / 250) % 250, index % 250];
      const range = {
        IPv4: [`10.${tenant}.${group.join('.')}`, `10.${tenant}.${group.join('.')}`],
        IPv6: [`2001:db8:${tenant}:${index.toString(16)}::1`, `2001:db8:${tenant}:${index.toString(16)}::ff`],
        unlimit: ['', ''],
      }[type];
      const time = seededTime(Date.UTC(2026, 0, 5, 1) + index * 60_000);
      return {
        id: `SEG${tenant}${String(index + 1).padStart(6, '0')}`,
        tenant_key,
        segment_name: `${places[index % places.length]} ${index + 1}`,
        segment_type: type,
        ip_start: range[0] ?? '',
        ip_end: range[1] ?? '',
        instructions: index % 3 === 0 ? '内网办公' : '',
        ...{ creator_name: '陈静', create_time: time, updater_name: '陈静', update_time: time },
        reference_count: index % 4 === 0 ? 1 + (index % 3) : 0,
      };
    }),
  );
}
