/** A popup of languages, each by its own and its Chinese name; the ticks apply on confirmation (spec 3§2.5). */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { languageFacts, ownLanguage } from '#shared/rules/common/names/languages.ts';
import { Button } from '../Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Popover } from '../controls/Popover.tsx';
import layout from '../looks/layout.module.css';

interface LanguagePopupProps {
  readonly chosen: readonly PlatformLanguage[];
  readonly onChange: (chosen: readonly PlatformLanguage[]) => void;
}

export function LanguagePopup({ chosen, onChange }: LanguagePopupProps) {
  const { t } = useText();
  const label = t('namesDialog.languages');
  return (
    <div className={layout.below}>
      <Popover
        label={label}
        content={(close) => (
          <LanguageTicks
            chosen={chosen}
            onConfirm={(next) => {
              onChange(next);
              close();
            }}
          />
        )}
      >
        <Button>
          {label} {t('namesDialog.chosen', { count: chosen.length, total: platformLanguages.length })}
        </Button>
      </Popover>
    </div>
  );
}

interface LanguageTicksProps {
  readonly chosen: readonly PlatformLanguage[];
  readonly onConfirm: (chosen: readonly PlatformLanguage[]) => void;
}

function LanguageTicks({ chosen, onConfirm }: LanguageTicksProps) {
  const { t } = useText();
  const [ticked, setTicked] = useState(chosen);
  return (
    <div className={layout.stack}>
      {platformLanguages.map((lang) => (
        <Checkbox
          key={lang}
          checked={ticked.includes(lang)}
          disabled={lang === ownLanguage}
          onChange={(on) =>
            setTicked(platformLanguages.filter((each) => (each === lang ? on : ticked.includes(each))))
          }
          label={`${languageFacts[lang].original} ${languageFacts[lang].names['zh-CN']}`}
        />
      ))}
      <Button look="primary" onClick={() => onConfirm(ticked)}>
        {t('common.ok')}
      </Button>
    </div>
  );
}
