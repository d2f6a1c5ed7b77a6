import { ChevronDown, ChevronRight } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import { Badge } from '#widgets/Badge.tsx';
import { IconButton } from '#widgets/Button.tsx';
import { DeferredPart } from '#widgets/DeferredPart.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { EntryActions } from './EntryActions.tsx';
import { shownMenuName } from './menu-words.ts';
import type { MenuDialog } from './use-dialog.ts';

interface GroupRowProps {
  readonly group: BackMenuGroup;
  /** The name in the reader's language. */
  readonly name: string;
  readonly count: number;
  readonly open: boolean;
  readonly onTurn: (group: string) => void;
  readonly editable: boolean;
  readonly dialog: MenuDialog;
}

export function MenuGroupRow({ group, name, count, open, onTurn, editable, dialog }: GroupRowProps) {
  const { t, formatNumber } = useText();
  const { id } = group;
  const isCustom = group.menuType === 'custom';
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <>
      <IconButton
        label={t(open ? 'backMenu.tree.close' : 'backMenu.tree.open', { name })}
        aria-expanded={open}
        onClick={() => onTurn(id)}
      >
        <Icon size={15} aria-hidden="true" />
      </IconButton>
      <span>
        <ShownName name={name} stored={shownMenuName(group)} />
      </span>
      {isCustom && <Badge tone="accent">{t('backMenu.tree.own')}</Badge>}
      <span className={ink.count}>{t('backMenu.tree.menus', { count, total: formatNumber(count) })}</span>
      <span className={layout.fill} />
      <DeferredPart>
        <EntryActions
          id={id}
          name={name}
          onEdit={editable ? () => dialog.open('group', id) : undefined}
          onNames={() => dialog.open('lang', id)}
          onDelete={editable && isCustom ? () => dialog.open('delete-group', id) : undefined}
        />
      </DeferredPart>
    </>
  );
}
