/** Buttons of preset colours; memoised, so that pointer moves in the area do not re-render them. */
import { memo } from 'react';
import { ColourSwatch } from './ColourSwatch.tsx';
import styles from './colour.module.css';

interface OfferedColoursProps {
  readonly label: string;
  /** Separated by spaces. */
  readonly colours: string;
  readonly value: string;
  readonly onTake: (colour: string) => void;
}

export const OfferedColours = memo(function OfferedColours(props: OfferedColoursProps) {
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
