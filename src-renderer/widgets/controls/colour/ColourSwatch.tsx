/** A small square in a colour; crossed out when unset, with a checkerboard behind transparent colours. */
import styles from './colour.module.css';

export function ColourSwatch({ colour, size }: { readonly colour: string; readonly size: number }) {
  const inner = size - 1;
  const half = inner / 2;
  const frame = { x: 0.5, y: 0.5, width: inner, height: inner, rx: 4 };
  return (
    <svg width={size} height={size} aria-hidden="true" className={styles.square}>
      {(colour === '' || colour.length > 7) && (
        <>
          <rect {...frame} className={styles.behind} />
          <path
            d={`M2 ${half}h${half - 2}V2h${half - 2}a2 2 0 0 1 2 2v${half - 4}H${half}v${half - 2}H4a2 2 0 0 1-2-2z`}
            className={styles.checks}
          />
        </>
      )}
      {colour !== '' && <rect {...frame} fill={colour} className={styles.edge} />}
    </svg>
  );
}
