/** System reminders (spec 1§2.12; REM-001 to 006): the automatic messages, and a work report's day in a dialog. */
import { useMatch, useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import {
  getAccountCardSms,
  getAssignAccountSms,
  getSystemReminds,
  workreportTypes,
} from '#shared/api/reminders/reminders.ts';
import {
  assignAccountRecord,
  newUserPushRecord,
  workreportRecord,
} from '#shared/rules/records/system-remind-records.ts';
import {
  dayRange,
  toValues,
  type WorkreportValues,
  workreportFields,
} from '#shared/rules/reminders/workreport-fields.ts';
import { useSession } from '#state/session.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { type FormChange, recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { useForm } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { ReminderFacts } from './ReminderFacts.tsx';
import { ReminderSchedule, Workreport } from './Workreport.tsx';

const path = '/base/systemReminders';

export function RemindersPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const read = useRead(getSystemReminds, {});
  const reportParam = useMatch(`${path}/workreport/:report`)?.params.report;
  const reports = workreportTypes.map((type) =>
    toValues(
      read.data?.workreportReminds.find((one) => one.type === type) ?? { type, value: '', enabled: false },
    ),
  );
  const edited = reports.find(({ type }) => type === reportParam);
  return (
    <>
      <BaseHeader tab={{ title: t('reminders.title'), purpose: t('reminders.purpose') }} />
      <div className={layout.form}>
        <ReadPart read={read} failed={t('reminders.failed')} rows={8}>
          {(data) => (
            <>
              <Section title={t('reminders.system')}>
                <NewUserPush
                  on={data.systemReminds.some(({ type, enabled }) => type === 'NewUserPush' && enabled)}
                />
                <AssignAccount />
              </Section>
              <Section title={t('reminders.workreport.title')} text={t('reminders.workreport.text')}>
                {reports.map((values) => (
                  <Workreport
                    key={values.type}
                    values={values}
                    onEdit={() => void navigate(`${path}/workreport/${values.type}`)}
                  />
                ))}
              </Section>
            </>
          )}
        </ReadPart>
      </div>
      {read.data && edited && (
        <WorkreportDialog
          key={edited.type}
          values={edited}
          onClose={() => void navigate(path, { replace: true })}
        />
      )}
    </>
  );
}

/** The switch for the message to a person who is assigned an account (spec 1§3, 1§7.3; REM-009, 017 to 019). */
function AssignAccount() {
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

/** The new-user push (spec 1§2.12; REM-001, 007). */
function NewUserPush({ on }: { readonly on: boolean }) {
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

interface WorkreportDialogProps {
  readonly values: WorkreportValues;
  readonly onClose: () => void;
}

/** The day of a work-report reminder; saving it turns the reminder on (spec 1§5; REM-011 to 013). */
function WorkreportDialog({ values, onClose }: WorkreportDialogProps) {
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
