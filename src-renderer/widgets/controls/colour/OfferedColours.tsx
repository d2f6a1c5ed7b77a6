/** Colours that are one press away; drawn anew for other ones only, not at each move of the pointer over the field. */
import { memo } from 'react';
import { ColourSwatch } from './ColourSwatch.tsx';
import styles from './colour.module.css';

interface OfferedColoursProps {
  readonly label: string;
  /** With a blank between two. */
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
