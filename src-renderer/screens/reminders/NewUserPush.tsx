/** The new-user push (spec 1§2.12; REM-001, 007). */
import { useText } from '#data/text.ts';
import { newUserPushRecord } from '#shared/rules/records/system-remind-records.ts';
import { useSession } from '#state/session.ts';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { ReminderFacts } from './ReminderFacts.tsx';

export function NewUserPush({ on }: { readonly on: boolean }) {
  const { t } = useText();
  const session = useSession();
  const user = session.status === 'signedIn' ? session.facts.user : null;
  return (
    <SwitchNow
      label={t('reminders.newUserPush.label')}
      text={t('reminders.newUserPush.text')}
      checked={on}
      of={{ kind: newUserPushRecord, place: {}, name: 'on' }}
      onTurn={(to) => saveNow(newUserPushRecord, {}, { on: { from: on, to } }, 'common.done.operation')}
      below={
        on &&
        user && (
          <ReminderFacts
            who={t('reminders.newUserPush.who')}
            when={t('reminders.newUserPush.when')}
            reads={t('reminders.newUserPush.reads', { name: user.username, department: user.department })}
          />
        )
      }
    />
  );
}
