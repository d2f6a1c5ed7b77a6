/** IP segments and their references (spec 1§2.13, 1§5, 1§7.4). */
import type { SearchConfig } from '#shared/api/condition-config/condition-config.ts';
import { getSearchCondition, querySegmentReference, segmentTypes } from '#shared/api/network/segments.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import type { Message } from '#shared/text/message.ts';
import type { Language } from '#shared/text/types.ts';
import { plainListRoutes } from '../../kernel/crud/plain-list.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messageText } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';

const access = { menu: 'network_manage' } as const;

/** Invented modules with their objects that refer to segments; a segment shows as many as its reference count. */
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

/** The module of the black and the white list, whose entries can refer to segments. */
const signIn: Readonly<Record<Language, string>> = {
  'zh-CN': '登录黑白名单',
  'en-US': 'Login black/white list',
};

/** Search conditions for segments, with their labels. */
async function searchConfig(language: Language): Promise<SearchConfig> {
  const word = (key: Message['key']) => messageText(language, { key });
  const types = segmentTypes.map(async (id) => ({ id, content: await word(`network.types.${id}`) }));
  return {
    conditionId: 'networkSegment_condition',
    data: {},
    items: {
      segmentName: { itemType: 'INPUT' },
      segmentType: { itemType: 'SELECT', options: await Promise.all(types) },
    },
    layout: [
      [
        { id: 'segmentName', label: await word('network.name'), items: ['segmentName'], groupId: '' },
        { id: 'segmentType', label: await word('network.type'), items: ['segmentType'], groupId: '' },
      ],
    ],
    groups: [],
  };
}

export const networkRoutes: readonly Implementation[] = [
  implement(getSearchCondition, access, (_, { language }) => searchConfig(language)),
  ...plainListRoutes('network_segment', segmentList, {
    access,
    log: 'segment',
    initialValues: { reference: 0, delete_type: '0' },
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
    const entries = await store
      .selectFrom('login_ip')
      .select('config_name')
      .where('net_work_segment_id', '=', id)
      .where('tenant_key', '=', user.tenantKey)
      .orderBy('id')
      .execute();
    const own = entries.map(({ config_name: name }) => ({ module: signIn[language], name }));
    const all = [...own, ...referring[language].slice(0, row.reference - own.length)];
    const result = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return { result, totalCount: all.length, pageNo, pageSize, hasNext: pageNo * pageSize < all.length };
  }),
];
