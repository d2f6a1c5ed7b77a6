/** The day of a work-report reminder; saving it turns the reminder on (spec 1§5; REM-011 to 013). */
import { useText } from '#data/text.ts';
import { workreportRecord } from '#shared/rules/records/system-remind-records.ts';
import {
  dayRange,
  type WorkreportValues,
  workreportFields,
} from '#shared/rules/reminders/workreport-fields.ts';
import { type FormChange, recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { ReminderSchedule } from './Workreport.tsx';

interface WorkreportDialogProps {
  readonly values: WorkreportValues;
  readonly onClose: () => void;
}

export function WorkreportDialog({ values, onClose }: WorkreportDialogProps) {
  const { t } = useText();
  const { type, enabled } = values;
  const form = useForm<WorkreportValues>({
    name: `workreportRemind/${type}`,
    stored: { ...values, enabled: true },
    fields: workreportFields,
    isNew: !enabled,
    change: turningOn(values),
  });
  const { days } = form.values;
  const isExplained = days === null || (days >= dayRange.least && days <= dayRange.most);
  return (
    <FormDialog form={form} title={t(`reminders.workreport.change.${type}`)} onClose={onClose}>
      <FormFields form={form} names={['weekday', 'days']} />
      {isExplained && <ReminderSchedule values={form.values} />}
    </FormDialog>
  );
}

function turningOn({ type, enabled }: WorkreportValues): FormChange<WorkreportValues> {
  const change = recordChange(workreportRecord, { type });
  if (enabled) return change;
  return {
    ...change,
    send: (work) => change.send({ ...work, edits: { ...work.edits, enabled: { from: false, to: true } } }),
  };
}
