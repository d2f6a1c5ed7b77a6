/** A colour as `#rrggbb`. */
import type { ColourRow } from '#shared/rules/fields/field.ts';
import { ColorPicker } from '../../controls/ColorPicker.tsx';
import type { KindProps } from './kind.ts';

export function Colour({ label, value, readOnly, onChange }: KindProps<ColourRow<never>, string>) {
  return <ColorPicker label={label} disabled={readOnly} value={value} onChange={onChange} />;
}
