/** IP segments and what refers to them (spec 1§2.13, 1§5, 1§7.4). */
import { querySegmentReference } from '#shared/api/network/segments.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import type { Language } from '#shared/text/types.ts';
import { plainListRoutes } from '../crud/plain-list.ts';
import { type Implementation, implement, refuse } from '../http/implement.ts';
import { messagesIn } from '../messages.ts';

const access = { menu: 'network_manage' } as const;

/** Modules that name segments, and what of them does; a segment has as many of them as it counts. */
const referring: Readonly<Record<Language, readonly { readonly module: string; readonly name: string }[]>> = {
  'zh-CN': [
    { module: '考勤', name: '办公网打卡' },
    { module: '文档', name: '外网禁止下载' },
    { module: '审批', name: '内网审批' },
  ],
  'en-US': [
    { module: 'Attendance', name: 'Check-in from the office network' },
    { module: 'Documents', name: 'No downloads from outside' },
    { module: 'Workflow', name: 'Approvals from inside only' },
  ],
};

export const networkRoutes: readonly Implementation[] = [
  ...plainListRoutes('network_segment', segmentList, {
    access,
    log: 'segment',
    begun: { reference: 0 },
    where: ({ reference }, eb) =>
      reference === 'all' ? undefined : eb('reference', reference === 'referenced' ? '>' : '=', 0),
  }),

  implement(querySegmentReference, access, async ({ id, pageNo, pageSize }, { store, user, language }) => {
    const row = await store
      .selectFrom('network_segment')
      .select('reference')
      .where('id', '=', id)
      .where('tenant_key', '=', user.tenantKey)
      .executeTakeFirst();
    if (!row) return refuse(messagesIn(language).noSuchEntry);
    const all = referring[language].slice(0, row.reference);
    const result = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return { result, totalCount: all.length, pageNo, pageSize, hasNext: pageNo * pageSize < all.length };
  }),
];
