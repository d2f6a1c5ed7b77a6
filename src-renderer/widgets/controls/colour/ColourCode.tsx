/** A field for a colour's code, typed or pasted, with or without #; a valid colour applies at once. */
import { useId, useState } from 'react';
import { useText } from '#data/text.ts';
import { parseColour, writeColour } from '#shared/kit/colour/colour.ts';
import input from '../../input.module.css';
import styles from './colour.module.css';

interface ColourCodeProps {
  readonly value: string;
  readonly alpha: boolean;
  readonly onChange: (colour: string) => void;
}

export function ColourCode({ value, alpha, onChange }: ColourCodeProps) {
  const { t } = useText();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  /** The user has left the field; an invalid code is then reported. */
  const [wasLeft, setLeft] = useState(false);
  const read = (text: string): string | null => {
    const colour = parseColour(`#${text.trim().replace(/^#/, '')}`);
    return colour && (alpha || colour.a === 1) ? writeColour(colour) : null;
  };
  const leave = () => {
    if (typed === null) return;
    const colour = read(typed);
    setLeft(true);
    if (colour === null) return;
    setTyped(null);
    onChange(colour);
  };
  const wrong = wasLeft && typed !== null && typed.trim() !== '' && read(typed) === null;
  return (
    <div className={styles.code}>
      <input
        type="text"
        className={input.input}
        aria-label={t('controls.colour.code')}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          setLeft(false);
          // Three digits may be the beginning of six.
          const colour = text.trim().replace(/^#/, '').length > 3 ? read(text) : null;
          if (colour !== null) onChange(colour);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not submit the surrounding form.
          event.preventDefault();
          leave();
        }}
      />
      {wrong && (
        <p id={id} className={styles.wrong}>
          {t(alpha ? 'common.form.colourAlpha' : 'common.form.colour')}
        </p>
      )}
    </div>
  );
}
