/** The colour area: saturation from left to right, brightness upwards; by pointer and arrow keys. */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useText } from '#data/text.ts';
import { writeColour } from '#shared/kit/colour/colour.ts';
import styles from './colour.module.css';
import { fromHsva, type Hsva } from './hsv.ts';

interface ColourAreaProps {
  readonly value: Hsva;
  /** Called for a held key. */
  readonly onTry: (value: Hsva) => void;
  /** Called while the pointer is pressed; the thumb has moved already. */
  readonly onMove: (value: Hsva) => void;
  /** Called at release. */
  readonly onDone: () => void;
}

/** Pixels, as in the style sheet. */
const areaSize = { width: 264, height: 150 } as const;

/** Moves the thumb by a transform, so that pointer moves cause no layout. */
const positionOf = ({ s, v }: Pick<Hsva, 's' | 'v'>) =>
  `translate(${s * areaSize.width}px, ${(1 - v) * areaSize.height}px)`;

const part = (number: number) => Math.min(1, Math.max(0, number));

export function ColourArea({ value, onTry, onMove, onDone }: ColourAreaProps) {
  const { t, formatNumber } = useText();
  const thumb = useRef<HTMLSpanElement>(null);
  const latest = useRef({ value, onMove, onDone });
  latest.current = { value, onMove, onDone };
  const pressed = useRef<AbortController | null>(null);
  useEffect(() => () => pressed.current?.abort(), []);

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const to = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
      const s = part((clientX - left) / width);
      const v = part(1 - (clientY - top) / height);
      if (thumb.current) thumb.current.style.transform = positionOf({ s, v });
      latest.current.onMove({ ...latest.current.value, s, v });
    };
    pressed.current?.abort();
    pressed.current = new AbortController();
    const { signal } = pressed.current;
    // The pointer may leave the area while it is pressed.
    const end = () => {
      pressed.current?.abort();
      latest.current.onDone();
    };
    document.addEventListener('pointermove', to, { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', end, { signal });
    to(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : 0.01;
    const { s, v } = value;
    const next = {
      ArrowLeft: { s: s - step },
      ArrowRight: { s: s + step },
      ArrowDown: { v: v - step },
      ArrowUp: { v: v + step },
      Home: { s: 0 },
      End: { s: 1 },
      PageDown: { v: v - 0.1 },
      PageUp: { v: v + 0.1 },
    }[event.key];
    if (!next) return;
    event.preventDefault();
    const to = { s, v, ...next };
    onTry({ ...value, s: part(to.s), v: part(to.v) });
  };
  const [saturation, brightness] = [value.s, value.v].map((each) =>
    formatNumber(each, { style: 'percent', maximumFractionDigits: 0 }),
  );
  return (
    <div
      className={styles.area}
      // The pure hue is the background below the gradients.
      style={{ backgroundColor: `hsl(${value.h} 100% 50%)` }}
      role="slider"
      tabIndex={0}
      aria-label={t('controls.colour.area')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value.s * 100)}
      aria-valuetext={t('controls.colour.areaValue', {
        saturation: saturation ?? '',
        brightness: brightness ?? '',
      })}
      onPointerDown={press}
      onKeyDown={onKeyDown}
      onKeyUp={onDone}
      onBlur={onDone}
    >
      <span
        ref={thumb}
        className={styles.thumb}
        style={{
          transform: positionOf(value),
          backgroundColor: writeColour({ ...fromHsva(value), a: 1 }),
        }}
      />
    </div>
  );
}
