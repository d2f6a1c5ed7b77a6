/** The icon in a browser's tab, in the browser's size. */
import { useText } from '#data/text.ts';
import type { LoadedPicture } from '#widgets/picture/loaded-picture.ts';
import styles from './BrandPreview.module.css';
import { BrandContrastVerdict } from './ContrastVerdict.tsx';

/** Background of a browser's tab, by appearance. */
const grounds = { light: '#ffffff', dark: '#35363a' } as const;

interface TabIconProps {
  readonly logo: LoadedPicture;
  readonly isOwnLogo: boolean;
  readonly size: 16 | 32;
  readonly appearance: keyof typeof grounds;
  readonly title: string;
}

export function TabIcon({ logo, isOwnLogo, size, appearance, title }: TabIconProps) {
  const { t } = useText();
  const label = t('branding.preview.icon', { size, appearance: t(`branding.preview.${appearance}`) });
  return (
    <figure className={styles.shown} aria-label={label}>
      <div className={styles.tab} data-appearance={appearance} data-size={size}>
        {logo.address === null ? <span className={styles.own} /> : <img src={logo.address} alt="" />}
        <span>{title}</span>
      </div>
      <figcaption>{label}</figcaption>
      <BrandContrastVerdict logo={logo} isOwnLogo={isOwnLogo} ground={grounds[appearance]} />
    </figure>
  );
}
