import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getLicenceReminder } from '#shared/api/licence-info/reminder.ts';
import type { RemindType } from '#shared/api/licence-info/reminder-values.ts';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { SkeletonFacts } from '#widgets/Skeleton.tsx';
import { ReminderFields } from './ReminderFields.tsx';

interface ReminderProps {
  readonly remindType: RemindType;
  /** '' for the whole tenant. */
  readonly deptId: string;
}

export function Reminder({ remindType, deptId }: ReminderProps) {
  const { t } = useText();
  const read = useRead(getLicenceReminder, { remindType, ...(deptId === '' ? {} : { deptId }) });
  // A form with unsaved input stays when a refetch fails.
  if (read.error && !read.data) {
    return (
      <ErrorNotice
        error={read.error}
        title={t('licenceInfo.screen.failed.reminder')}
        onRetry={() => void read.refetch()}
      />
    );
  }
  if (!read.data) return <SkeletonFacts rows={5} />;
  return <ReminderFields stored={read.data} deptId={deptId} />;
}
