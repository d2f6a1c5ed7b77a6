/** The applications of one of the employee's own groups, sorted by drag handles (LAUNCH-003, 024). */
import { useText } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { isFound } from '#shared/rules/launcher/arrangement.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { useListOrder } from '#widgets/List/use-list-order.ts';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { useAppNames } from '#widgets/Names/use-app-names.ts';
import { sortPersonalGroupApps } from './group-changes.ts';

interface GroupAppsProps {
  readonly apps: readonly AppItem[];
  readonly editable: boolean;
  readonly onMove: (id: string) => void;
  readonly onSorted: () => void;
}

const sizes = { initial: 20, options: [20, 50, 100] } as const;

export function GroupApps({ apps, editable, onMove, onSorted }: GroupAppsProps) {
  const { t } = useText();
  const nameOf = useAppNames();
  const list = useList<AppItem, 'q'>({
    name: 'launcher.groups',
    filters: {
      q: {
        kind: 'search',
        label: t('launcher.search'),
        narrow: (all, typed) => all.filter((app) => isFound(app, typed, nameOf(app))),
      },
    },
    source: { data: apps },
    columns: [
      {
        key: 'name',
        title: t('launcher.column.name'),
        wraps: true,
        text: ({ menuName }) => menuName,
        cell: (app) => <ShownName name={nameOf(app)} stored={app.menuName} />,
      },
      {
        key: 'show',
        title: t('launcher.column.show'),
        width: 160,
        text: ({ showApp }) => t(showApp ? 'launcher.shown' : 'launcher.hidden'),
      },
    ],
    rowKey: ({ id }) => id,
    pages: sizes,
  });
  const order = useListOrder(list, {
    nameOf: ({ menuName }) => menuName,
    save: (ids, before) => {
      const there = new Set(before);
      return sortPersonalGroupApps(
        apps.filter(({ id }) => there.has(id)),
        ids,
      );
    },
    // The change door has already shown the failure.
    onRefused: onSorted,
    isOff: !editable,
  });
  return (
    <ListScreen
      list={list}
      label={t('launcher.group.apps')}
      empty={{ title: t('launcher.group.empty'), text: t('launcher.group.emptyText') }}
      order={order}
      {...(editable
        ? {
            actions: ({ id }: AppItem) => [
              { key: 'move', label: t('applications.app.inGroup'), onSelect: () => onMove(id) },
            ],
          }
        : {})}
    />
  );
}
