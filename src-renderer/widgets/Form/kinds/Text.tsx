/** Text of one line or several; counted while it is typed. Nothing is cut. */
import type { TextRow } from '#shared/rules/fields/field.ts';
import { Count, Counted } from '../Counted.tsx';
import type { KindProps } from './kind.ts';
import styles from './kinds.module.css';

type TextProps = KindProps<TextRow<never>, string>;

export function Text(props: TextProps) {
  const { row, control, name, value, required, readOnly, onChange, onLeave, after } = props;
  const shared = {
    ...control,
    name,
    value,
    required,
    readOnly,
    autoComplete: 'off',
    onBlur: onLeave,
  };
  if (row.lines === undefined) {
    return (
      <Counted value={value} most={row.most}>
        <input
          {...shared}
          type={row.type === 'url' ? 'text' : (row.type ?? 'text')}
          inputMode={row.type === 'url' ? 'url' : undefined}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </Counted>
    );
  }
  return (
    <span className={styles.lines}>
      <textarea {...shared} rows={row.lines} spellCheck onChange={(event) => onChange(event.target.value)} />
      <Count value={value} most={row.most} />
      {after}
    </span>
  );
}
