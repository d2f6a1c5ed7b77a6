/** Actions at a row's end: the two common ones as buttons, the rest in a menu. */
import { MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import buttons from '../Button.module.css';
import { Button } from '../Button.tsx';
import type { DrawnColumn } from '../DataGrid/column.ts';
import { fittedWidth } from '../DataGrid/fitted-width.ts';
import type { RowSource } from '../DataGrid/row-source.ts';
import { MenuButton } from '../Menu.tsx';
import styles from './List.module.css';

export interface RowAction {
  readonly key: string;
  readonly label: string;
  /** Accessible name including the row's: "Edit Head office". */
  readonly name?: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** A rare action is always in the menu, however few actions exist. */
  readonly rare?: true;
  readonly onSelect: () => void;
}

/** Number of actions shown as buttons; with one more there is still no menu. */
const visible = 2;

function buttonsOf(actions: readonly RowAction[]): readonly RowAction[] {
  const common = actions.filter(({ rare }) => !rare);
  const all = common.length === actions.length && common.length <= visible + 1;
  return all ? common : common.slice(0, visible);
}

interface RowActionsProps {
  readonly actions: readonly RowAction[];
  /** In a grid the grid has the focus, and Enter on the cell moves it to the buttons. */
  readonly inGrid: boolean;
  /** All actions stand in the menu. */
  readonly folded?: boolean;
}

export function RowActions({ actions, inGrid, folded = false }: RowActionsProps) {
  const { t } = useText();
  const shown = folded ? [] : buttonsOf(actions);
  const rest = actions.filter((action) => !shown.includes(action));
  return (
    <span className={styles.actions}>
      {shown.map(({ key, label, name, icon, disabled, onSelect }) => (
        <Button
          key={key}
          size="small"
          look="quiet"
          icon={icon}
          aria-label={name}
          disabled={disabled}
          tabIndex={inGrid ? -1 : undefined}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <MenuButton
          label={t('list.more')}
          align={inGrid ? 'end' : 'below'}
          className={`${buttons.button} ${buttons.quiet} ${buttons.small}`}
          lines={rest.map(({ key, label, icon, danger, disabled, onSelect }) => ({
            key,
            label,
            icon,
            danger,
            disabled,
            onSelect,
          }))}
        >
          <MoreHorizontal size={14} aria-hidden="true" />
        </MenuButton>
      )}
    </span>
  );
}

/** Width in pixels of a menu button with its gap. */
const menuWidth = 36;

/** The actions' column, sized by the actions of the first rows. */
export function actionsColumn<Row>(
  actions: (row: Row) => readonly RowAction[],
  title: string,
  rows: RowSource<Row>,
): DrawnColumn<Row> {
  const widths = Array.from({ length: Math.min(rows.count, 20) }, (_, index) => {
    const row = rows.row(index);
    const all = row === undefined ? [] : actions(row);
    const hasMenu = all.some(({ rare }) => rare);
    const labels = hasMenu ? buttonsOf(all) : all.slice(0, visible + 1);
    return labels.reduce(
      (sum, { label }) => sum + fittedWidth([label], { least: 0, most: 200, beside: 22 }),
      hasMenu ? 24 + menuWidth : 24,
    );
  });
  const width = Math.max(84, ...widths);
  const narrowWidth = 24 + menuWidth;
  return {
    key: 'actions',
    title,
    ends: true,
    width,
    export: false,
    text: () => '',
    cell: (row) => <RowActions actions={actions(row)} inGrid />,
    narrow: {
      width: narrowWidth,
      cell: (row) => <RowActions actions={actions(row)} inGrid folded />,
    },
  };
}
