import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getLicenceReminder } from '#shared/api/licence-info/reminder.ts';
import type { RemindType } from '#shared/api/licence-info/reminder-values.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { ReminderFields } from './ReminderFields.tsx';

interface ReminderProps {
  readonly remindType: RemindType;
  /** '' for the whole tenant. */
  readonly deptId: string;
}

export function Reminder({ remindType, deptId }: ReminderProps) {
  const { t } = useText();
  const read = useRead(getLicenceReminder, { remindType, ...(deptId === '' ? {} : { deptId }) });
  return (
    <ReadPart read={read} failed={t('licenceInfo.screen.failed.reminder')} rows={5}>
      {(stored) => <ReminderFields stored={stored} deptId={deptId} />}
    </ReadPart>
  );
}
