/** The reminder's form (spec 1§2.12, 1§5): enable switch, warning value, mode, content with its preview, reset. */
import { useEffect, useRef, useState } from 'react';
import { useChange } from '#data/changes/index.ts';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { useText } from '#data/text.ts';
import type { LicenceReminder } from '#shared/api/licence-info/reminder.ts';
import {
  type ReminderForm,
  toReminderForm,
  validateReminder,
} from '#shared/rules/licence-info/reminder/form.ts';
import { type ReminderValues, reminderRecord } from '#shared/rules/records/reminder-record.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { EditForm, type FormProblem } from '#widgets/EditForm/EditForm.tsx';
import { FormField } from '#widgets/EditForm/FormField.tsx';
import { useEdits } from '#widgets/EditForm/use-edits.ts';
import { saveNow, useSaveRecord } from '#widgets/EditForm/use-save-record.ts';
import { Switch } from '#widgets/Field.tsx';
import partStyles from '../parts/parts.module.css';
import { ContentField } from './ContentField.tsx';
import { ModeField } from './ModeField.tsx';
import styles from './reminder.module.css';
import { resetChange } from './reminder-changes.ts';

const editedNames = ['warnValue', 'remindMode', 'remindContent'] as const;

interface ReminderFieldsProps {
  readonly stored: LicenceReminder;
  /** '' for the whole tenant. */
  readonly deptId: string;
  readonly onDirty: (dirty: boolean) => void;
}

export function ReminderFields({ stored, deptId, onDirty }: ReminderFieldsProps) {
  const { t } = useText();
  const place = { remindType: stored.remindType, deptId };
  const state = useEdits<ReminderValues>(`licenceReminder/${stored.remindType}/${deptId}`, stored);
  const record = useSaveRecord(reminderRecord, place, state);
  const { submit, pending } = useChange();
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [asked, setAsked] = useState<boolean | null>(null);
  const form = formOf(state.values);
  const changed = editedNames.filter((name) => state.changed.includes(name));
  const dirty = changed.length > 0;
  useDirty(dirty, onDirty);

  const labels = {
    warnValue: labelOf(reminderRecord, 'warnValue'),
    modes: labelOf(reminderRecord, 'remindMode'),
    content: labelOf(reminderRecord, 'remindContent'),
  };
  const check = (candidate: ReminderForm): FormProblem[] =>
    validateReminder(candidate).map(({ field, message }) => ({
      name: field,
      label: labels[field],
      message: t(message.key, message.params),
    }));
  const problemOf = (name: string) => problems.find((problem) => problem.name === name)?.message ?? null;
  const edit = <Name extends (typeof editedNames)[number]>(name: Name, value: ReminderValues[Name]) => {
    const next = formOf({ ...state.values, [name]: value });
    state.set(name, value);
    // A field that is said to be wrong is looked at again while it is put right.
    setProblems((now) => {
      const still = check(next);
      return now.filter((problem) => still.some((each) => each.name === problem.name));
    });
  };
  const elsewhere = (name: (typeof editedNames)[number]) => {
    const other = state.elsewhere(name);
    if (!other) return undefined;
    return t('record.clash.meanwhile', { value: valueText(reminderRecord, name, other.value) });
  };
  const discard = () => {
    state.discard();
    record.forget();
    setProblems([]);
  };
  const save = async () => {
    const found = check(form);
    setProblems(found);
    if (found.length === 0) await record.save();
  };
  const turn = async (remindStatus: boolean) => {
    setAsked(remindStatus);
    const edits = { remindStatus: { from: stored.remindStatus, to: remindStatus } };
    await saveNow(reminderRecord, place, edits, 'common.done.save');
    setAsked(null);
  };
  const reset = async () => {
    const target = t(`licenceInfo.remind.target.${stored.remindType}`);
    const sure = await confirm({
      title: t('licenceInfo.screen.reminder.resetTitle'),
      text: t('licenceInfo.screen.reminder.resetText', { target }),
      action: t('licenceInfo.screen.reminder.reset'),
    });
    if (sure && (await submit(resetChange(stored, deptId)))) discard();
  };
  return (
    <section className={partStyles.section} aria-label={t('licenceInfo.screen.reminder.title')}>
      <div className={styles.form}>
        <div className={styles.head}>
          <p className={styles.level}>
            {t('licenceInfo.screen.reminder.level', {
              level: t(`licenceInfo.remind.level.${stored.remindLevel}`),
            })}
          </p>
          <Button size="small" look="quiet" busy={pending} onClick={() => void reset()}>
            {t('licenceInfo.screen.reminder.reset')}
          </Button>
        </div>
        <Switch
          label={t('licenceInfo.screen.reminder.enabled')}
          checked={asked ?? stored.remindStatus}
          onChange={(value) => {
            if (asked === null) void turn(value);
          }}
        />
        <EditForm
          label={t('licenceInfo.screen.reminder.title')}
          changed={changed.map((name) => labelOf(reminderRecord, name))}
          offer={state.offer}
          labelOf={(name) => labelOf(reminderRecord, name as keyof ReminderValues)}
          saving={record.saving}
          problems={problems}
          failure={dirty ? record.failure : null}
          onSave={() => void save()}
          onDiscard={discard}
        >
          <FormField
            label={labels.warnValue}
            required
            help={elsewhere('warnValue') ?? t('licenceInfo.screen.reminder.warnHelp')}
            problem={problemOf('warnValue')}
          >
            {(control) => (
              <span className={styles.percent}>
                <input
                  {...control}
                  name="warnValue"
                  type="number"
                  min={0}
                  max={100}
                  required
                  value={form.warnValue ?? ''}
                  onChange={({ target }) =>
                    edit('warnValue', target.value === '' ? null : target.valueAsNumber)
                  }
                  onBlur={() => setProblems(check(form).filter(({ name }) => name === 'warnValue'))}
                />
                %
              </span>
            )}
          </FormField>
          <ModeField
            label={labels.modes}
            modes={form.modes}
            problem={problemOf('modes')}
            help={elsewhere('remindMode')}
            onChange={(modes) => edit('remindMode', [...modes])}
          />
          <ContentField
            label={labels.content}
            form={form}
            help={elsewhere('remindContent')}
            problem={problemOf('content')}
            onChange={(content) => edit('remindContent', content)}
          />
        </EditForm>
      </div>
    </section>
  );
}

function formOf(values: ReminderValues): ReminderForm {
  return { ...toReminderForm({ ...values, warnValue: values.warnValue ?? 0 }), warnValue: values.warnValue };
}

function useDirty(dirty: boolean, onDirty: (dirty: boolean) => void): void {
  const tell = useRef(onDirty);
  tell.current = onDirty;
  useEffect(() => {
    tell.current(dirty);
    return () => tell.current(false);
  }, [dirty]);
}
