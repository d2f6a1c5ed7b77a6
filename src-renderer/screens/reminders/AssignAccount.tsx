/** The switch for the message to a person who is assigned an account (spec 1§3, 1§7.3; REM-009, 017 to 019). */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getAccountCardSms, getAssignAccountSms } from '#shared/api/reminders/reminders.ts';
import { assignAccountRecord } from '#shared/rules/records/system-remind-records.ts';
import { useSession } from '#state/session.ts';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { ReminderFacts } from './ReminderFacts.tsx';

export function AssignAccount() {
  const { t } = useText();
  const session = useSession();
  const read = useRead(getAssignAccountSms, {});
  // An unreadable answer still offers the switch: the server decides.
  const possible = useRead(getAccountCardSms, {}).data ?? true;
  const tenant = session.status === 'signedIn' ? session.facts.tenant.tenantName : '';
  return (
    <ReadPart read={read} failed={t('reminders.assignAccount.failed')} rows={1}>
      {(on) => (
        <SwitchNow
          label={t('reminders.assignAccount.label')}
          text={t(`reminders.assignAccount.${possible ? 'text' : 'none'}`)}
          checked={on && possible}
          of={{ kind: assignAccountRecord, place: {}, name: 'on' }}
          disabled={!possible}
          onTurn={(to) => saveNow(assignAccountRecord, {}, { on: { from: on, to } }, 'common.done.operation')}
          below={
            on &&
            possible && (
              <ReminderFacts
                who={t('reminders.assignAccount.who')}
                when={t('reminders.assignAccount.when')}
                reads={t('reminders.assignAccount.reads', { tenant })}
              />
            )
          }
        />
      )}
    </ReadPart>
  );
}
