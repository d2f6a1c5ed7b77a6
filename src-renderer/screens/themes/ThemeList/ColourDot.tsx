/** A colour of a theme beside its name. What the server says may be anything: only a colour is drawn. */
import { parseColour } from '#shared/rules/themes/look/colour.ts';
import styles from './ThemeSwatch.module.css';

export function ColourDot({ colour }: { readonly colour: string }) {
  if (!parseColour(colour)) return null;
  return <span className={styles.dot} style={{ background: colour }} aria-hidden="true" />;
}
