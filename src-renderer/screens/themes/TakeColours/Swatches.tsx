import { useText } from '#data/text.ts';
import { ColourDot } from '#widgets/ColourDot.tsx';
import ink from '#widgets/looks/ink.module.css';
import styles from './Swatches.module.css';

export function Swatches({ colours }: { readonly colours: readonly string[] }) {
  const { t } = useText();
  const shown = [...new Set(colours)].filter((colour) => colour !== '');
  if (colours.length === 0) return <span className={ink.quiet}>{t('themeColours.none')}</span>;
  const label = t('themeColours.swatches', { colours: shown.join(t('common.form.separator')) });
  return (
    <span className={styles.dots} role="img" aria-label={label} title={label}>
      {shown.map((colour) => (
        <ColourDot key={colour} colour={colour} />
      ))}
    </span>
  );
}
