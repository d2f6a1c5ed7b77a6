/** The preview of the edited theme beside its fields; it draws tried-out colours without the form. */
import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { labelOf } from '#data/records/record-text.ts';
import type { Signal } from '#data/signal.ts';
import { useText } from '#data/text.ts';
import { queryTenantLogo } from '#shared/api/branding/branding.ts';
import type { ColourView } from '#shared/kit/colour/simulate.ts';
import type { LookValues, Region } from '#shared/rules/themes/look/look.ts';
import { coloursToSet, lookOf } from '#shared/rules/themes/look/look-of.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { usePreviewMenus } from '#state/preview-menus.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import layout from '#widgets/looks/layout.module.css';
import type { PreviewBrand } from '#widgets/ThemePreview/frame/frame-props.ts';
import { type Attempt, ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';
import { besideOf, type LogoNavigation, logoOf } from '../Logo/logo-parts.ts';
import { useLogo } from '../parts/BrandPreview/use-logo.ts';
import { BrandColoursForm } from '../parts/ThemeContrast/BrandColours.tsx';
import { ColourViews } from '../parts/ThemeContrast/ColourViews.tsx';
import { ThemeContrastVerdict } from '../parts/ThemeContrast/ContrastVerdict.tsx';
import { ShareColours } from '../parts/ThemeContrast/ShareColours.tsx';
import { ThemeContrast } from '../parts/ThemeContrast/ThemeContrast.tsx';
import { PreviewFrameChoice, usualFrame } from './PreviewFrameChoice.tsx';
import styles from './PreviewPane.module.css';
import { recordOf } from './theme-kinds.ts';

interface PreviewPaneProps<Of extends Terminal> {
  readonly terminal: Of;
  readonly values: LookValues[Of];
  readonly attempts: Signal<Attempt | null>;
  readonly region: Region | null;
  readonly onRegion: (region: Region) => void;
  /** Takes colours into the form, by field. */
  readonly onColours: (colours: Readonly<Record<string, string>>) => void;
  /** Opens the dialog that takes colours of other themes. */
  readonly onTakeColours?: () => void;
}

const appearances = ['light', 'dark', 'both'] as const;
const scales = ['100', '150', '200'] as const;

export function PreviewPane<Of extends Terminal>(props: PreviewPaneProps<Of>) {
  const { terminal, values, attempts, region, onRegion, onColours, onTakeColours } = props;
  const { t, formatNumber } = useText();
  const menus = usePreviewMenus();
  const [appearance, setAppearance] = useState<(typeof appearances)[number]>('light');
  const [scale, setScale] = useState<(typeof scales)[number]>('100');
  const [view, setView] = useState<ColourView | null>(null);
  const [contrast, setContrast] = useState(false);
  const [frame, setFrame] = useState(() => usualFrame(terminal));
  const isVertical = lookOf(terminal, values).layout === 'vertical';
  const brand = useTenantBrand(isVertical ? 'vertical' : 'horizontal', frame.sample !== 'work');
  return (
    <section
      className={styles.pane}
      data-open={contrast || undefined}
      data-phone={terminal === 'h5' || undefined}
      aria-label={t('themeEditor.preview')}
    >
      <div className={styles.seen}>
        <ThemePreview
          terminal={terminal}
          values={values}
          menus={menus}
          attempts={attempts}
          appearance={appearance}
          view={view}
          region={region}
          onRegion={onRegion}
          scale={Number(scale)}
          sample={frame.sample}
          size={frame.size}
          {...(frame.rtl ? { direction: 'rtl' } : {})}
          {...(brand ? { brand } : {})}
          label={t('themeEditor.preview')}
        />
      </div>
      <div className={styles.contrast}>
        <Disclosure
          title={
            <span className={layout.inline}>
              {t('themeContrast.title')}
              {!contrast && <ThemeContrastVerdict terminal={terminal} values={values} attempts={attempts} />}
            </span>
          }
          hasFrame
          open={contrast}
          onToggle={setContrast}
        >
          {contrast && (
            <ThemeContrast
              terminal={terminal}
              values={values}
              onRegion={onRegion}
              onFix={(field, colour) => onColours({ [field]: colour })}
              onFixAll={onColours}
              labelOf={(field) => labelOf(recordOf(terminal), field as 'topicName')}
            />
          )}
        </Disclosure>
      </div>
      <div className={layout.stack}>
        <div className={layout.spread}>
          <Segmented
            label={t('themeEditor.appearance')}
            value={appearance}
            options={appearances.map((value) => ({ value, label: t(`themeEditor.appearances.${value}`) }))}
            onChange={setAppearance}
          />
          <Segmented
            label={t('themeEditor.scale')}
            value={scale}
            options={scales.map((value) => ({
              value,
              label: formatNumber(Number(value) / 100, { style: 'percent' }),
            }))}
            onChange={setScale}
          />
        </div>
        <PreviewFrameChoice terminal={terminal} frame={frame} onChange={setFrame} />
        <div className={layout.row}>
          <ColourViews value={view} onChange={setView} />
        </div>
        <div className={layout.row}>
          <ShareColours terminal={terminal} values={values} onUse={onColours} />
          <BrandColoursForm
            terminal={terminal}
            style={'topicStyle' in values ? values.topicStyle : 'dark'}
            onUse={(colours) => onColours(coloursToSet(terminal, values, colours))}
          />
          {onTakeColours && <Button onClick={onTakeColours}>{t('themeColours.action')}</Button>}
        </div>
      </div>
    </section>
  );
}

/** Undefined until the logo is there, and where there is none or it cannot be read: the preview has a sample then. */
function useTenantBrand(navigation: LogoNavigation, enabled: boolean): PreviewBrand | undefined {
  const session = useSession();
  const { data: logos } = useRead(queryTenantLogo, {}, { enabled });
  const { address } = useLogo(enabled && logos ? logos[logoOf[navigation]] : '');
  if (!logos || address === null || session.status !== 'signedIn') return undefined;
  return { logo: address, name: besideOf(navigation, logos, session.facts.tenant.tenantName) };
}
