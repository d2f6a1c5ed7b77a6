/** The switch for one's own licence reminders (spec 1§7.2 queryUserRemindSetting). */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryUserRemindSetting, resetDefaultRemindSetting } from '#shared/api/licence-info/reminder.ts';
import { ownRemindRecord } from '#shared/rules/records/remind-record.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { RemindSwitch } from '../parts/RemindSwitch.tsx';

export function MyReminders() {
  const { t } = useText();
  const read = useRead(queryUserRemindSetting, {});
  return (
    <ReadPart read={read} failed={t('licenceInfo.screen.failed.mine')} rows={1}>
      {(configs) => (
        <RemindSwitch
          title={t('licenceInfo.screen.reminder.mine')}
          label={t('licenceInfo.screen.reminder.mineOn')}
          text={t('licenceInfo.screen.reminder.mineText')}
          configs={configs}
          kind={ownRemindRecord}
          locator={{}}
          reset={{
            title: 'licenceInfo.screen.reminder.mineReset',
            endpoint: resetDefaultRemindSetting,
            input: {},
          }}
        />
      )}
    </ReadPart>
  );
}
