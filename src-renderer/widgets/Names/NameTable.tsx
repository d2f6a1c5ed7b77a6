/** A table of language and name, one field each, in that language's direction (spec 3§2.5). */
import { useText } from '#data/text.ts';
import { languageFacts, ownLanguage } from '#shared/rules/common/names/languages.ts';
import input from '../input.module.css';
import table from '../looks/table.module.css';
import type { NameFieldsProps } from './NameFields.tsx';

export function NameTable({ state, readOnly }: NameFieldsProps) {
  const { t, language } = useText();
  const { form, names, chosen, setName } = state;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('namesDialog.language')}</th>
          <th scope="col">{t('namesDialog.name')}</th>
        </tr>
      </thead>
      <tbody>
        {chosen.map((lang) => {
          const { names: words, original, rightToLeft } = languageFacts[lang];
          return (
            <tr key={lang}>
              <th scope="row">
                {words[language]}
                {original !== words[language] && <div lang={lang.replace('_', '-')}>{original}</div>}
              </th>
              <td>
                <input
                  className={input.input}
                  aria-label={words[language]}
                  name={lang}
                  lang={lang.replace('_', '-')}
                  dir={rightToLeft ? 'rtl' : 'auto'}
                  data-autofocus={lang === ownLanguage || undefined}
                  autoComplete="off"
                  spellCheck={false}
                  readOnly={readOnly}
                  value={names[lang] ?? ''}
                  onChange={(event) => setName(lang, event.target.value)}
                  onBlur={() => form.leave(lang)}
                />
                {form.elsewhere(lang) && <div>{form.elsewhere(lang)}</div>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
