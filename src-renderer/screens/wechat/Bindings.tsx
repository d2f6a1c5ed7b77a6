/** Everybody of the tenant with their WeChat account, which can be unbound after a confirmation (FRAME-054). */
import { useChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import {
  bindStates,
  queryWechatBindings,
  unbindWechat,
  type WechatBinding,
  wechatKinds,
} from '#shared/api/wechat/wechat.ts';
import { unbindingOf } from '#shared/rules/records/wechat-binding-record.ts';
import { timeWidth } from '#widgets/DataGrid/column.ts';
import { confirm } from '#widgets/confirm.tsx';
import { DailyNote } from '#widgets/DailyNote.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';

const pages = { initial: 20, options: [10, 20, 50, 100] };
const [usual] = wechatKinds;

export function Bindings() {
  const { t, formatTime } = useText();
  const { submit } = useChange();
  const kindIn = (value: string | undefined) => wechatKinds.find((one) => one === value) ?? usual;
  const list = useList({
    name: 'wechat.bindings',
    pages,
    filters: {
      q: { kind: 'search' },
      kind: {
        kind: 'choice',
        label: t('wechat.tool.kind'),
        any: t(`wechat.tool.kinds.${usual}`),
        options: wechatKinds
          .filter((value) => value !== usual)
          .map((value) => ({ value, label: t(`wechat.tool.kinds.${value}`) })),
      },
      state: {
        kind: 'choice',
        label: t('wechat.tool.state'),
        options: bindStates.map((value) => ({ value, label: t(`wechat.tool.states.${value}`) })),
      },
    },
    source: pagedSource(queryWechatBindings, ({ values, pageNo, pageSize }) => {
      const state = bindStates.find((one) => one === values.state);
      const keywords = values.q?.trim() ?? '';
      return {
        pageNo,
        pageSize,
        kind: kindIn(values.kind),
        ...(state ? { state } : {}),
        ...(keywords === '' ? {} : { keywords }),
      };
    }),
    columns: [
      { key: 'name', title: t('wechat.tool.name'), text: ({ username }) => username },
      { key: 'department', title: t('wechat.tool.department'), text: ({ department }) => department },
      {
        key: 'wechatId',
        title: t('wechat.tool.wechatId'),
        mono: true,
        text: ({ wechatId }) => wechatId || t('wechat.tool.states.unbound'),
      },
      {
        key: 'bindTime',
        title: t('wechat.tool.bindTime'),
        width: timeWidth,
        text: ({ bindTime }) => (bindTime === '' ? '' : formatTime(bindTime)),
        export: ({ bindTime }) => bindTime,
      },
    ],
    rowKey: ({ userId }) => userId,
  });
  const unbind = async (binding: WechatBinding) => {
    const { userId, username: name, wechatId } = binding;
    const kind = kindIn(list.values.kind);
    const yes = await confirm({
      title: t('wechat.tool.confirm', { name }),
      text: t('wechat.tool.confirmText'),
      lasts: 'people',
      action: t('wechat.tool.unbind'),
      danger: true,
    });
    if (!yes) return;
    await submit({
      title: 'wechat.tool.unbound',
      success: 'common.done.operation',
      endpoint: unbindWechat,
      input: { kind, userId },
      before: { name, wechatId },
      decides: [unbindingOf(kind, binding)],
      touches: [queryWechatBindings],
    });
  };
  return (
    <ListScreen
      list={list}
      label={t('wechat.tool.views.bindings')}
      empty={{ title: t('wechat.tool.empty'), text: t('wechat.tool.emptyText') }}
      failed={t('wechat.tool.readFailed')}
      notices={<DailyNote />}
      actions={(row) => [
        {
          key: 'unbind',
          label: t('wechat.tool.unbind'),
          danger: true,
          disabled: row.wechatId === '',
          name: t('wechat.tool.unbindOne', { name: row.username }),
          onSelect: () => void unbind(row),
        },
      ]}
    />
  );
}
