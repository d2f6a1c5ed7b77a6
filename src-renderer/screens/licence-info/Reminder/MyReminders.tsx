/** The switch for one's own licence reminders (spec 1§7.2 queryUserRemindSetting). */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryUserRemindSetting, resetDefaultRemindSetting } from '#shared/api/licence-info/reminder.ts';
import { ownRemindRecord } from '#shared/rules/records/remind-record.ts';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { SkeletonFacts } from '#widgets/Skeleton.tsx';
import { RemindSwitch } from '../parts/RemindSwitch.tsx';

export function MyReminders() {
  const { t } = useText();
  const read = useRead(queryUserRemindSetting, {});
  if (read.error) {
    return (
      <ErrorNotice
        error={read.error}
        title={t('licenceInfo.screen.failed.mine')}
        onRetry={() => void read.refetch()}
      />
    );
  }
  if (!read.data) return <SkeletonFacts rows={1} />;
  return (
    <RemindSwitch
      title={t('licenceInfo.screen.reminder.mine')}
      label={t('licenceInfo.screen.reminder.mineOn')}
      text={t('licenceInfo.screen.reminder.mineText')}
      configs={read.data}
      kind={ownRemindRecord}
      place={{}}
      reset={{
        title: 'licenceInfo.screen.reminder.mineReset',
        endpoint: resetDefaultRemindSetting,
        input: {},
      }}
    />
  );
}
