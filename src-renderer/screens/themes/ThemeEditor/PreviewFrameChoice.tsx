/** The page that a preview shows, the size of its window or phone, and the direction of its texts. */
import { useText } from '#data/text.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { Button } from '#widgets/Button.tsx';
import { Popover } from '#widgets/controls/Popover.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';
import { PlainSelect } from '#widgets/PlainSelect.tsx';
import {
  type FrameSize,
  phoneSizes,
  type SamplePage,
  samplePages,
  windowSizes,
} from '#widgets/ThemePreview/frame/sample-page.ts';

export interface PreviewFrame {
  readonly sample: SamplePage;
  readonly size: FrameSize;
  readonly rtl: boolean;
}

const sizesOf = (terminal: Terminal): readonly [FrameSize, ...FrameSize[]] =>
  terminal === 'h5' ? phoneSizes : windowSizes;

export const usualFrame = (terminal: Terminal): PreviewFrame => ({
  sample: 'work',
  size: sizesOf(terminal)[0],
  rtl: false,
});

interface PreviewFrameChoiceProps {
  readonly terminal: Terminal;
  readonly frame: PreviewFrame;
  readonly onChange: (frame: PreviewFrame) => void;
}

export function PreviewFrameChoice({ terminal, frame, onChange }: PreviewFrameChoiceProps) {
  const { t, formatNumber } = useText();
  const isPhone = terminal === 'h5';
  const sizes = sizesOf(terminal);
  const sizeLabel = t(isPhone ? 'themeEditor.phoneSize' : 'themeEditor.windowSize');
  const sizeText = ({ width, height }: FrameSize) =>
    isPhone
      ? t('themeEditor.size', { width: formatNumber(width), height: formatNumber(height) })
      : formatNumber(width);
  return (
    <div className={layout.inline}>
      <PlainSelect
        look="small"
        label={t('themeEditor.sample')}
        value={frame.sample}
        options={samplePages.map((value) => ({ value, label: t(`themeEditor.samples.${value}`) }))}
        onChange={(value) =>
          onChange({ ...frame, sample: samplePages.find((one) => one === value) ?? 'work' })
        }
      />
      <Popover
        label={t('themeEditor.frame')}
        content={
          <div className={layout.stack}>
            <p className={ink.help}>{sizeLabel}</p>
            <Segmented
              label={sizeLabel}
              value={String(frame.size.width)}
              options={sizes.map((size) => ({ value: String(size.width), label: sizeText(size) }))}
              onChange={(width) =>
                onChange({ ...frame, size: sizes.find((size) => String(size.width) === width) ?? sizes[0] })
              }
            />
            {!isPhone && <p className={ink.help}>{t('themeEditor.windowHelp')}</p>}
            <PlainCheckbox
              label={t('themeEditor.rtl')}
              checked={frame.rtl}
              onChange={(rtl) => onChange({ ...frame, rtl })}
            />
          </div>
        }
      >
        <Button size="small">{t('themeEditor.frame')}</Button>
      </Popover>
    </div>
  );
}
