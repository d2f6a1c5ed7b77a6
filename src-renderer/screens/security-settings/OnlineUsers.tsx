/** The people who are signed in, and the end of their sessions (spec 1§2.1 "online users"; FRAME-056). */
import { useChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import {
  endOnlineUsers,
  type OnlineUser,
  onlineOrders,
  queryOnlineUsers,
} from '#shared/api/system-settings/online-users.ts';
import { clientScopes } from '#shared/rules/common/sign-in/client-types.ts';
import { endOf } from '#shared/rules/records/online-user-record.ts';
import { Button } from '#widgets/Button.tsx';
import { timeWidth } from '#widgets/DataGrid/column.ts';
import { confirm } from '#widgets/confirm.tsx';
import { DailyNote } from '#widgets/DailyNote.tsx';
import { NamesInQuestion } from '#widgets/NamesInQuestion.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import { terminalIn } from './OnlineWhite.tsx';

const pages = { initial: 20, options: [10, 20, 50, 100] };

export function OnlineUsers() {
  const text = useText();
  const { t, formatTime } = text;
  const { submit, pending } = useChange();
  const list = useList({
    name: 'onlineUsers',
    pages,
    select: true,
    filters: {
      q: { kind: 'search', placeholder: t('onlineUsers.search') },
      terminal: {
        kind: 'choice',
        label: t('onlineUsers.terminal'),
        options: clientScopes
          .filter((value) => value !== 'total')
          .map((value) => ({ value, label: t(`clientTypes.${value}`) })),
      },
    },
    source: pagedSource(queryOnlineUsers, ({ values, sort, pageNo, pageSize }) => {
      const keywords = values.q?.trim() ?? '';
      const orderBy = onlineOrders.find((one) => one === sort?.column);
      return {
        pageNo,
        pageSize,
        ...(keywords === '' ? {} : { keywords }),
        ...(values.terminal ? { clientType: values.terminal } : {}),
        ...(orderBy && sort
          ? { orderBy, orderType: sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const) }
          : {}),
      };
    }),
    columns: [
      {
        key: 'username',
        title: t('onlineUsers.name'),
        sort: true,
        text: ({ username: name, own }) => (own ? t('onlineUsers.own', { name }) : name),
      },
      {
        key: 'department',
        title: t('onlineUsers.department'),
        filler: true,
        text: ({ department }) => department,
      },
      {
        key: 'clientType',
        title: t('onlineUsers.terminal'),
        text: ({ clientType }) => terminalIn(clientType, text),
      },
      { key: 'ip', title: t('onlineUsers.ip'), text: ({ ip }) => ip, mono: true },
      {
        key: 'loginTime',
        title: t('onlineUsers.since'),
        sort: true,
        filler: true,
        minWidth: timeWidth,
        text: ({ loginTime }) => formatTime(loginTime),
        export: ({ loginTime }) => loginTime,
      },
      {
        key: 'lastTime',
        title: t('onlineUsers.last'),
        sort: true,
        width: timeWidth,
        text: ({ lastTime }) => formatTime(lastTime),
        export: ({ lastTime }) => lastTime,
      },
    ],
    rowKey: ({ id }) => id,
  });
  const end = async (chosen: readonly OnlineUser[]) => {
    const others = chosen.filter(({ own }) => !own);
    if (others.length === 0) return;
    const names = [...new Set(others.map(({ username }) => username))];
    const yes = await confirm({
      title: t('onlineUsers.confirm', { count: others.length }),
      text: (
        <>
          <p>{t('onlineUsers.confirmText', { count: names.length, names: names[0] ?? '' })}</p>
          {names.length > 1 && <NamesInQuestion names={names} />}
        </>
      ),
      lasts: 'people',
      action: t('onlineUsers.end'),
      danger: true,
    });
    if (!yes) return;
    const done = await submit({
      title: 'onlineUsers.ended',
      success: 'common.done.operation',
      endpoint: endOnlineUsers,
      input: { ids: others.map(({ id }) => id) },
      before: { names },
      decides: others.map(endOf),
      touches: [queryOnlineUsers],
    });
    if (done) list.selection?.clear();
  };
  return (
    <ListScreen
      list={list}
      label={t('securitySettings.tab.onlineUsers')}
      empty={{ title: t('onlineUsers.empty'), text: t('onlineUsers.emptyText') }}
      failed={t('onlineUsers.failed')}
      notices={<DailyNote />}
      refresh
      bulk={(chosen) => (
        <Button
          size="small"
          look="danger"
          busy={pending}
          onClick={() => void chosen.chosen().then(end).catch(notifyFailure)}
        >
          {t('onlineUsers.end')}
        </Button>
      )}
      actions={(row) => [
        {
          key: 'end',
          label: t('onlineUsers.end'),
          danger: true,
          disabled: row.own,
          name: t('onlineUsers.endOne', { name: row.username }),
          onSelect: () => void end([row]).catch(notifyFailure),
        },
      ]}
    />
  );
}
