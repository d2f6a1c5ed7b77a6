/** A colour as #rrggbb or #rrggbbaa, chosen in an area, from presets, or typed; optionally unset. */
import { type ReactNode, useContext } from 'react';
import { useText } from '#data/text.ts';
import layout from '../looks/layout.module.css';
import { ColourPanel } from './colour/ColourPanel.tsx';
import { ColourSwatch } from './colour/ColourSwatch.tsx';
import { ColourPresets } from './colour-presets.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { Popover } from './Popover.tsx';

interface ColorPickerProps extends Omit<ControlProps, 'aria-invalid'> {
  readonly value: string;
  readonly onChange: (colour: string) => void;
  /** Previews the colour under the pressed pointer; null ends the preview. */
  readonly onTry?: (colour: string | null) => void;
  /** Note about the colour, beside the button and in the panel. */
  readonly note?: ReactNode;
  /** Allows transparent colours. */
  readonly alpha?: boolean;
  /** Allows '' (unset). */
  readonly clearable?: boolean;
  readonly presets?: { readonly label: string; readonly colours: readonly string[] };
}

export function ColorPicker(props: ColorPickerProps) {
  const { t } = useText();
  const { label, id, value, onChange, onTry, note, alpha = false, clearable = false } = props;
  const offered = useContext(ColourPresets);
  const { presets = offered, disabled = false } = props;
  // Transparent presets are left out where transparency is not allowed.
  const colours = (presets?.colours ?? []).filter((colour) => alpha || colour.length <= 7);
  const shown = value === '' ? t('controls.colour.unset') : value;
  const picker = (
    <Popover
      label={label}
      // Beside the button, because the panel is high (presets make it higher) and the button must stay visible.
      placement="beside"
      content={
        <ColourPanel
          value={value}
          alpha={alpha}
          clearable={clearable}
          onChange={onChange}
          presets={presets && { label: presets.label, colours }}
          onTry={(colour) => onTry?.(colour)}
          onShown={() => offered?.onWanted()}
          note={note}
        />
      }
    >
      <button
        type="button"
        {...(id !== undefined && { id })}
        aria-label={`${label}: ${shown}`}
        aria-describedby={props['aria-describedby']}
        className={styles.colour}
        disabled={disabled}
      >
        <ColourSwatch colour={value} size={18} />
        {value === '' ? <span className={styles.unset}>{shown}</span> : <code>{value}</code>}
      </button>
    </Popover>
  );
  if (!note) return picker;
  return (
    <span className={layout.inline}>
      {picker}
      {note}
    </span>
  );
}
