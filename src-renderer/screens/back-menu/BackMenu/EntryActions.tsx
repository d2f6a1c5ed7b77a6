/** What can be done with a group or a menu, behind three dots. */
import { MoreHorizontal } from 'lucide-react';
import { useText } from '#data/text.ts';
import buttons from '#widgets/Button.module.css';
import { MenuButton } from '#widgets/Menu.tsx';
import { useWhoChanged } from '#widgets/OperationLog/ObjectLog.tsx';

interface EntryActionsProps {
  readonly id: string;
  readonly name: string;
  /** undefined: it may only be read. */
  readonly onEdit: (() => void) | undefined;
  readonly onNames: () => void;
  /** undefined: it comes from the platform, or may only be read. */
  readonly onDelete: (() => void) | undefined;
}

export function EntryActions({ id, name, onEdit, onNames, onDelete }: EntryActionsProps) {
  const { t } = useText();
  const whoChanged = useWhoChanged();
  return (
    <MenuButton
      label={t('backMenu.tree.actions', { name })}
      align="below"
      className={`${buttons.button} ${buttons.quiet} ${buttons.small}`}
      lines={[
        ...(onEdit ? [{ key: 'edit', label: t('backMenu.tree.edit'), onSelect: onEdit }] : []),
        { key: 'names', label: t('backMenu.tree.names'), onSelect: onNames },
        ...whoChanged(id),
        ...(onDelete
          ? [{ key: 'delete', label: t('backMenu.tree.delete'), danger: true, onSelect: onDelete }]
          : []),
      ]}
    >
      <MoreHorizontal size={14} aria-hidden="true" />
    </MenuButton>
  );
}
