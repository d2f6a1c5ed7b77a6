/** A logo in the platform's own frame with a light and a dark navigation, and the contrast in both. */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import { newBackTheme } from '#shared/rules/themes/defaults.ts';
import { backFieldsOf, backLookTable } from '#shared/rules/themes/look/back-look-table.ts';
import { valueOfPart } from '#shared/rules/themes/look/look-table.ts';
import type { LoadedPicture } from '#widgets/picture/loaded-picture.ts';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';
import styles from './BrandPreview.module.css';
import { BrandContrastVerdict } from './ContrastVerdict.tsx';

interface BrandFramesProps {
  readonly navigation: 'horizontal' | 'vertical';
  readonly logo: LoadedPicture;
  readonly isOwnLogo: boolean;
  /** The name beside the logo; null without one. */
  readonly name: string | null;
}

export function BrandFrames(props: BrandFramesProps) {
  return (['light', 'dark'] as const).map((style) => <BrandFrame key={style} style={style} {...props} />);
}

function BrandFrame(props: BrandFramesProps & { readonly style: 'light' | 'dark' }) {
  const { navigation, logo, isOwnLogo, name, style } = props;
  const { t } = useText();
  // Memoised: a new logo must not re-render the rest of the frame.
  const values = useMemo(
    () => ({ ...newBackTheme('pc', style, { deptId: '' }), ...backFieldsOf({ layout: navigation }) }),
    [style, navigation],
  );
  const label = t('branding.preview.frame', {
    navigation: t(`branding.logo.${navigation}`),
    appearance: t(`branding.preview.${style}`),
  });
  return (
    <figure className={styles.shown} aria-label={label}>
      <ThemePreview
        terminal="pc"
        values={values}
        appearance={style}
        label={label}
        brand={{ logo: logo.address, name }}
      />
      <figcaption>{label}</figcaption>
      <BrandContrastVerdict
        logo={logo}
        isOwnLogo={isOwnLogo}
        ground={String(valueOfPart(backLookTable, 'nav', values))}
      />
    </figure>
  );
}
