/** The reminder's form (spec 1§2.12, 1§5): enable switch, warning value, mode, content with its preview, reset. */
import { useEffect, useRef, useState } from 'react';
import type { LicenceReminder } from '#shared/api/licence-remind.ts';
import {
  fromReminderForm,
  type ReminderForm,
  toReminderForm,
  validateReminder,
} from '#shared/rules/licence-remind/form.ts';
import { useChange } from '../../../data/changes/index.ts';
import { describeError } from '../../../data/describe-error.ts';
import { useText } from '../../../data/text.ts';
import { Button } from '../../../widgets/Button.tsx';
import { confirm } from '../../../widgets/confirm.tsx';
import { EditForm, type FormProblem } from '../../../widgets/EditForm/EditForm.tsx';
import { FormField } from '../../../widgets/EditForm/FormField.tsx';
import { Switch } from '../../../widgets/Field.tsx';
import partStyles from '../parts/parts.module.css';
import { ContentField } from './ContentField.tsx';
import { ModeField } from './ModeField.tsx';
import styles from './reminder.module.css';
import { resetChange, saveChange } from './reminder-changes.ts';

type Draft = Pick<ReminderForm, 'warnValue' | 'modes' | 'content'>;

interface ReminderFieldsProps {
  readonly stored: LicenceReminder;
  /** '' for the whole tenant. */
  readonly deptId: string;
  readonly onDirty: (dirty: boolean) => void;
}

export function ReminderFields({ stored, deptId, onDirty }: ReminderFieldsProps) {
  const { t } = useText();
  const { submit, pending, error } = useChange();
  const [draft, setDraft] = useState<Partial<Draft>>({});
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [asked, setAsked] = useState<boolean | null>(null);
  const form: ReminderForm = { ...toReminderForm(stored), ...draft };
  const labels = {
    warnValue: t('licenceInfo.screen.reminder.warnValue'),
    modes: t('licenceInfo.screen.reminder.mode'),
    content: t('licenceInfo.screen.reminder.content'),
  };
  const changed = changedFields(toReminderForm(stored), form);
  const dirty = changed.length > 0;
  useDirty(dirty, onDirty);

  const check = (candidate: ReminderForm): FormProblem[] =>
    validateReminder(candidate).map(({ field, message }) => ({
      name: field,
      label: labels[field],
      message: t(message.key, message.params),
    }));
  const problemOf = (name: string) => problems.find((problem) => problem.name === name)?.message ?? null;
  const edit = (part: Partial<Draft>) => {
    const next = { ...form, ...part };
    setDraft((now) => ({ ...now, ...part }));
    // A field that is said to be wrong is looked at again while it is put right.
    setProblems((now) => {
      const still = check(next);
      return now.filter(({ name }) => still.some((problem) => problem.name === name));
    });
  };
  const save = async () => {
    const found = check(form);
    setProblems(found);
    const { warnValue } = form;
    if (found.length > 0 || warnValue === null) return;
    const after = fromReminderForm(stored.id, { ...form, warnValue });
    if (await submit(saveChange(after, stored, deptId))) setDraft({});
  };
  const turn = async (remindStatus: boolean) => {
    setAsked(remindStatus);
    await submit(saveChange({ ...stored, remindStatus }, stored, deptId));
    setAsked(null);
  };
  const reset = async () => {
    const target = t(`licenceInfo.remind.target.${stored.remindType}`);
    const sure = await confirm({
      title: t('licenceInfo.screen.reminder.resetTitle'),
      text: t('licenceInfo.screen.reminder.resetText', { target }),
      action: t('licenceInfo.screen.reminder.reset'),
    });
    if (!sure || !(await submit(resetChange(stored, deptId)))) return;
    setDraft({});
    setProblems([]);
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
          <Button size="small" look="quiet" onClick={() => void reset()}>
            {t('licenceInfo.screen.reminder.reset')}
          </Button>
        </div>
        <Switch
          label={t('licenceInfo.screen.reminder.enabled')}
          checked={asked ?? stored.remindStatus}
          onChange={(value) => {
            if (!pending) void turn(value);
          }}
        />
        <EditForm
          label={t('licenceInfo.screen.reminder.title')}
          changed={changed.map((field) => labels[field])}
          saving={pending && asked === null}
          problems={problems}
          failure={error && dirty ? describeError(error).message : null}
          onSave={() => void save()}
          onDiscard={() => {
            setDraft({});
            setProblems([]);
          }}
        >
          <FormField
            label={labels.warnValue}
            required
            help={t('licenceInfo.screen.reminder.warnHelp')}
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
                    edit({ warnValue: target.value === '' ? null : target.valueAsNumber })
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
            onChange={(modes) => edit({ modes })}
          />
          <ContentField label={labels.content} form={form} onChange={(content) => edit({ content })} />
        </EditForm>
      </div>
    </section>
  );
}

function changedFields(before: ReminderForm, after: ReminderForm): (keyof Draft)[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return (['warnValue', 'modes', 'content'] as const).filter((field) => !same(before[field], after[field]));
}

function useDirty(dirty: boolean, onDirty: (dirty: boolean) => void): void {
  const tell = useRef(onDirty);
  tell.current = onDirty;
  useEffect(() => {
    tell.current(dirty);
    return () => tell.current(false);
  }, [dirty]);
}
