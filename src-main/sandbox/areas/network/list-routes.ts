/** The black and the white list of sign-in (spec 1§2.7, 1§7.4 "ipconfigrec"). */
import type { Input } from '#shared/api/endpoint.ts';
import {
  type addIpconfigList,
  type IpListType,
  queryIpconfigPermission,
  queryIpListFlag,
  queryOptRec,
  saveIpconfigPermission,
  updateIsBlackList,
  updateIsWhiteList,
} from '#shared/api/network/ip-lists.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import { ipList } from '#shared/rules/network/ip-list.ts';
import { ipPermissionFields } from '#shared/rules/network/ip-list-records.ts';
import { plainListRoutes } from '../../kernel/crud/plain-list.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { describeDeed, isLogKind, type LogKind } from '../../kernel/operation-log/wording.ts';
import { ipListKeys as flags } from '../../kernel/session/sign-in-lists.ts';
import { findConfigs, saveConfig } from '../../kernel/tenant/store.ts';

const access = { menu: 'ipconfigrec' } as const;
const logKinds: readonly LogKind[] = [
  'ipEntryAdded',
  'ipEntryUpdated',
  'ipEntryRemoved',
  'ipEntryShared',
  'ipWhiteListTurned',
  'ipBlackListTurned',
];

export const ipListRoutes: readonly Implementation[] = [
  ...plainListRoutes('login_ip', ipList, {
    access,
    log: 'ipEntry',
    initialValues: { segment_name: '', share_entrys: '[]' },
    untold: ['share_entrys'],
    added: ({ ipconfigRecs }: Input<typeof addIpconfigList>) => ipconfigRecs,
    async check(row, { store, user }) {
      if (row.net_work_segment_id === '') return null;
      const found = await store
        .selectFrom('network_segment')
        .select('id')
        .where('id', '=', row.net_work_segment_id)
        .where('tenant_key', '=', user.tenantKey)
        .executeTakeFirst();
      return found ? null : { key: 'ipList.noSegment' };
    },
  }),

  implement(queryIpconfigPermission, access, async ({ id }, context) => {
    const row = await find(id, context);
    return row
      ? { shareEntrys: JSON.parse(row.share_entrys) as [] }
      : refuse(messagesIn(context.language).noSuchEntry);
  }),
  implement(saveIpconfigPermission, access, async ({ id, shareEntrys }, context) => {
    const { store, user, language } = context;
    const row = await find(id, context);
    if (!row) return refuse(messagesIn(language).noSuchEntry);
    const [problem] = checkFields(ipPermissionFields, { shares: fromWire(shareEntrys) });
    if (problem) return refuseWithMessage(language, problem.message);
    const share_entrys = JSON.stringify(shareEntrys);
    if (share_entrys === row.share_entrys) return null;
    await store.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('login_ip')
        .set({ share_entrys })
        .where('id', '=', id)
        .where('tenant_key', '=', user.tenantKey)
        .execute();
      await record(transaction, context, {
        kind: 'ipEntryShared',
        targetId: id,
        targetName: row.config_name,
      });
    });
    return null;
  }),

  implement(queryOptRec, access, async ({ pageNo, pageSize }, { store, user, language }) => {
    const rows = store
      .selectFrom('operation_log')
      .where('tenant_key', '=', user.tenantKey)
      .where('kind', 'in', logKinds);
    const { total } = await rows
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const page = await rows
      .selectAll()
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const result = page.flatMap((row) =>
      isLogKind(row.kind)
        ? [
            {
              id: String(row.id),
              operatorName: row.operator_name,
              operateTime: row.create_date,
              content: [describeDeed(row.kind, row.detail, language), row.target_name]
                .filter((part) => part !== '')
                .join(language === 'zh-CN' ? '：' : ': '),
            },
          ]
        : [],
    );
    return { result, totalCount: total, pageNo, pageSize, hasNext: pageNo * pageSize < total };
  }),

  implement(queryIpListFlag, access, async (_, { store, user }) => {
    const found = await findConfigs(store, user.tenantKey, Object.values(flags));
    const isOn = (key: string) =>
      found.some(({ configKey, configValue }) => configKey === key && configValue === '1');
    return { isWhiteList: isOn(flags.white), isBlackList: isOn(flags.black) };
  }),
  implement(updateIsWhiteList, access, ({ isWhiteList }, context) => turn('white', isWhiteList, context)),
  implement(updateIsBlackList, access, ({ isBlackList }, context) => turn('black', isBlackList, context)),
];

function find(id: string, { store, user }: SignedInContext) {
  return store
    .selectFrom('login_ip')
    .select(['config_name', 'share_entrys'])
    .where('id', '=', id)
    .where('tenant_key', '=', user.tenantKey)
    .executeTakeFirst();
}

async function turn(list: IpListType, on: boolean, context: SignedInContext): Promise<null> {
  const { store, user } = context;
  const key = flags[list];
  const [before] = await findConfigs(store, user.tenantKey, [key]);
  const value = on ? '1' : '0';
  if ((before?.configValue ?? '0') === value) return null;
  await store.transaction().execute(async (transaction) => {
    await saveConfig(transaction, user.tenantKey, key, value);
    const kind = list === 'white' ? 'ipWhiteListTurned' : 'ipBlackListTurned';
    await record(transaction, context, { kind, targetId: key, targetName: '', detail: on ? 'on' : 'off' });
  });
  return null;
}
