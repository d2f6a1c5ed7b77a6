import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import { backMenuNamesRecord } from '#shared/rules/records/back-menu/back-menu-records.ts';
import { useSession } from '#state/session.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { NamesDialog } from '#widgets/Names/NamesDialog.tsx';
import { Notice } from '#widgets/Notice.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { DeleteGroup } from './DeleteGroup.tsx';
import { EditMenuGroup, NewMenuGroup } from './GroupDialogs.tsx';
import { EditMenu, NewMenu } from './MenuDialogs.tsx';
import type { MovedMenuPosition } from './menu-moves.ts';
import type { NamedMenu } from './menu-words.ts';
import { useMenuNames } from './menu-names.ts';
import type { MenuDialog } from './use-dialog.ts';

const titles = {
  'new-menu': 'backMenu.menu.newTitle',
  menu: 'backMenu.menu.editTitle',
  'new-group': 'backMenu.group.newTitle',
  group: 'backMenu.group.editTitle',
  'delete-group': 'backMenu.tree.delete',
  lang: 'backMenu.tree.names',
} as const;

interface DialogsProps {
  readonly at: MovedMenuPosition;
  readonly editable: boolean;
  readonly dialog: MenuDialog;
}

export function Dialogs({ at, editable, dialog }: DialogsProps) {
  const { name } = dialog;
  if (name === null || (!editable && name !== 'lang')) return null;
  return <OpenDialog key={`${name}/${dialog.id}`} at={at} editable={editable} dialog={dialog} />;
}

/** Reads all groups, without the page's keyword. */
function OpenDialog({ at, editable, dialog }: DialogsProps) {
  const { t } = useText();
  const read = useRead(queryBackstageMenus, at);
  const { name, id } = dialog;
  const title = t(titles[name ?? 'menu']);
  return (
    <ReadDialog read={read} title={title} failed={t('backMenu.failed')} onClose={dialog.close}>
      {({ backstageMenus: groups }) => {
        const open = { at, groups, onClose: dialog.close };
        const group = groups.find((one) => one.id === id);
        const menu = groups.flatMap(({ children }) => children).find((one) => one.id === id);
        if (name === 'new-menu') return <NewMenu {...open} />;
        if (name === 'new-group') return <NewMenuGroup {...open} />;
        if (name === 'group' && group) return <EditMenuGroup {...open} group={group} />;
        if (name === 'delete-group' && group) return <DeleteGroup {...open} group={group} />;
        if (name === 'menu' && menu) return <EditMenu {...open} menu={menu} />;
        const named = group ?? menu;
        if (name === 'lang' && named)
          return <MenuNames named={named} deptId={at.deptId} editable={editable} onClose={dialog.back} />;
        return (
          <Dialog open title={title} onClose={dialog.close}>
            <Notice title={t('list.gone')} />
          </Dialog>
        );
      }}
    </ReadDialog>
  );
}

interface MenuNamesProps {
  readonly named: NamedMenu;
  readonly deptId: string;
  readonly editable: boolean;
  readonly onClose: () => void;
}

/** Names of a menu or a group in all languages: a page, 500 wide (spec 3§2.5, 3§9; BMENU-019 to 023, 065). */
function MenuNames({ named, deptId, editable, onClose }: MenuNamesProps) {
  const { t } = useText();
  const nameOf = useMenuNames(deptId);
  const session = useSession();
  // The calls for names are open to the tenant's administrator only (S-12).
  const may = editable && session.status === 'signedIn' && allows('administrator', session.facts);
  return (
    <NamesDialog
      plan={{
        kind: backMenuNamesRecord,
        locator: { kind: 'backMenu', targetId: named.id },
        table: true,
        // The console has no rules of its own here (BMENU-065).
        rules: () => [],
        words: { success: 'backMenu.names.saved' },
      }}
      title={t('backMenu.names.title', { name: nameOf(named) })}
      readOnly={may ? null : t(editable ? 'backMenu.names.administratorOnly' : 'departments.noPermission')}
      onClose={onClose}
    />
  );
}
