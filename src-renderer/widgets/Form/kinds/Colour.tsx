/** A colour field; where optional, the colour may be unset. */
import type { ColourRow } from '#shared/rules/common/fields/field.ts';
import { ColorPicker } from '../../controls/ColorPicker.tsx';
import type { KindProps } from './kind.ts';

type ColourProps = KindProps<ColourRow<never>, string>;

export function ColourControl({ row, label, value, required, readOnly, onChange, onTry, note }: ColourProps) {
  return (
    <ColorPicker
      label={label}
      value={value}
      onChange={onChange}
      note={note}
      alpha={row.alpha ?? false}
      clearable={!required}
      disabled={readOnly}
      {...(onTry && { onTry })}
    />
  );
}
