/** The reminder's text: placeholders to insert, a preview by terminal. */

import type { MouseEvent } from 'react';
import { useText } from '#data/text.ts';
import { seatTerminals } from '#shared/api/licence-info/licence-info.ts';
import { previewContent, reminderPlaceholders } from '#shared/rules/licence-info/reminder/form.ts';
import type { ReminderValues } from '#shared/rules/licence-info/reminder/reminder-fields.ts';
import { Button } from '#widgets/Button.tsx';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import styles from './reminder.module.css';

const names = {
  '{warnValue}': 'licenceInfo.screen.reminder.placeholder.warnValue',
  '{terminal}': 'licenceInfo.screen.reminder.placeholder.terminal',
} as const satisfies Record<(typeof reminderPlaceholders)[number], string>;

const field = 'remindContent';

export function ContentField({ form }: { readonly form: FormState<ReminderValues> }) {
  const { t } = useText();
  const { remindContent: content, warnValue, remindType } = form.values;
  const insert = (placeholder: string, button: HTMLButtonElement) => {
    const found = button.form?.elements.namedItem(field);
    const area = found instanceof HTMLTextAreaElement ? found : null;
    const [start, end] = [area?.selectionStart ?? content.length, area?.selectionEnd ?? content.length];
    form.set(field, content.slice(0, start) + placeholder + content.slice(end));
    area?.focus();
    const caret = start + placeholder.length;
    requestAnimationFrame(() => area?.setSelectionRange(caret, caret));
  };
  const terminals = seatTerminals.filter(
    (terminal) => (terminal === 'external') === (remindType === 'external'),
  );
  return (
    <>
      <FieldRow
        form={form}
        name={field}
        after={
          <span className={layout.inline}>
            {reminderPlaceholders.map((placeholder) => (
              <Button
                key={placeholder}
                size="small"
                onClick={(event: MouseEvent<HTMLButtonElement>) => insert(placeholder, event.currentTarget)}
              >
                {t('licenceInfo.screen.reminder.insert', { name: t(names[placeholder]) })}
              </Button>
            ))}
          </span>
        }
      />
      <section className={styles.preview} aria-label={t('licenceInfo.screen.reminder.preview')}>
        <p className={ink.small}>{t('licenceInfo.screen.reminder.preview')}</p>
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
