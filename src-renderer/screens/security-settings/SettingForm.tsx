/** One security setting: read, changed over its newest state, with its undo. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Setting } from '#shared/rules/records/security-setting-records.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';
import { ReadSection } from '#widgets/ReadSection.tsx';

interface SettingFormProps<Values extends object> {
  readonly setting: Setting<Values>;
}

export function SettingForm<Values extends object>({ setting }: SettingFormProps<Values>) {
  const { t } = useText();
  const read = useRead(setting.read, {});
  return (
    <div className={layout.narrow}>
      <ReadSection title={t(setting.title)} read={read} failed={t('securitySettings.failed')} rows={3}>
        {(stored) => <Stored setting={setting} stored={stored} />}
      </ReadSection>
    </div>
  );
}

interface StoredProps<Values extends object> extends SettingFormProps<Values> {
  readonly stored: Values;
}

function Stored<Values extends object>({ setting, stored }: StoredProps<Values>) {
  const { t } = useText();
  const { fields, record, title } = setting;
  const form = useForm<Values>({ name: record.id, stored, fields, change: recordChange(record, {}) });
  return (
    <FormPage form={form} label={t(title)}>
      <Fields form={form} />
    </FormPage>
  );
}
