/** The logo of one navigation: its picture, its target, and a button that uses it for the other navigation. */
import { useChange } from '#data/changes/index.ts';
import { reversible } from '#data/records/reversible.ts';
import { useText } from '#data/text.ts';
import { syncTenantLogo, type TenantLogo } from '#shared/api/branding/branding.ts';
import type { Deployment } from '#shared/rules/common/session/tenant-access.ts';
import { brandRecord } from '#shared/rules/records/brand-record.ts';
import { Button } from '#widgets/Button.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { PictureUpload } from '#widgets/picture/PictureUpload.tsx';
import { BrandFrames } from '../parts/BrandPreview/BrandFrames.tsx';
import { besideOf, type LogoNavigation, logoLinkField, logoOf, logoPictureRule } from './logo-parts.ts';

const otherOf = { horizontal: 'vertical', vertical: 'horizontal' } as const;

interface NavigationLogoProps {
  readonly navigation: LogoNavigation;
  readonly logos: TenantLogo;
  readonly deployment: Deployment;
  /** The organisation's name. */
  readonly name: string;
  readonly save: (field: 'logoUrl' | 'logoUrlVertical', address: string) => Promise<unknown>;
  readonly onTarget: () => void;
}

export function NavigationLogo(props: NavigationLogoProps) {
  const { navigation, logos, deployment, name, save, onTarget } = props;
  const { t } = useText();
  const { submit, pending } = useChange();
  const label = t(`branding.logo.${navigation}`);
  const field = logoOf[navigation];
  const other = logoOf[otherOf[navigation]];
  const target = logos[logoLinkField[navigation]];
  const sync = () =>
    submit({
      ...reversible(syncTenantLogo, {
        title: 'branding.sync.change',
        input: { type: navigation },
        kind: brandRecord,
        locator: { deployment },
        before: logos,
        after: { ...logos, [other]: logos[field] },
      }),
      success: 'branding.sync.done',
    });
  return (
    <div>
      <h3 className={`${ink.heading} ${layout.above} ${layout.below}`}>{label}</h3>
      <PictureUpload
        label={label}
        {...logoPictureRule(field)}
        value={logos[field]}
        words={{ none: t('branding.words.none'), restore: t('branding.words.restore') }}
        renderPreview={(cut) => (
          <BrandFrames
            navigation={navigation}
            logo={cut}
            isOwnLogo={false}
            name={besideOf(navigation, logos, name)}
          />
        )}
        onChange={(address) => void save(field, address)}
      />
      <FactList>
        <Fact label={t('branding.leads')}>
          {target === '' ? t('branding.leadsHome') : target}{' '}
          <Button
            size="small"
            look="quiet"
            onClick={onTarget}
            aria-label={t('branding.changeTargetOf', { name: label })}
          >
            {t('branding.changeTarget')}
          </Button>
        </Fact>
      </FactList>
      {logos[field] !== logos[other] && (
        <p className={layout.above}>
          <Button size="small" busy={pending} onClick={() => void sync()}>
            {t(`branding.sync.${navigation}`)}
          </Button>
        </p>
      )}
    </div>
  );
}
