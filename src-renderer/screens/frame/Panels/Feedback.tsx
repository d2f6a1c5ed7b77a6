/** *Feedback as a file*: words and diagnostics in a file that the user gives to the people who look after Steward. */
import { atom, useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { saveText } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import styles from '#widgets/Diagnostics/Diagnostics.module.css';
import { useDiagnostics } from '#widgets/Diagnostics/use-diagnostics.ts';
import { Disclosure } from '#widgets/Disclosure.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';

/** The words outlive the dialog, until their file is saved. */
const wordsAtom = atom('');
const mostSigns = 20_000;

export function Feedback({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const [words, setWords] = useAtom(wordsAtom);
  const [diagnoses, setDiagnoses] = useState(true);
  const diagnostics = useDiagnosticsText();
  const save = async () => {
    const saved = await saveText({
      suggestedName: exportFileName(t('frame.feedback.fileName'), localDay(Date.now()), 'txt'),
      mediaType: 'text/plain',
      text: `${[words.trim(), ...(diagnoses ? [diagnostics] : [])].join('\n\n')}\n`,
    });
    if (!saved) return;
    setWords('');
    notify({ tone: 'success', text: t('frame.feedback.saved') });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('frame.feedback.title')}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            look="primary"
            disabled={words.trim() === '' || (diagnoses && diagnostics === '')}
            onClick={() => void save().catch(notifyFailure)}
          >
            {t('frame.feedback.save')}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <p className={ink.text}>{t('frame.feedback.text')}</p>
        <FormField label={t('frame.feedback.words')} help={t('frame.feedback.wordsHelp')}>
          {(control) => (
            <textarea
              {...control}
              rows={8}
              maxLength={mostSigns}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </FormField>
        <PlainCheckbox
          label={t('frame.feedback.diagnostics')}
          checked={diagnoses}
          onChange={() => setDiagnoses(!diagnoses)}
        />
        {diagnoses && (
          <Disclosure title={t('frame.feedback.diagnosticsShown')}>
            <pre className={`${layout.panel} ${styles.full}`}>{diagnostics}</pre>
          </Disclosure>
        )}
      </div>
    </Dialog>
  );
}

/** The diagnostics as the dialog opens; '' until they are there. */
function useDiagnosticsText(): string {
  const [text, setText] = useState('');
  const diagnose = useDiagnostics();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the file will hold stays what is shown
  useEffect(() => {
    let isMounted = true;
    void diagnose().then((found) => isMounted && setText(found.text));
    return () => {
      isMounted = false;
    };
  }, []);
  return text;
}
