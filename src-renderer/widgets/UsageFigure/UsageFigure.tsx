/** Usage figures side by side, each with a bar against its maximum and a remark. */
import type { CSSProperties, ReactNode } from 'react';
import ink from '../looks/ink.module.css';
import styles from './UsageFigure.module.css';

interface UsageFiguresProps {
  /** Number of figures per row; in narrow windows four fold into rows of two, five of three. */
  readonly columns: 2 | 3 | 4 | 5;
  readonly children: ReactNode;
}

export function UsageFigures({ columns, children }: UsageFiguresProps) {
  const style = { '--columns': columns } as CSSProperties;
  return (
    <div className={columns >= 4 ? `${styles.figures} ${styles.folding}` : styles.figures} style={style}>
      {children}
    </div>
  );
}

interface UsageFigureProps {
  readonly label: string;
  readonly action?: ReactNode;
  readonly value: string;
  /** The maximum; '' where there is none or the remark states it. */
  readonly of: string;
  /** The bar's length, 0 to 100; null for no bar. */
  readonly bar: number | null;
  /** Position on the bar where a warning begins, 0 to 100. */
  readonly mark?: number | undefined;
  /** The exact share in per cent, for screen readers. */
  readonly exact: number;
  readonly tone: 'normal' | 'warning' | 'danger';
  readonly remark: string;
  /** The remark with exact figures, as tooltip. */
  readonly exactRemark?: string;
}

export function UsageFigure({
  label,
  action,
  value,
  of,
  bar,
  mark,
  exact,
  tone,
  remark,
  exactRemark,
}: UsageFigureProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div role="group" aria-label={label} className={styles.figure} data-tone={tone}>
      <p className={styles.label}>
        {label}
        {action}
      </p>
      <p className={styles.value}>
        {value}
        {of !== '' && <span className={styles.of}> / {of}</span>}
      </p>
      {bar === null ? (
        <span className={styles.noBar} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: <meter> can't be drawn in our tokens in every engine
        <div
          role="meter"
          className={styles.bar}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.min(100, exact)}
          aria-valuetext={remark}
        >
          <span className={styles.fill} style={{ width: `${bar}%` }} />
          {mark !== undefined && <span className={styles.mark} style={{ insetInlineStart: `${mark}%` }} />}
        </div>
      )}
      <p className={styles.remark} title={exactRemark}>
        {remark}
      </p>
    </div>
  );
}

/** An icon button at the end of a figure's label; its icon turns while the action runs. */
export function FigureIcon({
  busy = false,
  children,
}: {
  readonly busy?: boolean;
  readonly children: ReactNode;
}) {
  return <span className={busy ? `${styles.icon} ${ink.turning}` : styles.icon}>{children}</span>;
}

interface FigureActionProps {
  readonly name: string;
  readonly text: string;
  readonly onClick: () => void;
}

/** A quiet link beside a figure's label; `name` includes the figure. */
export function FigureAction({ name, text, onClick }: FigureActionProps) {
  return (
    <button type="button" className={styles.action} aria-label={name} onClick={onClick}>
      {text}
    </button>
  );
}
