/** Checkboxes for the platform's languages, each under its own name; the tenant's own language is always included. */

import { useText } from '#data/text.ts';
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { languageFacts, ownLanguage } from '#shared/rules/common/names/languages.ts';
import { Checkbox } from '../controls/Checkbox.tsx';
import styles from './names.module.css';

interface LanguagePickerProps {
  readonly chosen: readonly PlatformLanguage[];
  readonly onChange: (chosen: readonly PlatformLanguage[]) => void;
}

export function LanguagePicker({ chosen, onChange }: LanguagePickerProps) {
  const { t, language } = useText();
  const toggle = (lang: PlatformLanguage, on: boolean) =>
    onChange(platformLanguages.filter((each) => (each === lang ? on : chosen.includes(each))));
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>
        {t('namesDialog.languages')}{' '}
        <span className={styles.count}>
          {t('namesDialog.chosen', { count: chosen.length, total: platformLanguages.length })}
        </span>
      </legend>
      {platformLanguages.map((lang) => (
        <Checkbox
          key={lang}
          checked={chosen.includes(lang)}
          disabled={lang === ownLanguage}
          onChange={(on) => toggle(lang, on)}
          label={
            <span lang={lang.replace('_', '-')} title={languageFacts[lang].names[language]}>
              {languageFacts[lang].original}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
