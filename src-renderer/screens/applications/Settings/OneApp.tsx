/** The start page: if it is one application, which of those in the navigation (APP-058, 059). */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { querySysNavigationMenus } from '#shared/api/applications/display.ts';
import type { DisplayForm } from '#shared/rules/applications/display-settings.ts';
import { Select } from '#widgets/controls/Select.tsx';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import { useAppNames } from '#widgets/Names/use-app-names.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';

interface OneAppProps {
  readonly form: FormState<DisplayForm>;
  readonly deptId: string;
  readonly readOnly: boolean;
}

export function OneApp({ form, deptId, readOnly }: OneAppProps) {
  const { t } = useText();
  const nameOf = useAppNames();
  const { defaultAppType, defaultAppValue } = form.values;
  const isOneApp = defaultAppType === 'oneApp';
  const read = useRead(querySysNavigationMenus, { deptId }, { enabled: isOneApp });
  const options = (read.data?.navMenus ?? []).map((app) => ({ value: app.id, label: nameOf(app) }));
  const isMissing = !options.some(({ value }) => value === defaultAppValue);
  const label = t('appSettings.defaultAppValue');
  return (
    <FormSection title={t('appSettings.group.start')}>
      <FieldRow form={form} name="defaultAppType" readOnly={readOnly} />
      {isOneApp && (
        <ReadPart read={read} failed={t('appSettings.appsFailed')} rows={1}>
          {() => (
            <FormRow label={label} required name="defaultAppValue" problem={form.problem('defaultAppValue')}>
              <Select
                label={label}
                options={
                  isMissing && defaultAppValue
                    ? [{ value: defaultAppValue, label: defaultAppValue }, ...options]
                    : options
                }
                value={defaultAppValue || null}
                disabled={readOnly}
                emptyText={t('appSettings.noApps')}
                onChange={(id) => form.set('defaultAppValue', id)}
              />
            </FormRow>
          )}
        </ReadPart>
      )}
    </FormSection>
  );
}
