/**
 * The panel of a colour picker: area, sliders of hue and opacity, code, presets. It replaces antd's panel, which
 * re-renders for 20 ms at each pointer move and whose area no key reaches (docs/decisions/020).
 */
import { type CSSProperties, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { parseColour, writeColour } from '#shared/kit/colour/colour.ts';
import { Button } from '../../Button.tsx';
import layout from '../../looks/layout.module.css';
import { ColourArea } from './ColourArea.tsx';
import { ColourCode } from './ColourCode.tsx';
import { ColourSwatch } from './ColourSwatch.tsx';
import styles from './colour.module.css';
import { fromHsva, type Hsva, toHsva } from './hsv.ts';
import { useThrottledWork } from './use-throttled-work.ts';

interface OfferedColoursProps {
  readonly label: string;
  /** Separated by spaces. */
  readonly colours: string;
  readonly value: string;
  readonly onTake: (colour: string) => void;
}

/** Buttons of preset colours; memoised, so that pointer moves in the area do not re-render them. */
const OfferedColours = memo(function OfferedColours(props: OfferedColoursProps) {
  const { label, colours, value, onTake } = props;
  return (
    <fieldset className={styles.offered}>
      <legend className={styles.presets}>{label}</legend>
      <div className={styles.swatches}>
        {colours.split(' ').map((colour) => (
          <button
            key={colour}
            type="button"
            className={styles.swatch}
            aria-label={colour}
            aria-pressed={colour === value}
            title={colour}
            onClick={() => onTake(colour)}
          >
            <ColourSwatch colour={colour} size={22} />
          </button>
        ))}
      </div>
    </fieldset>
  );
});

interface ColourPanelProps {
  /** `#rrggbb`, `#rrggbbaa` or ''. */
  readonly value: string;
  readonly alpha: boolean;
  readonly clearable: boolean;
  readonly presets: { readonly label: string; readonly colours: readonly string[] } | null;
  /** Previews a colour during a drag or key press; null ends the preview. */
  readonly onTry: (colour: string | null) => void;
  readonly onChange: (colour: string) => void;
  /** Called once the panel is mounted. */
  readonly onShown: () => void;
  readonly note?: ReactNode;
}

const unset: Hsva = { h: 0, s: 0, v: 1, a: 1 };

function readHsva(value: string, before?: Hsva): Hsva {
  const colour = parseColour(value);
  return colour ? toHsva(colour, before) : (before ?? unset);
}

export function ColourPanel(props: ColourPanelProps) {
  const { value, alpha, clearable, presets, onTry, onChange, onShown, note } = props;
  const { t, formatNumber } = useText();
  const [hsva, setHeld] = useState(() => readHsva(value));
  const [lastValue, setSeen] = useState(value);
  const [touched, setTouched] = useState(false);
  const after = useThrottledWork();
  /** The previewed colour before release. */
  const tried = useRef<string | null>(null);
  const shown = useRef(onShown);
  useEffect(() => shown.current(), []);
  const leave = useRef<() => void>(undefined);
  // Closing the panel during a drag applies the previewed colour.
  useEffect(() => () => leave.current?.(), []);
  const codeOf = (of: Hsva) => writeColour(fromHsva(alpha ? of : { ...of, a: 1 }));
  // The value changed from outside, e.g. by undo. An own grey keeps its hue, which the code lacks.
  if (lastValue !== value) {
    setSeen(value);
    if (value !== codeOf(hsva)) setHeld(readHsva(value, hsva));
  }
  const draw = (next: Hsva) => {
    setHeld(next);
    setTouched(true);
  };
  /** Reports before React renders, so that previews follow without delay. */
  const tell = (next: Hsva) => {
    const code = codeOf(next);
    if (code !== tried.current) onTry(code);
    tried.current = code;
  };
  const attempt = (next: Hsva) => {
    tell(next);
    draw(next);
  };
  const follow = (next: Hsva) => {
    tell(next);
    after.later(() => draw(next));
  };
  const settle = () => {
    after.now();
    const code = tried.current;
    if (code === null) return;
    tried.current = null;
    onTry(null);
    if (code !== value) onChange(code);
  };
  leave.current = settle;
  const take = (code: string) => {
    if (tried.current !== null) onTry(null);
    tried.current = null;
    after.drop();
    setTouched(false);
    setHeld(readHsva(code, hsva));
    if (code !== value) onChange(code);
  };
  const latestTake = useRef(take);
  latestTake.current = take;
  const takeNow = useRef((code: string) => latestTake.current(code));
  const band = { onPointerUp: settle, onKeyUp: settle, onBlur: settle };
  const shownCode = value === '' && !touched ? '' : codeOf(hsva);
  return (
    <div className={styles.panel}>
      <ColourArea value={hsva} onTry={attempt} onMove={follow} onDone={settle} />
      <input
        type="range"
        className={`${styles.band} ${styles.hue}`}
        aria-label={t('controls.colour.hue')}
        aria-valuetext={t('controls.colour.degrees', { degrees: Math.round(hsva.h) })}
        min={0}
        max={359}
        value={Math.round(hsva.h)}
        onChange={(event) => attempt({ ...hsva, h: Number(event.target.value) })}
        {...band}
      />
      {alpha && (
        <input
          type="range"
          className={`${styles.band} ${styles.opacity}`}
          style={{ '--colour': codeOf({ ...hsva, a: 1 }) } as CSSProperties}
          aria-label={t('controls.colour.alpha')}
          aria-valuetext={formatNumber(hsva.a, { style: 'percent', maximumFractionDigits: 0 })}
          min={0}
          max={100}
          value={Math.round(hsva.a * 100)}
          onChange={(event) => attempt({ ...hsva, a: Number(event.target.value) / 100 })}
          {...band}
        />
      )}
      <div className={styles.line}>
        <ColourSwatch colour={shownCode} size={28} />
        <ColourCode value={shownCode} alpha={alpha} onChange={take} />
        {clearable && value !== '' && (
          <Button
            onClick={() => {
              onTry(null);
              take('');
            }}
          >
            {t('controls.colour.clear')}
          </Button>
        )}
      </div>
      {note && <div className={layout.inline}>{note}</div>}
      {presets && presets.colours.length > 0 && (
        <OfferedColours
          label={presets.label}
          colours={presets.colours.join(' ')}
          value={value}
          onTake={takeNow.current}
        />
      )}
    </div>
  );
}
