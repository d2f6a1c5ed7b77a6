/** The contrast of a logo with its background, as a text and a ratio. */
import { useText } from '#data/text.ts';
import { parseColour, white } from '#shared/kit/colour/colour.ts';
import { shownRatio, verdict } from '#shared/kit/colour/contrast.ts';
import ink from '#widgets/looks/ink.module.css';
import type { LoadedPicture } from '#widgets/picture/loaded-picture.ts';
import { SkeletonLine } from '#widgets/Skeleton.tsx';
import { logoContrast } from '../../Logo/logo-contrast.ts';

interface ContrastVerdictProps {
  readonly logo: LoadedPicture;
  /** The background as `#rrggbb`. */
  readonly ground: string;
  /** The platform's own logo is shown. */
  readonly isOwnLogo: boolean;
}

export function BrandContrastVerdict({ logo, ground, isOwnLogo }: ContrastVerdictProps) {
  const { t, formatNumber } = useText();
  const { pixels } = logo;
  if (isOwnLogo) return <p className={ink.small}>{t('branding.preview.own')}</p>;
  if (pixels === null) return <SkeletonLine width={120} />;
  if (pixels === 'unread') return <p className={ink.small}>{t('branding.preview.unread')}</p>;
  const ratio = logoContrast(pixels, parseColour(ground) ?? white);
  const found = ratio === null ? 'fails' : verdict(ratio, 'large');
  return (
    <p className={ink.small}>
      <strong data-tone={found === 'fails' ? 'danger' : 'success'} className={ink.toned}>
        {t(ratio === null ? 'branding.preview.nothing' : `branding.preview.${found}`)}
      </strong>{' '}
      {ratio !== null &&
        t(found === 'fails' ? 'branding.preview.tooLittle' : 'branding.preview.ratio', {
          ratio: formatNumber(shownRatio(ratio)),
        })}
    </p>
  );
}
