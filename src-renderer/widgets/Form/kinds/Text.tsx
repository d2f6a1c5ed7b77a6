/** A text field of one or several lines that counts its characters; nothing is truncated. */
import { useText } from '#data/text.ts';
import type { TextRow } from '#shared/rules/common/fields/field.ts';
import { CopyButton } from '../../Copyable.tsx';
import layout from '../../looks/layout.module.css';
import { Count, CountedField } from '../CountedField.tsx';
import type { KindProps } from './kind.ts';
import styles from './kinds.module.css';

type TextProps = KindProps<TextRow<never>, string>;

export function Text(props: TextProps) {
  const { t } = useText();
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
    const line = (
      <CountedField value={value} most={row.most}>
        <input
          {...shared}
          type={row.type === 'url' ? 'text' : (row.type ?? 'text')}
          inputMode={row.type === 'url' ? 'url' : undefined}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </CountedField>
    );
    if (row.type !== 'password' || value === '') return line;
    // The value can be copied without being visible.
    return (
      <span className={layout.line}>
        {line}
        <CopyButton value={value} label={t('common.copyValue', { value: props.label })} />
      </span>
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
