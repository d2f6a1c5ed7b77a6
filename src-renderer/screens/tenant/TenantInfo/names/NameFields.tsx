/** One field for each chosen language, written in that language's direction. */
import type { PlatformLanguage } from '#shared/api/language-names.ts';
import { languageFacts, type Names } from '#shared/rules/tenant-edit/languages.ts';
import { useText } from '../../../../data/text.ts';
import { Field } from '../../../../widgets/Field.tsx';
import { ownLanguage } from './kinds.ts';
import type { Problems } from './nameProblems.ts';

export interface NameFieldsProps {
  readonly languages: readonly PlatformLanguage[];
  readonly names: Names;
  readonly problems: Problems;
  readonly readOnly: boolean;
  readonly onName: (lang: PlatformLanguage, name: string) => void;
}

export function NameFields({ languages, names, problems, readOnly, onName }: NameFieldsProps) {
  const { t, language } = useText();
  return languages.map((lang) => {
    const { names: words, rightToLeft } = languageFacts[lang];
    const problem = problems[lang];
    const own = lang === ownLanguage;
    return (
      <Field
        key={lang}
        label={own ? t('tenantEdit.names.own', { language: words[language] }) : words[language]}
        error={problem && t(problem.key, problem.params)}
      >
        {(control) => (
          <input
            {...control}
            lang={lang.replace('_', '-')}
            dir={rightToLeft ? 'rtl' : 'auto'}
            data-autofocus={own || undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            readOnly={readOnly}
            value={names[lang] ?? ''}
            onChange={(event) => onName(lang, event.target.value)}
          />
        )}
      </Field>
    );
  });
}
