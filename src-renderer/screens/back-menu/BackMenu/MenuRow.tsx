import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import { backMenuStatusRecord } from '#shared/rules/records/back-menu/back-menu-records.ts';
import { Badge } from '#widgets/Badge.tsx';
import { Switch } from '#widgets/controls/Switch.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { DeferredPart } from '#widgets/DeferredPart.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';
import { EntryActions } from './EntryActions.tsx';
import { removeMenus } from './menu-changes.ts';
import { shownMenuName } from './menu-words.ts';
import type { MovedMenuPosition } from './menu-moves.ts';
import type { MenuDialog } from './use-dialog.ts';

interface MenuRowProps {
  readonly at: MovedMenuPosition;
  readonly menu: BackMenuItem;
  /** The name in the reader's language. */
  readonly name: string;
  readonly editable: boolean;
  readonly chosen: boolean;
  readonly onChoose: (id: string, on: boolean) => void;
  readonly dialog: MenuDialog;
}

export function MenuRow({ at, menu, name, editable, chosen, onChoose, dialog }: MenuRowProps) {
  const { t } = useText();
  const stored = shownMenuName(menu);
  const { id } = menu;
  const isCustom = menu.menuCode === '';
  const renamed = menu.menuName !== '' && menu.menuName !== stored;
  return (
    <>
      {editable && (
        <PlainCheckbox
          hasVisibleLabel={false}
          label={t('backMenu.tree.choose', { name })}
          checked={chosen}
          onChange={(on) => onChoose(id, on)}
        />
      )}
      <span
        className={menu.menuStatus ? '' : ink.faint}
        title={renamed ? t('backMenu.tree.renamed', { name: menu.menuName }) : name}
      >
        <ShownName name={name} stored={stored} />
      </span>
      {isCustom && <Badge tone="accent">{t('backMenu.tree.own')}</Badge>}
      {menu.common && <Badge>{t('backMenu.tree.common')}</Badge>}
      {menu.openMode === 'new' && <Badge>{t('backMenu.tree.newPage')}</Badge>}
      <span className={layout.fill} />
      <DeferredPart>
        <Status at={at} menu={menu} name={name} editable={editable} />
        <EntryActions
          id={id}
          name={name}
          onEdit={editable ? () => dialog.open('menu', id) : undefined}
          onNames={() => dialog.open('lang', id)}
          onDelete={editable && isCustom ? () => void removeMenus(at, [menu]) : undefined}
        />
      </DeferredPart>
    </>
  );
}

function Status({ at, menu, name, editable }: Pick<MenuRowProps, 'at' | 'menu' | 'name' | 'editable'>) {
  const { t } = useText();
  const [requested, setAsked] = useState<boolean | null>(null);
  const turn = async (on: boolean) => {
    if (requested !== null) return;
    setAsked(on);
    const edits = { menuStatus: { from: menu.menuStatus, to: on } };
    await saveNow(backMenuStatusRecord, { ...at, id: menu.id }, edits, 'backMenu.menu.statusDone');
    setAsked(null);
  };
  return (
    <Switch
      label={t('backMenu.tree.shown', { name })}
      checked={requested ?? menu.menuStatus}
      disabled={!editable}
      onChange={(on) => void turn(on)}
    />
  );
}
