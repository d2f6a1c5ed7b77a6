/** A colour sample beside a name. The server's text may be anything, so only a valid colour is drawn. */
import { parseColour } from '#shared/kit/colour/colour.ts';
import styles from './ColourDot.module.css';

export function ColourDot({ colour }: { readonly colour: string }) {
  if (!parseColour(colour)) return null;
  return <span className={styles.dot} style={{ background: colour }} aria-hidden="true" />;
}
