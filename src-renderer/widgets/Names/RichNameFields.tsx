/** Rich text in several languages, e.g. the tips: one editor per chosen language. */
import { useEffect } from 'react';
import { useText } from '#data/text.ts';
import { languageFacts } from '#shared/rules/common/names/languages.ts';
import { ErrorNotice } from '../Notice.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { uploadFile } from '../RichText/upload-file.ts';
import { useEditor } from '../RichText/use-editor.ts';
import { SkeletonLine } from '../Skeleton.tsx';
import type { NameFieldsProps } from './NameFields.tsx';
import styles from './names.module.css';

export function RichNameFields({ state, readOnly }: NameFieldsProps) {
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
    const other = form.elsewhere(lang);
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
