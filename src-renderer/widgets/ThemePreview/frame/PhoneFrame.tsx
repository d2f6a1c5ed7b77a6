/** The mobile app: top bar, messages, and the navigation with the theme's own entries. */
import { Battery, Search, Signal, Wifi } from 'lucide-react';
import { useText } from '#data/text.ts';
import { defaultIconKeys, iconName, iconsMost } from '#shared/rules/themes/fields/mobile-icons.ts';
import type { MobileLookValues } from '#shared/rules/themes/look/look.ts';
import { PhoneSign } from '../../IconChoice/PhoneSign.tsx';
import { BoardPreview } from './Board.tsx';
import type { FrameProps } from './frame-props.ts';
import { RegionFrame } from './RegionFrame.tsx';
import { PreviewSample } from './SamplePages.tsx';

export type PhoneIcon = MobileLookValues['icons'][number];

interface PhoneFrameProps extends FrameProps {
  readonly icons: readonly PhoneIcon[];
}

const usual = ['message', 'apps', 'create', 'contacts', 'me'] as const;
const talks = ['budget', 'trip', 'leave', 'chairs'] as const;

export function PhoneFrame({ shape, appearance, icons, board, sample, region, onRegion }: PhoneFrameProps) {
  const { t } = useText();
  const spot = { region, onRegion };
  const on = icons.filter(({ iconStatus }) => iconStatus);
  /** Index of the current entry; the launcher is the second entry of a new theme. */
  const here = board ? 1 : 0;
  const tabs: readonly PhoneIcon[] =
    on.length > 0
      ? on
      : usual.map((name, index) => ({
          iconKey: defaultIconKeys[index] ?? '',
          iconStatus: true,
          iconText: t(`themePreview.phone.titles.${name}`),
        }));
  return (
    <div
      className="phone"
      data-appearance={appearance}
      data-texts={shape.texts}
      data-icons={shape.icons}
      data-board={board ? '' : undefined}
    >
      <RegionFrame of="base" className="top" {...spot}>
        <div className="status">
          <span>{t('themePreview.phone.time')}</span>
          <Signal size={13} />
          <Wifi size={13} />
          <Battery size={16} />
        </div>
        <div className="top-title" data-place={shape.place}>
          <strong>{t(`themePreview.phone.titles.${board ? 'apps' : 'message'}`)}</strong>
          <Search size={18} />
        </div>
      </RegionFrame>
      <RegionFrame of="base" className="screen" {...spot}>
        {board && <BoardPreview board={board} columns={4} />}
        {!board && (sample === 'work' ? <Talks /> : <PreviewSample of={sample} />)}
      </RegionFrame>
      <RegionFrame of="icons" className="tabs" {...spot}>
        {tabs.slice(0, iconsMost).map(({ iconKey, iconText, iconDefault = '', iconSelected = '' }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name, and none has a state
          <span key={index} className="tab" data-chosen={index === here || undefined}>
            <PhoneSign
              sign={index === here ? iconSelected : iconDefault}
              usual={iconName(iconKey) ?? defaultIconKeys[index % defaultIconKeys.length] ?? 'application'}
              size={22}
            />
            <span className="name">{iconText}</span>
            {index === 0 && !board && <b className="badge">2</b>}
          </span>
        ))}
      </RegionFrame>
    </div>
  );
}

function Talks() {
  const { t } = useText();
  return (
    <>
      {talks.map((talk, index) => (
        <div key={talk} className="row">
          <span className="face">{[...t(`themePreview.page.people.${talk}`)][0]}</span>
          <span className="grow">
            <span>{t(`themePreview.page.people.${talk}`)}</span>
            <small>{t(`themePreview.page.rows.${talk}`)}</small>
          </span>
          <small>{t('themePreview.phone.minutes')}</small>
          {index === 0 && <b className="badge">2</b>}
        </div>
      ))}
      <div className="talk">
        <p className="message">{t('themePreview.page.theirs')}</p>
        <p className="message own">{t('themePreview.page.mine')}</p>
        <span className="button main">{t('themePreview.page.create')}</span>
      </div>
    </>
  );
}
