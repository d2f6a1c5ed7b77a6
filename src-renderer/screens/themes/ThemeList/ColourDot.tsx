/** A colour of a theme beside its name. What the server says may be anything: only a colour is drawn. */
import styles from './ThemeSwatch.module.css';

export const isColour = (text: string) => /^#[0-9a-f]{3,8}$/i.test(text);

export function ColourDot({ colour }: { readonly colour: string }) {
  if (!isColour(colour)) return null;
  return <span className={styles.dot} style={{ background: colour }} aria-hidden="true" />;
}
