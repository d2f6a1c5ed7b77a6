import { MoreHorizontal } from 'lucide-react';
import { useText } from '#data/text.ts';
import buttons from '#widgets/Button.module.css';
import { MenuButton } from '#widgets/Menu.tsx';
import { useWhoChanged } from '#widgets/OperationLog/ObjectLog.tsx';

interface EntryActionsProps {
  readonly id: string;
  readonly name: string;
  /** undefined without the right to edit. */
  readonly onEdit: (() => void) | undefined;
  readonly onNames: () => void;
  /** undefined for an entry of the platform, and without the right to edit. */
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
