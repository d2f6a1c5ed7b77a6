/** The input for the name of the current cell: Enter moves to the cell below, Escape back to the sheet. */
import { type Ref, useEffect, useState } from 'react';
import { rawText } from '#data/raw-text.ts';
import { useText } from '#data/text.ts';
import type { PlatformLanguage } from '#shared/api/language-names/platform-languages.ts';
import { languageFacts } from '#shared/rules/common/names/languages.ts';
import { Field } from '#widgets/Field.tsx';
import inputs from '#widgets/input.module.css';
import {
  type NameDraft,
  type NameRow,
  nameInLanguage,
  nameMarkOf,
  nameProblems,
  oddNameIn,
} from './name-rows.ts';

interface NameBarProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly row: NameRow | undefined;
  readonly lang: PlatformLanguage;
  readonly draft: NameDraft;
  readonly measure: (text: string) => number;
  readonly locked: boolean;
  readonly onName: (name: string) => void;
  readonly onLeave: (down: boolean) => void;
}

export function NameBar({ ref, row, lang, draft, measure, locked, onName, onLeave }: NameBarProps) {
  const { t, language } = useText();
  const shown = row ? nameInLanguage(row, lang, draft) : '';
  const [typed, setTyped] = useState(shown);
  const shownKey = `${row?.kind} ${row?.id} ${lang} ${shown}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cell, or the same one filled in otherwise
  useEffect(() => setTyped(shown), [shownKey]);
  const problem = row && nameProblems(row, draft).get(lang);
  const mark = row && nameMarkOf(row, typed, measure);
  const odd = row && oddNameIn(row, lang, draft);
  const take = () => {
    if (typed !== shown) onName(typed);
  };
  return (
    <Field
      hasLineLabel
      label={t('nameSheet.bar', { name: row?.title ?? '', language: languageFacts[lang].names[language] })}
      {...(problem ? { error: t(problem.key, problem.params) } : {})}
      help={
        odd
          ? t('record.odd', { raw: rawText(odd.raw) })
          : mark === 'tooWide'
            ? t('nameSheet.mark.tooWide')
            : row?.kind === 'tips'
              ? t('nameSheet.tipsElsewhere')
              : row?.platform
                ? t('nameSheet.platformNames')
                : undefined
      }
    >
      {(control) => (
        <input
          {...control}
          ref={ref}
          className={inputs.input}
          dir={languageFacts[lang].rightToLeft ? 'rtl' : 'ltr'}
          lang={lang.replace('_', '-')}
          disabled={locked}
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              take();
              onLeave(true);
            }
            if (event.key === 'Escape') {
              event.preventDefault();
              setTyped(shown);
              onLeave(false);
            }
          }}
        />
      )}
    </Field>
  );
}
