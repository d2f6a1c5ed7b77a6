/** Licence reminders (spec 1§2.12): the choice of one, its form, and the switch for one's own. */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import {
  checkAppManageRemindPermission,
  getLicenceReminder,
  licenceReminderPermission,
  queryUserRemindSetting,
  resetDefaultRemindSetting,
} from '#shared/api/licence-info/reminder.ts';
import { type RemindType, remindTypes } from '#shared/api/licence-info/reminder-values.ts';
import { departmentsOf } from '#shared/rules/common/menu/visible.ts';
import { ownRemindRecord } from '#shared/rules/records/remind-record.ts';
import { useAddress } from '#state/address.ts';
import { useSession } from '#state/session.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { DepartmentChoice } from '../parts/DepartmentChoice.tsx';
import { RemindSwitch } from '../parts/RemindSwitch.tsx';
import { ReminderFields } from './ReminderFields.tsx';
import styles from './reminder.module.css';

export function ReminderPage() {
  const { t } = useText();
  const address = useAddress();
  const scope = useReminderScope(address.get('target'), address.get('deptId'));
  return (
    <>
      <BaseHeader
        tab={{
          title: t('licenceInfo.screen.reminder.title'),
          purpose: t('licenceInfo.screen.reminder.purpose'),
        }}
      />
      <div className={`${layout.row} ${layout.below}`}>
        <Segmented
          label={t('licenceInfo.screen.reminder.target')}
          value={scope.remindType}
          options={scope.offered.map((value) => ({ value, label: t(`licenceInfo.remind.target.${value}`) }))}
          onChange={(target) => address.set({ target })}
        />
        {scope.remindType === 'app' && (
          <DepartmentChoice
            deptId={scope.deptId}
            all={scope.everywhere}
            onChange={(deptId) => address.set({ deptId })}
          />
        )}
      </div>
      <div className={layout.form}>
        <div className={styles.stored}>
          <Permitted remindType={scope.remindType} deptId={scope.deptId}>
            <Reminder
              key={`${scope.remindType}/${scope.deptId}`}
              remindType={scope.remindType}
              deptId={scope.deptId}
            />
          </Permitted>
        </div>
        <div className={styles.mine}>
          <MyReminders />
        </div>
      </div>
    </>
  );
}

/** Reminders about people belong to the system administrator; an app's may belong to a department (1§6). */
function useReminderScope(target: string, deptId: string) {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.facts.user : null;
  const offered: readonly RemindType[] = user?.admin ? ['internal', 'external', 'app'] : ['app'];
  const remindType = offered.find((type) => type === target) ?? offered[0] ?? remindTypes['1'];
  const managed = user && departmentsOf(user);
  const everywhere = user !== null && managed === null;
  const department = deptId || (managed?.[0] ?? '');
  return { offered, remindType, everywhere, deptId: remindType === 'app' ? department : '' };
}

interface PermittedProps {
  readonly remindType: RemindType;
  readonly deptId: string;
  readonly children: React.ReactNode;
}

/** Reads the reminder only if the server lets this person set it. */
function Permitted({ remindType, deptId, children }: PermittedProps) {
  const { t } = useText();
  const department = deptId === '' ? {} : { deptId };
  const app = remindType === 'app';
  const general = useRead(licenceReminderPermission, {}, { enabled: !app });
  const ofApp = useRead(
    checkAppManageRemindPermission,
    { ...department, permissionSetCode: 'appManageLicenseRemind' },
    { enabled: app },
  );
  return (
    <ReadPart read={app ? ofApp : general} failed={t('licenceInfo.screen.failed.permission')} rows={5}>
      {(may) => (may ? children : <Notice>{t('licenceInfo.screen.reminder.noPermission')}</Notice>)}
    </ReadPart>
  );
}

interface ReminderProps {
  readonly remindType: RemindType;
  /** '' for the whole tenant. */
  readonly deptId: string;
}

function Reminder({ remindType, deptId }: ReminderProps) {
  const { t } = useText();
  const read = useRead(getLicenceReminder, { remindType, ...(deptId === '' ? {} : { deptId }) });
  return (
    <ReadPart read={read} failed={t('licenceInfo.screen.failed.reminder')} rows={5}>
      {(stored) => <ReminderFields stored={stored} deptId={deptId} />}
    </ReadPart>
  );
}

/** The switch for one's own licence reminders (spec 1§7.2 queryUserRemindSetting). */
function MyReminders() {
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
