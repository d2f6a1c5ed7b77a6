/** The reminder's text: placeholders to insert, a hint for unknown ones, and what will be read, by terminal. */
import { useRef } from 'react';
import { useText } from '#data/text.ts';
import { seatTerminals } from '#shared/api/licence-info/licence-info.ts';
import {
  contentLimit,
  placeholderHint,
  placeholders,
  previewContent,
  type ReminderForm,
} from '#shared/rules/licence-info/reminder/form.ts';
import { Button } from '#widgets/Button.tsx';
import { Count, useNotes } from '#widgets/EditForm/Counted.tsx';
import { FormField } from '#widgets/EditForm/FormField.tsx';
import styles from './reminder.module.css';

const names = {
  '{warnValue}': 'licenceInfo.screen.reminder.placeholder.warnValue',
  '{terminal}': 'licenceInfo.screen.reminder.placeholder.terminal',
} as const satisfies Record<(typeof placeholders)[number], string>;

interface ContentFieldProps {
  readonly label: string;
  readonly form: ReminderForm;
  readonly help?: string | undefined;
  readonly problem: string | null;
  readonly onChange: (content: string) => void;
}

export function ContentField({ label, form, help, problem, onChange }: ContentFieldProps) {
  const { t } = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const { content, warnValue, remindType } = form;
  const hint = placeholderHint(content);
  const insert = (placeholder: string) => {
    const field = area.current;
    const [start, end] = [field?.selectionStart ?? content.length, field?.selectionEnd ?? content.length];
    onChange(content.slice(0, start) + placeholder + content.slice(end));
    field?.focus();
    requestAnimationFrame(() =>
      field?.setSelectionRange(start + placeholder.length, start + placeholder.length),
    );
  };
  const terminals = seatTerminals.filter(
    (terminal) => (terminal === 'external') === (remindType === 'external'),
  );
  return (
    <>
      <FormField
        label={label}
        {...useNotes({
          value: content,
          most: contentLimit,
          help: help ?? (hint ? t(hint.key, hint.params) : undefined),
          problem,
        })}
      >
        {(control) => (
          <span className={styles.content}>
            <textarea
              {...control}
              ref={area}
              name="content"
              rows={3}
              value={content}
              onChange={({ target }) => onChange(target.value)}
            />
            <Count value={content} most={contentLimit} />
            <span className={styles.inserts}>
              {placeholders.map((placeholder) => (
                <Button key={placeholder} size="small" onClick={() => insert(placeholder)}>
                  {t('licenceInfo.screen.reminder.insert', { name: t(names[placeholder]) })}
                </Button>
              ))}
            </span>
          </span>
        )}
      </FormField>
      <section className={styles.preview} aria-label={t('licenceInfo.screen.reminder.preview')}>
        <p className={styles.previewTitle}>{t('licenceInfo.screen.reminder.preview')}</p>
        {terminals.map((terminal) => (
          <p key={terminal}>
            {previewContent(content, {
              warnValue,
              terminal: t(`licenceInfo.screen.reminder.previewTerminal.${terminal}`),
            })}
          </p>
        ))}
      </section>
    </>
  );
}
