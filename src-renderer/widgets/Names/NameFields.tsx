/** One text field per chosen language, in that language's direction. */
import { useText } from '#data/text.ts';
import type { PlatformLanguage } from '#shared/api/language-names/platform-languages.ts';
import { languageFacts, nameLength, ownLanguage } from '#shared/rules/common/names/languages.ts';
import { Field } from '../Field.tsx';
import { CountedField, useNotes } from '../Form/CountedField.tsx';
import type { NamesState } from './use-names.ts';

export interface NameFieldsProps {
  readonly state: NamesState;
  readonly readOnly: boolean;
}

export function NameFields({ state, readOnly }: NameFieldsProps) {
  return state.chosen.map((lang) => <NameField key={lang} lang={lang} state={state} readOnly={readOnly} />);
}

function NameField({ lang, state, readOnly }: NameFieldsProps & { readonly lang: PlatformLanguage }) {
  const { t, language } = useText();
  const { names: words, rightToLeft } = languageFacts[lang];
  const { form, names, setName } = state;
  const isOwnLanguage = lang === ownLanguage;
  const value = names[lang] ?? '';
  const most = nameLength.most;
  const { help, problem } = useNotes({
    value,
    most,
    newerValue: form.newerText(lang),
    problem: form.problem(lang),
  });
  return (
    <Field
      label={isOwnLanguage ? t('namesDialog.own', { language: words[language] }) : words[language]}
      help={help}
      error={problem ?? undefined}
    >
      {(control) => (
        <CountedField value={value} most={most}>
          <input
            {...control}
            name={lang}
            lang={lang.replace('_', '-')}
            dir={rightToLeft ? 'rtl' : 'auto'}
            data-autofocus={isOwnLanguage || undefined}
            autoComplete="off"
            spellCheck={false}
            readOnly={readOnly}
            value={value}
            onChange={(event) => setName(lang, event.target.value)}
            onBlur={() => form.leave(lang)}
          />
        </CountedField>
      )}
    </Field>
  );
}
