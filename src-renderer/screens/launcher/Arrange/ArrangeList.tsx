/** The applications in the form's order, saved or not: search, selection, order, switches (LAUNCH-011 to 016). */
import { useEffect, useMemo } from 'react';
import { useText } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import {
  arrangedOrder,
  changedLists,
  isFound,
  type LauncherValues,
  neighboursFor,
  stillChosen,
  toggledByShowAll,
  withShownApps,
} from '#shared/rules/launcher/arrangement.ts';
import type { NavMode } from '#shared/rules/launcher/configs.ts';
import { isLockedApp, movedToFront, reorderApps } from '#shared/rules/launcher/order.ts';
import { Button } from '#widgets/Button.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import type { ListSelection } from '#widgets/List/use-list-selection.ts';
import { useAppNames } from '#widgets/Names/use-app-names.ts';
import { useOrder } from '#widgets/order/use-order.ts';
import { arrangeColumns } from './arrange-columns.tsx';
import { setEach } from './set-each.ts';

interface ArrangeListProps {
  readonly apps: readonly AppItem[];
  readonly form: FormState<LauncherValues>;
  readonly navMode: NavMode;
  readonly readOnly: boolean;
}

const sizes = { initial: 20, options: [20, 50, 100] } as const;

export function ArrangeList({ apps, form, navMode, readOnly }: ArrangeListProps) {
  const { t } = useText();
  const { values } = form;
  const nameOf = useAppNames();
  const byId = useMemo(() => new Map(apps.map((app) => [app.id, app])), [apps]);
  const arranged = useMemo(() => arrangedOrder(values), [values]);
  const rows = useMemo(() => arranged.flatMap((id) => byId.get(id) ?? []), [byId, arranged]);
  const changed = new Set(changedLists(form.changed).apps);
  const arrange = (ids: readonly string[]) =>
    setEach(
      form,
      neighboursFor(form.stored, ids, (id) => byId.get(id)?.menuName ?? ''),
    );
  const list = useList<AppItem, 'q'>({
    name: 'launcher',
    filters: {
      q: {
        kind: 'search',
        label: t('launcher.search'),
        narrow: (all, typed) => all.filter((app) => isFound(app, typed, nameOf(app))),
      },
    },
    source: { data: rows },
    columns: arrangeColumns({ form, navMode, readOnly, nameOf, changed, t }),
    rowKey: ({ id }) => id,
    pages: sizes,
    select: !readOnly,
  });
  useDropHidden(list.selection, list.values.q);
  const { first = 0, end = 0 } = list.paging ?? {};
  const order = useOrder({
    items: list.matchingRows
      .slice(first, end)
      .map(({ id, menuName }) => ({ id, name: menuName, locked: isLockedApp(id, navMode) })),
    save: async (ids) => arrange(reorderApps(arranged, ids)),
    // Only the form's save sends anything, so nothing can be refused here.
    onRefused: () => undefined,
  });
  const show = (ids: Iterable<string>, on: boolean) => setEach(form, withShownApps(values, ids, on));
  const turned = toggledByShowAll(apps, navMode, 'personal').map(({ id }) => id);
  const allShown = turned.every((id) => values[`show:${id}`]);
  return (
    <ListScreen
      list={list}
      label={t('launcher.list.label')}
      empty={{ title: t('launcher.empty'), text: t('launcher.emptyText') }}
      order={readOnly || list.narrowing.length > 0 ? null : order}
      tools={
        !readOnly && (
          <Button size="small" onClick={() => show(turned, !allShown)}>
            {t(allShown ? 'launcher.hideAll' : 'launcher.showAll')}
          </Button>
        )
      }
      bulk={({ inMemory, clear }) => {
        const ids = inMemory.map(({ id }) => id);
        const free = ids.filter((id) => !isLockedApp(id, navMode));
        return (
          <>
            <Button size="small" onClick={() => show(free, true)}>
              {t('launcher.bulk.show')}
            </Button>
            <Button size="small" onClick={() => show(free, false)}>
              {t('launcher.bulk.hide')}
            </Button>
            <Button
              size="small"
              onClick={() => {
                arrange(movedToFront(arranged, new Set(ids), navMode));
                clear();
              }}
            >
              {t('launcher.bulk.front')}
            </Button>
          </>
        );
      }}
    />
  );
}

/** Drops applications from the selection that the search hides; clearing the search does not bring them back. */
function useDropHidden(selection: ListSelection<AppItem> | null, search: string): void {
  // Only a new search drops entries; a change of the selection alone must not run this effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the sentence above says
  useEffect(() => {
    if (!selection) return;
    const { all, keys: chosen } = selection.selection;
    if (!all && chosen.size === 0) return;
    const visible = selection.inMemory.map(({ id }) => id);
    const keys = all ? new Set(visible) : stillChosen(chosen, visible);
    selection.setSelection({ all: false, keys });
  }, [search]);
}
