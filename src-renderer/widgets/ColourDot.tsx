/** A colour beside its name. What the server says may be anything: only a colour is drawn. */
import { parseColour } from '#shared/kit/colour/colour.ts';
import styles from './ColourDot.module.css';

export function ColourDot({ colour }: { readonly colour: string }) {
  if (!parseColour(colour)) return null;
  return <span className={styles.dot} style={{ background: colour }} aria-hidden="true" />;
}
