/** A colour as #rrggbb: chosen from the field, from a preset, or typed. */
import 'virtual:steward-antd/ColorPicker';
import { ColorPicker as AntdColorPicker } from 'antd';
import { useText } from '#data/text.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { Mended } from './Mended.tsx';

interface ColorPickerProps extends Omit<ControlProps, 'aria-invalid'> {
  readonly value: string;
  readonly onChange: (colour: string) => void;
  readonly presets?: { readonly label: string; readonly colours: readonly string[] };
}

export function ColorPicker(props: ColorPickerProps) {
  const { t } = useText();
  const { label, id, value, onChange, presets, disabled = false } = props;
  return (
    <AntdColorPicker
      value={value}
      format="hex"
      disabledFormat
      disabledAlpha
      disabled={disabled}
      {...(presets && { presets: [{ label: presets.label, colors: [...presets.colours] }] })}
      panelRender={(panel) => (
        // antd names neither the band of hues nor the field of the code.
        <Mended
          parts={{
            '[role="slider"]': { 'aria-label': t('controls.colour.hue') },
            'input[type="text"]': { 'aria-label': t('controls.colour.code') },
          }}
        >
          {panel}
        </Mended>
      )}
      onChangeComplete={(colour) => onChange(colour.toHexString())}
    >
      {/* antd's own trigger is a bare div, which neither the keyboard nor a screen reader finds. */}
      <button
        type="button"
        {...(id !== undefined && { id })}
        aria-label={`${label}: ${value}`}
        aria-haspopup="dialog"
        aria-describedby={props['aria-describedby']}
        className={styles.colour}
        disabled={disabled}
      >
        <svg width="18" height="18" aria-hidden="true">
          <rect width="18" height="18" rx="4" fill={value} />
        </svg>
        <code>{value}</code>
      </button>
    </AntdColorPicker>
  );
}
