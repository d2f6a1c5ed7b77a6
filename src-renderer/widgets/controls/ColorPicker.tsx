/** A colour as #rrggbb, or #rrggbbaa: chosen from the field, from a preset, or typed; unset where that is allowed. */
import 'virtual:steward-antd/ColorPicker';
import { ColorPicker as AntdColorPicker } from 'antd';
import { type KeyboardEvent, useContext, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { ColourPresets } from './colour-presets.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { Mended } from './Mended.tsx';

interface ColorPickerProps extends Omit<ControlProps, 'aria-invalid'> {
  readonly value: string;
  readonly onChange: (colour: string) => void;
  /** What the pointer is over while it is still pressed; null: nothing any more. */
  readonly onTry?: (colour: string | null) => void;
  /** It may let through what is behind it. */
  readonly alpha?: boolean;
  /** '' is a value, too. */
  readonly clearable?: boolean;
  readonly presets?: { readonly label: string; readonly colours: readonly string[] };
}

export function ColorPicker(props: ColorPickerProps) {
  const { t } = useText();
  const { label, id, value, onChange, onTry, alpha = false, clearable = false } = props;
  const offered = useContext(ColourPresets);
  const { presets = offered, disabled = false } = props;
  // What lets through what is behind it is none where that is not allowed.
  const offer = (presets?.colours ?? []).filter((colour) => alpha || colour.length <= 7);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** Esc closes the panel, which antd leaves open, and nothing behind it. */
  const onEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const shown = value === '' ? t('controls.colour.unset') : value;
  return (
    <AntdColorPicker
      value={value === '' ? null : value}
      format="hex"
      disabledFormat
      disabledAlpha={!alpha}
      disabled={disabled}
      allowClear={clearable && value !== ''}
      {...(offer.length > 0 && { presets: [{ label: presets?.label, colors: offer }] })}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) offered?.onWanted();
      }}
      panelRender={(panel) => (
        // antd names neither its bands nor its fields nor the way to unset.
        <Mended
          parts={{
            '[role="slider"]': { 'aria-label': t('controls.colour.hue') },
            '[class*="-slider-alpha"] [role="slider"], [class*="slider-container"] > * > *:nth-child(2) [role="slider"]':
              {
                'aria-label': t('controls.colour.alpha'),
              },
            'input[type="text"]': { 'aria-label': t('controls.colour.code') },
            '[class*="-alpha-input"] input': { 'aria-label': t('controls.colour.alpha') },
          }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only closes what is in it */}
          <div onKeyDown={onEscape}>{panel}</div>
        </Mended>
      )}
      onChange={(colour) => {
        if (!colour.cleared) onTry?.(colour.toHexString());
      }}
      onClear={() => {
        onTry?.(null);
        onChange('');
      }}
      onChangeComplete={(colour) => {
        onTry?.(null);
        if (!colour.cleared) onChange(colour.toHexString());
      }}
    >
      {/* antd's own trigger is a bare div, which neither the keyboard nor a screen reader finds. */}
      <button
        type="button"
        {...(id !== undefined && { id })}
        aria-label={`${label}: ${shown}`}
        aria-haspopup="dialog"
        aria-describedby={props['aria-describedby']}
        className={styles.colour}
        disabled={disabled}
        ref={button}
        onKeyDown={onEscape}
      >
        <svg width="18" height="18" aria-hidden="true">
          {value === '' || value.length > 7 ? <Through /> : null}
          {value !== '' && (
            <rect x="0.5" y="0.5" width="17" height="17" rx="4" fill={value} className={styles.edge} />
          )}
        </svg>
        {value === '' ? <span className={styles.unset}>{shown}</span> : <code>{value}</code>}
      </button>
    </AntdColorPicker>
  );
}

/** What is behind a colour that lets it through. */
function Through() {
  return (
    <>
      <rect x="0.5" y="0.5" width="17" height="17" rx="4" className={styles.behind} />
      <path d="M2 9h7V2h5a2 2 0 0 1 2 2v5H9v7H4a2 2 0 0 1-2-2z" className={styles.checks} />
    </>
  );
}
