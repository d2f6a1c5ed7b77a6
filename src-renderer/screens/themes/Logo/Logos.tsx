/** The two groups of the page (spec 1§2.11): each picture is stored at once, with its way back. */
import { useText } from '#data/text.ts';
import type { TenantLogo } from '#shared/api/branding/branding.ts';
import { horizontalHeight, iconSizes } from '#shared/rules/branding/brand-fields.ts';
import type { Deployment } from '#shared/rules/common/session/tenant-access.ts';
import { brandRecord } from '#shared/rules/records/brand-record.ts';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import layout from '#widgets/looks/layout.module.css';
import type { LoadedPicture } from '#widgets/picture/loaded-picture.ts';
import { PictureUpload } from '#widgets/picture/PictureUpload.tsx';
import { Section } from '#widgets/Section.tsx';
import { BrandFrames } from '../parts/BrandPreview/BrandFrames.tsx';
import styles from '../parts/BrandPreview/BrandPreview.module.css';
import { BrandContrastVerdict } from '../parts/BrandPreview/ContrastVerdict.tsx';
import { useLogo } from '../parts/BrandPreview/use-logo.ts';
import { besideOf, type LogoNavigation, logoOf, logoPictureRule, navigations } from './logo-parts.ts';
import { NavigationLogo } from './NavigationLogo.tsx';

interface LogosProps {
  readonly logos: TenantLogo;
  readonly deployment: Deployment;
  /** The organisation's name. */
  readonly name: string;
  readonly onTarget: (navigation: LogoNavigation) => void;
}

export function Logos({ logos, deployment, name, onTarget }: LogosProps) {
  const { t } = useText();
  const save = <Name extends keyof TenantLogo>(field: Name, to: TenantLogo[Name]) =>
    saveNow(brandRecord, { deployment }, { [field]: { from: logos[field], to } }, 'branding.done');
  const icon = useLogo(logos.faviconUrl);
  return (
    <>
      <Section title={t('branding.group.logo')}>
        <SwitchNow
          label={t('branding.showInfo')}
          text={t('branding.showInfoText', { height: horizontalHeight })}
          checked={logos.showInfoConfig}
          of={{ kind: brandRecord, place: { deployment }, name: 'showInfoConfig' }}
          onTurn={(on) => save('showInfoConfig', on)}
        />
        <div className={layout.columns}>
          {navigations.map((navigation) => (
            <NavigationLogo
              key={navigation}
              navigation={navigation}
              logos={logos}
              deployment={deployment}
              name={name}
              save={save}
              onTarget={() => onTarget(navigation)}
            />
          ))}
        </div>
      </Section>
      <Section title={t('branding.group.preview')}>
        <div className={layout.columns}>
          {navigations.map((navigation) => (
            <Frames key={navigation} navigation={navigation} logos={logos} name={name} />
          ))}
        </div>
      </Section>
      <Section title={t('branding.group.other')}>
        <div className={layout.columns}>
          <div>
            <PictureUpload
              label={t('branding.favicon')}
              {...logoPictureRule('faviconUrl')}
              value={logos.faviconUrl}
              words={{ none: t('branding.words.none'), restore: t('branding.words.restore') }}
              renderPreview={(cut) => (
                <div className={layout.columns}>
                  <Icons logo={cut} isOwnLogo={false} title={name} />
                </div>
              )}
              onChange={(address) => void save('faviconUrl', address)}
            />
          </div>
          <div className={layout.columns}>
            <Icons logo={icon} isOwnLogo={logos.faviconUrl === ''} title={name} />
          </div>
        </div>
      </Section>
    </>
  );
}

type FramesProps = Pick<LogosProps, 'logos' | 'name'> & { readonly navigation: LogoNavigation };

function Frames({ navigation, logos, name }: FramesProps) {
  const path = logos[logoOf[navigation]];
  return (
    <BrandFrames
      navigation={navigation}
      logo={useLogo(path)}
      isOwnLogo={path === ''}
      name={besideOf(navigation, logos, name)}
    />
  );
}

function Icons(icon: Pick<Parameters<typeof TabIcon>[0], 'logo' | 'isOwnLogo' | 'title'>) {
  return iconSizes.flatMap((size) =>
    (['light', 'dark'] as const).map((appearance) => (
      <TabIcon key={`${size}/${appearance}`} size={size} appearance={appearance} {...icon} />
    )),
  );
}

/** Background of a browser's tab, by appearance. */
const grounds = { light: '#ffffff', dark: '#35363a' } as const;

interface TabIconProps {
  readonly logo: LoadedPicture;
  readonly isOwnLogo: boolean;
  readonly size: 16 | 32;
  readonly appearance: keyof typeof grounds;
  readonly title: string;
}

/** The icon in a browser's tab, in the browser's size. */
function TabIcon({ logo, isOwnLogo, size, appearance, title }: TabIconProps) {
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
