/** The reminder's form (spec 1§2.12, 1§5): enable switch, warning value, mode, content with its preview, reset. */

import { useChange } from '#data/changes/index.ts';
import { reversible } from '#data/records/reversible.ts';
import { useText } from '#data/text.ts';
import { type LicenceReminder, resetLicenceReminder } from '#shared/api/licence-info/reminder.ts';
import { warnValueRange } from '#shared/api/licence-info/reminder-values.ts';
import { isInRange } from '#shared/rules/common/fields/check-fields.ts';
import { type ReminderValues, reminderFields } from '#shared/rules/licence-info/reminder/reminder-fields.ts';
import { reminderRecord } from '#shared/rules/records/reminder-record.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { useForm } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ObjectLog, WhoChangedButton } from '#widgets/OperationLog/ObjectLog.tsx';
import { ContentField } from './ContentField.tsx';
import { WarnUsage } from './WarnUsage.tsx';

interface ReminderFieldsProps {
  readonly stored: LicenceReminder;
  /** '' for the whole tenant. */
  readonly deptId: string;
}

export function ReminderFields({ stored, deptId }: ReminderFieldsProps) {
  const { t } = useText();
  const locator = { remindType: stored.remindType, deptId };
  const form = useForm<ReminderValues>({
    name: `licenceReminder/${stored.remindType}/${deptId}`,
    stored,
    fields: reminderFields,
    change: recordChange(reminderRecord, locator),
  });
  const { warnValue } = form.values;
  const { submit, pending } = useChange();
  const reset = async () => {
    const target = t(`licenceInfo.remind.target.${stored.remindType}`);
    const sure = await confirm({
      title: t('licenceInfo.screen.reminder.resetTitle'),
      text: t('licenceInfo.screen.reminder.resetText', { target }),
      action: t('licenceInfo.screen.reminder.reset'),
    });
    if (sure && (await submit(resetChange(stored, deptId)))) form.discard();
  };
  const title = t('licenceInfo.screen.reminder.title');
  return (
    <section className={layout.ends} aria-label={title}>
      <div className={layout.spread}>
        <p className={ink.quiet}>
          {t('licenceInfo.screen.reminder.level', {
            level: t(`licenceInfo.remind.level.${stored.remindLevel}`),
          })}
        </p>
        <span className={layout.inline}>
          <WhoChangedButton id={stored.id} />
          <Button size="small" look="quiet" busy={pending} onClick={() => void reset()}>
            {t('licenceInfo.screen.reminder.reset')}
          </Button>
        </span>
      </div>
      <SwitchNow
        label={t('licenceInfo.screen.reminder.enabled')}
        checked={stored.remindStatus}
        of={{ kind: reminderRecord, place: locator, name: 'remindStatus' }}
        onTurn={(on) => {
          const edits = { remindStatus: { from: stored.remindStatus, to: on } };
          return saveNow(reminderRecord, locator, edits, 'common.done.save');
        }}
      />
      <FormPage form={form} label={title} about={['target', 'deptId']}>
        <FieldRow form={form} name="warnValue" />
        {warnValue !== null && isInRange(warnValueRange, warnValue) && (
          <WarnUsage remindType={stored.remindType} deptId={deptId} percent={warnValue} />
        )}
        <FieldRow form={form} name="remindMode" />
        <ContentField form={form} />
      </FormPage>
      <ObjectLog module="basicserver" />
    </section>
  );
}

/** `after` is the server's answer; `deptId` is '' for the whole tenant. */
function resetChange(before: LicenceReminder, deptId: string) {
  const { remindType } = before;
  return reversible<typeof resetLicenceReminder, unknown, ReminderValues>(resetLicenceReminder, {
    title: 'licenceInfo.screen.reminder.changeReset',
    input: { remindType, ...(deptId === '' ? {} : { deptId }) },
    kind: reminderRecord,
    locator: { remindType, deptId },
    before,
    after: (reminder) => reminder,
    names: ['remindStatus', 'warnValue', 'remindMode', 'remindContent'],
    stateBefore: before,
  });
}
