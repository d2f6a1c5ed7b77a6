/** The colours of a theme: its navigation, its side menu, its main colour. */
import { type Translate, useText } from '#data/text.ts';
import { parseColour } from '#shared/kit/colour/colour.ts';
import { type AnyTheme, isBackTheme, isMobileTheme } from '#shared/rules/themes/families.ts';
import { lookTables } from '#shared/rules/themes/look/look-of.ts';
import { valueOfPart } from '#shared/rules/themes/look/look-table.ts';
import styles from './ThemeSwatch.module.css';

export function ThemeSwatch({ theme }: { readonly theme: AnyTheme }) {
  const { t } = useText();
  const { nav, side, main } = coloursOf(theme);
  const label = swatchText(theme, t);
  if (label === '') return null;
  const fill = (colour: string) => (parseColour(colour) ? { background: colour } : {});
  return (
    <span className={styles.swatch} role="img" aria-label={label} title={label}>
      <span className={styles.nav} style={fill(nav)} />
      <span style={fill(side)} />
      <span className={styles.main} style={fill(main)} />
    </span>
  );
}

/** Returns '' for a theme without colours. */
export function swatchText(theme: AnyTheme, t: Translate): string {
  const { nav, side, main } = coloursOf(theme);
  const colours = [...new Set([nav, side, main].filter(parseColour))];
  return colours.length === 0
    ? ''
    : t('themes.swatch', { colours: colours.join(t('common.form.separator')) });
}

function coloursOf(theme: AnyTheme): { readonly nav: string; readonly side: string; readonly main: string } {
  const [terminal, nav, side] = isBackTheme(theme)
    ? (['pc', 'nav', 'aside'] as const)
    : isMobileTheme(theme)
      ? (['h5', 'top', 'nav'] as const)
      : (['special', 'primary', 'bubble'] as const);
  const colourOf = (part: string) => String(valueOfPart(lookTables[terminal], part, theme) ?? '');
  return { nav: colourOf(nav), side: colourOf(side), main: colourOf('primary') };
}
