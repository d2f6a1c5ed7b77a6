/** System reminders (spec 1§2.12; REM-001 to 006): the automatic messages, and a work report's day in a dialog. */
import { useMatch, useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getSystemReminds, workreportTypes } from '#shared/api/reminders/reminders.ts';
import { toValues } from '#shared/rules/reminders/workreport-fields.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { AssignAccount } from './AssignAccount.tsx';
import { NewUserPush } from './NewUserPush.tsx';
import { Workreport } from './Workreport.tsx';
import { WorkreportDialog } from './WorkreportDialog.tsx';

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
