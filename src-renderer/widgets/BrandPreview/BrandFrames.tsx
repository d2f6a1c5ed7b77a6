/** A logo in the platform's own frame, with a light and with a dark navigation, and how well it is seen there. */
import { useText } from '#data/text.ts';
import { newBackTheme } from '#shared/rules/themes/defaults.ts';
import type { SeenPicture } from '../picture/seen-picture.ts';
import { ThemePreview } from '../ThemePreview/ThemePreview.tsx';
import styles from './BrandPreview.module.css';
import { ContrastVerdict } from './ContrastVerdict.tsx';

interface BrandFramesProps {
  readonly navigation: 'horizontal' | 'vertical';
  readonly logo: SeenPicture;
  readonly own: boolean;
  /** Stands beside the logo; null: it stands alone. */
  readonly name: string | null;
}

export function BrandFrames({ navigation, logo, own, name }: BrandFramesProps) {
  const { t } = useText();
  return (['light', 'dark'] as const).map((style) => {
    const values = { ...newBackTheme('pc', style, { deptId: '' }), topicLayout: navigation };
    const label = t('branding.preview.frame', {
      navigation: t(`branding.logo.${navigation}`),
      appearance: t(`branding.preview.${style}`),
    });
    return (
      <figure key={style} className={styles.shown} aria-label={label}>
        <ThemePreview
          terminal="pc"
          values={values}
          appearance={style}
          label={label}
          brand={{ logo: logo.address, name }}
        />
        <figcaption>{label}</figcaption>
        <ContrastVerdict logo={logo} own={own} ground={values.navigationBgColor} />
      </figure>
    );
  });
}
