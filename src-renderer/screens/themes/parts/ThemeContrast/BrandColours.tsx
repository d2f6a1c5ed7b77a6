/** Initial colours of a theme, made from two brand colours. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { TopicStyle } from '#shared/api/themes/context.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { Button } from '#widgets/Button.tsx';
import { ColorPicker } from '#widgets/controls/ColorPicker.tsx';
import { Popover } from '#widgets/controls/Popover.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { LogoColours } from './LogoColours.tsx';
import { paletteOf } from './palette.ts';
import styles from './ThemeContrast.module.css';

interface BrandColoursProps {
  readonly terminal: Terminal;
  readonly style: TopicStyle;
  /** Called with fields of the terminal's look by name. */
  readonly onUse: (colours: Readonly<Record<string, string>>) => void;
}

const first = { main: '#2f6fd0', second: '#1d3a6b' } as const;

export function BrandColoursForm({ terminal, style, onUse }: BrandColoursProps) {
  const { t } = useText();
  const [main, setMain] = useState<string>(first.main);
  const [second, setSecond] = useState<string>(first.second);
  const palette = paletteOf(terminal, style, main, second);
  return (
    <Popover
      label={t('themeContrast.palette.title')}
      content={(close) => (
        <div className={`${layout.stack} ${styles.brand}`}>
          <p className={ink.small}>{t('themeContrast.palette.text')}</p>
          <LogoColours
            onFound={(found) => {
              setMain(found.main);
              setSecond(found.second);
            }}
          />
          <div className={layout.row}>
            <ColorPicker label={t('themeContrast.palette.main')} value={main} onChange={setMain} />
            {terminal !== 'special' && (
              <ColorPicker label={t('themeContrast.palette.second')} value={second} onChange={setSecond} />
            )}
          </div>
          <Button
            look="primary"
            disabled={palette === null}
            onClick={() => {
              if (palette) onUse(palette);
              close();
            }}
          >
            {t('themeContrast.palette.use')}
          </Button>
        </div>
      )}
    >
      <Button>{t('themeContrast.palette.action')}</Button>
    </Popover>
  );
}
