/** Names of a menu or a group in all languages: a page, 500 wide (spec 3§2.5, 3§9; BMENU-019 to 023, 065). */
import { useText } from '#data/text.ts';
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import { backMenuNamesRecord } from '#shared/rules/records/back-menu/back-menu-records.ts';
import { useSession } from '#state/session.ts';
import { NamesDialog } from '#widgets/Names/NamesDialog.tsx';
import { shownMenuName } from './menu-words.ts';

interface MenuNamesProps {
  readonly named: Pick<BackMenuGroup, 'id' | 'menuName' | 'customName' | 'customNameStatus'>;
  readonly editable: boolean;
  readonly onClose: () => void;
}

export function MenuNames({ named, editable, onClose }: MenuNamesProps) {
  const { t } = useText();
  const session = useSession();
  // The calls for names are open to the tenant's administrator only (S-12).
  const may = editable && session.status === 'signedIn' && allows('administrator', session.facts);
  return (
    <NamesDialog
      plan={{
        kind: backMenuNamesRecord,
        place: { kind: 'backMenu', targetId: named.id },
        table: true,
        // The console has no rules of its own here (BMENU-065).
        rules: () => [],
        words: { success: 'backMenu.names.saved' },
      }}
      title={t('backMenu.names.title', { name: shownMenuName(named) })}
      readOnly={may ? null : t('departments.noPermission')}
      onClose={onClose}
    />
  );
}
