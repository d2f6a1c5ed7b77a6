/** The theme as it is being edited, beside its fields; what a pressed pointer tries is drawn without the form. */
import { useEffect, useState } from 'react';
import type { Signal } from '#data/signal.ts';
import { useText } from '#data/text.ts';
import type { LookValues, Region } from '#shared/rules/themes/look/look.ts';
import type { ColourView } from '#shared/rules/themes/look/simulate.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import layout from '#widgets/looks/layout.module.css';
import { BrandColours } from '#widgets/ThemeContrast/BrandColours.tsx';
import { ColourViews } from '#widgets/ThemeContrast/ColourViews.tsx';
import { ThemeContrast } from '#widgets/ThemeContrast/ThemeContrast.tsx';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';

/** What is only being tried of a field. */
export interface Attempt {
  readonly name: string;
  readonly value: unknown;
}

interface PreviewPaneProps<Of extends Terminal> {
  readonly terminal: Of;
  readonly values: LookValues[Of];
  readonly attempts: Signal<Attempt | null>;
  readonly region: Region | null;
  readonly onRegion: (region: Region) => void;
  /** Takes colours over, by field. */
  readonly onColours: (colours: Readonly<Record<string, string>>) => void;
}

const appearances = ['light', 'dark', 'both'] as const;
const scales = ['100', '150', '200'] as const;

export function PreviewPane<Of extends Terminal>(props: PreviewPaneProps<Of>) {
  const { terminal, values, attempts, region, onRegion, onColours } = props;
  const { t, formatNumber } = useText();
  const [tried, setTried] = useState<Attempt | null>(null);
  const [appearance, setAppearance] = useState<(typeof appearances)[number]>('light');
  const [scale, setScale] = useState<(typeof scales)[number]>('100');
  const [view, setView] = useState<ColourView | null>(null);
  const [contrast, setContrast] = useState(false);
  useEffect(() => attempts.listen(setTried), [attempts]);
  const shown = tried ? { ...values, [tried.name]: tried.value } : values;
  return (
    <section className={layout.stack} aria-label={t('themeEditor.preview')}>
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
      <ThemePreview
        {...{ terminal, appearance, view, region, onRegion }}
        values={shown}
        scale={Number(scale)}
        label={t('themeEditor.preview')}
      />
      <div className={layout.spread}>
        <ColourViews value={view} onChange={setView} />
        <BrandColours
          terminal={terminal}
          style={'topicStyle' in values ? values.topicStyle : 'dark'}
          onUse={onColours}
        />
      </div>
      <Disclosure title={t('themeContrast.title')} framed open={contrast} onToggle={setContrast}>
        {contrast && (
          <ThemeContrast
            {...{ terminal, values, onRegion }}
            onFix={(field, colour) => onColours({ [field]: colour })}
          />
        )}
      </Disclosure>
    </section>
  );
}
