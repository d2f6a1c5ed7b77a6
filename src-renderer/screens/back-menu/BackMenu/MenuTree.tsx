import { useMemo, useState } from 'react';
import { useText } from '#data/text.ts';
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import ink from '#widgets/looks/ink.module.css';
import { ArrangedRows } from '../parts/Arrange/ArrangedRows.tsx';
import { useArrange } from '../parts/Arrange/use-arrange.ts';
import { ChosenMenus } from './ChosenMenus.tsx';
import { MenuGroupRow } from './GroupRow.tsx';
import { LockedPage, OtherPages, useLockedPages } from './LockedPages.tsx';
import { MenuRow } from './MenuRow.tsx';
import type { MovedMenuPosition, Moves } from './menu-moves.ts';
import { useMenuNames } from './menu-names.ts';
import type { MenuDialog } from './use-dialog.ts';

interface MenuTreeProps {
  readonly at: MovedMenuPosition;
  readonly groups: readonly BackMenuGroup[];
  readonly moves: Moves;
  readonly editable: boolean;
  readonly searching: boolean;
  readonly closed: ReadonlySet<string>;
  readonly onTurn: (group: string) => void;
  readonly dialog: MenuDialog;
}

export function MenuTree(props: MenuTreeProps) {
  const { at, groups, moves, editable, searching, closed, onTurn, dialog } = props;
  const { t } = useText();
  const { byGroup, byMenu } = useMemo(
    () => ({
      byGroup: new Map(groups.map((group) => [group.id, group])),
      byMenu: new Map(groups.flatMap(({ children }) => children.map((menu) => [menu.id, menu]))),
    }),
    [groups],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const nameOf = useMenuNames(at.deptId);
  const arranging = useArrange({
    arrangement: moves.arrangement,
    nameOf: (id) => {
      const one = byGroup.get(id) ?? byMenu.get(id);
      return one ? nameOf(one) : '';
    },
    onMoved: moves.move,
  });
  const choose = (id: string, on: boolean) =>
    setChosen((now) => {
      const next = new Set(now);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  const locked = useLockedPages(groups, arranging.displayedOrder, searching);
  const counts = new Map(arranging.displayedOrder.map(({ id, menus }) => [id, menus.length]));
  return (
    <>
      {searching && editable && <p className={ink.small}>{t('backMenu.tree.searching')}</p>}
      {editable && (
        <ChosenMenus
          at={at}
          chosen={[...chosen].flatMap((id) => byMenu.get(id) ?? [])}
          onDone={() => setChosen(new Set())}
        />
      )}
      <ArrangedRows
        label={t('backMenu.tree.label')}
        arranging={arranging}
        closed={closed}
        fixed={!editable || searching}
        group={(id) => {
          const group = byGroup.get(id);
          return (
            group && (
              <MenuGroupRow
                group={group}
                name={nameOf(group)}
                count={counts.get(id) ?? 0}
                open={!closed.has(id)}
                onTurn={onTurn}
                editable={editable}
                dialog={dialog}
              />
            )
          );
        }}
        item={(id) => {
          const menu = byMenu.get(id);
          return (
            menu && (
              <MenuRow
                at={at}
                menu={menu}
                name={nameOf(menu)}
                editable={editable}
                chosen={chosen.has(id)}
                onChoose={choose}
                dialog={dialog}
              />
            )
          );
        }}
        locked={locked.byGroup}
        lockedItem={(id) => <LockedPage name={locked.names.get(id) ?? id} />}
      />
      <OtherPages names={locked.others} />
      <p className="visually-hidden" aria-live="assertive">
        {arranging.announcement}
      </p>
    </>
  );
}
