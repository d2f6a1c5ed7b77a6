/** One field for each chosen language, written in that language's direction. */

import { useText } from '#data/text.ts';
import type { PlatformLanguage } from '#shared/api/language-names/language-names.ts';
import { languageFacts, type Names } from '#shared/rules/tenant/edit/languages.ts';
import { nameLength } from '#shared/rules/tenant/edit/validate.ts';
import { Counted, useNotes } from '#widgets/EditForm/Counted.tsx';
import { Field } from '#widgets/Field.tsx';
import { ownLanguage } from './kinds.ts';
import type { Problems } from './name-problems.ts';

export interface NameFieldsProps {
  readonly languages: readonly PlatformLanguage[];
  readonly names: Names;
  readonly problems: Problems;
  /** What somebody else made of a name that is being changed here. */
  readonly elsewhere: (lang: PlatformLanguage) => string | null;
  readonly readOnly: boolean;
  readonly onName: (lang: PlatformLanguage, name: string) => void;
}

export function NameFields({ languages, ...props }: NameFieldsProps) {
  return languages.map((lang) => <NameField key={lang} lang={lang} {...props} />);
}

type NameFieldProps = Omit<NameFieldsProps, 'languages'> & { readonly lang: PlatformLanguage };

function NameField({ lang, names, problems, elsewhere, readOnly, onName }: NameFieldProps) {
  const { t, language } = useText();
  const { names: words, rightToLeft } = languageFacts[lang];
  const found = problems[lang];
  const own = lang === ownLanguage;
  const value = names[lang] ?? '';
  const most = nameLength.most;
  const { help, problem } = useNotes({
    ...{ value, most, elsewhere: elsewhere(lang) },
    problem: found && t(found.key, found.params),
  });
  return (
    <Field
      label={own ? t('tenantEdit.names.own', { language: words[language] }) : words[language]}
      help={help}
      error={problem ?? undefined}
    >
      {(control) => (
        <Counted value={value} most={most}>
          <input
            {...control}
            lang={lang.replace('_', '-')}
            dir={rightToLeft ? 'rtl' : 'auto'}
            data-autofocus={own || undefined}
            autoComplete="off"
            spellCheck={false}
            readOnly={readOnly}
            value={value}
            onChange={(event) => onName(lang, event.target.value)}
          />
        </Counted>
      )}
    </Field>
  );
}
