/** Names in several languages (spec 1§2.1, 1§2.3, 1§9): a picker of languages and one field per language. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callRead, onFocus } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { languageFacts, ownLanguage } from '#shared/rules/common/names/languages.ts';
import type { NamesValues } from '#shared/rules/records/names-record.ts';
import { Checkbox } from '../controls/Checkbox.tsx';
import { FormDialog } from '../Form/FormDialog.tsx';
import input from '../input.module.css';
import table from '../looks/table.module.css';
import { ErrorNotice, Notice } from '../Notice.tsx';
import { ReadDialog } from '../ReadDialog.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { uploadFile } from '../RichText/upload-file.ts';
import { useEditor } from '../RichText/use-editor.ts';
import { SkeletonLine } from '../Skeleton.tsx';
import { LanguagePopup } from './LanguagePopup.tsx';
import { NameFields, type NameFieldsProps } from './NameFields.tsx';
import styles from './names.module.css';
import { type NamesPlan, useNamesForm } from './use-names.ts';

interface NamesDialogProps {
  readonly plan: NamesPlan;
  readonly title: string;
  /** The reason for which the names are read-only; null where they may be changed. */
  readonly readOnly: string | null;
  readonly onClose: () => void;
}

export function NamesDialog(props: NamesDialogProps) {
  const { plan, title, onClose } = props;
  const { t } = useText();
  const { kind, locator } = plan;
  const read = useQuery({
    // The touched read's id in the key makes a change of the names invalidate it.
    queryKey: [kind.touches[0]?.id, kind.id, locator],
    queryFn: ({ signal }) =>
      kind.read((endpoint, input) => callRead(endpoint, input, { signal }), locator, platformLanguages),
    refetchOnWindowFocus: onFocus,
  });
  return (
    <ReadDialog read={read} title={title} failed={t('namesDialog.failed')} onClose={onClose}>
      {(stored) => <NamesForm {...props} stored={stored} />}
    </ReadDialog>
  );
}

interface NamesFormProps extends NamesDialogProps {
  readonly stored: NamesValues;
}

function NamesForm({ plan, title, readOnly, stored, onClose }: NamesFormProps) {
  const state = useNamesForm(plan, stored);
  const Fields = plan.rich ? RichNameFields : plan.table ? NameTable : NameFields;
  const Picker = plan.table ? LanguagePopup : LanguagePicker;
  return (
    <FormDialog form={state.form} title={title} readOnly={readOnly !== null} onClose={onClose}>
      <div className={styles.form}>
        {readOnly !== null && <Notice title={readOnly} />}
        {readOnly === null && <Picker chosen={state.chosen} onChange={state.choose} />}
        <Fields state={state} readOnly={readOnly !== null} />
      </div>
    </FormDialog>
  );
}

interface LanguagePickerProps {
  readonly chosen: readonly PlatformLanguage[];
  readonly onChange: (chosen: readonly PlatformLanguage[]) => void;
}

/** Checkboxes for the platform's languages, each under its own name; the tenant's own language is always included. */
function LanguagePicker({ chosen, onChange }: LanguagePickerProps) {
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

/** Rich text in several languages, e.g. the tips: one editor per chosen language. */
function RichNameFields({ state, readOnly }: NameFieldsProps) {
  const { form, names, chosen, setName } = state;
  const { t, language } = useText();
  const { Editor, error, load } = useEditor();
  useEffect(() => {
    if (!readOnly) void load();
  }, [readOnly, load]);
  if (error) {
    return <ErrorNotice error={error} title={t('richText.loadFailed')} onRetry={() => void load()} />;
  }
  return chosen.map((lang) => {
    const problem = form.problem(lang);
    const label = languageFacts[lang].names[language];
    const html = names[lang] ?? '';
    const other = form.newerText(lang);
    return (
      <section key={lang} className={styles.content} lang={lang.replace('_', '-')} aria-label={label}>
        <h3 className={styles.contentLabel}>{label}</h3>
        {readOnly && <RichText html={html} />}
        {!readOnly && !Editor && <SkeletonLine width={60} />}
        {!readOnly && Editor && (
          <Editor label={label} html={html} onChange={(next) => setName(lang, next)} onUpload={uploadFile} />
        )}
        {other && <p className={styles.elsewhere}>{t('record.clash.meanwhile', { value: other })}</p>}
        {problem && (
          <p className={styles.contentProblem} role="alert">
            {problem}
          </p>
        )}
      </section>
    );
  });
}

/** A table of language and name, one field each, in that language's direction (spec 3§2.5). */
function NameTable({ state, readOnly }: NameFieldsProps) {
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
                {form.newerText(lang) && <div>{form.newerText(lang)}</div>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
