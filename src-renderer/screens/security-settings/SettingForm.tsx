/** One security setting: read, changed over its newest state, with its undo. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Setting } from '#shared/rules/records/security-setting-records.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { Section } from '#widgets/Section.tsx';
import { SkeletonFacts } from '#widgets/Skeleton.tsx';

interface SettingFormProps<Values extends object> {
  readonly setting: Setting<Values>;
}

export function SettingForm<Values extends object>({ setting }: SettingFormProps<Values>) {
  const { t } = useText();
  const { data, error, refetch } = useRead(setting.read, {});
  return (
    <div className={layout.narrow}>
      <Section title={t(setting.title)}>
        {error && (
          <ErrorNotice error={error} title={t('securitySettings.failed')} onRetry={() => void refetch()} />
        )}
        {data === undefined && !error && <SkeletonFacts rows={3} />}
        {data !== undefined && <Stored setting={setting} stored={data} />}
      </Section>
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
