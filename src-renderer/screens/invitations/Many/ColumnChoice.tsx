/** The meaning of the pasted table's columns: guessed at first, and correctable. */
import { useText } from '#data/text.ts';
import { inviteColumns } from '#shared/rules/invitations/invite-rows.ts';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import type { useTable } from './use-table.ts';

interface ColumnChoiceProps {
  readonly table: ReturnType<typeof useTable>;
  readonly disabled: boolean;
}

export function InviteColumnChoice({ table, disabled }: ColumnChoiceProps) {
  const { t } = useText();
  const columns = Array.from({ length: table.width }, (_, index) => ({
    value: String(index),
    label: table.heading[index] || t('inviteMany.columnOf', { number: index + 1 }),
  }));
  const options = [{ value: '', label: t('inviteMany.noColumn') }, ...columns];
  return (
    <fieldset className={layout.below} aria-label={t('inviteMany.columns')}>
      <div className={`${layout.row} ${layout.apart}`}>
        {inviteColumns.map((column) => (
          <span key={column} className={layout.inline}>
            <span className={ink.small} aria-hidden="true">
              {t(`inviteMany.column.${column}`)}
            </span>
            <Select
              label={t(`inviteMany.column.${column}`)}
              disabled={disabled}
              value={String(table.columns[column] ?? '')}
              options={options}
              onChange={(value) => table.choose({ [column]: value === '' ? null : Number(value) })}
            />
          </span>
        ))}
        <Checkbox
          label={t('inviteMany.headed')}
          checked={table.hasHead}
          disabled={disabled}
          onChange={table.setHeaded}
        />
      </div>
    </fieldset>
  );
}
