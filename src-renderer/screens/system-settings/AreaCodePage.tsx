/** The default area code, searched by country (spec 1§7.4 "default area code query and save"; GEN-039, 040). */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import type { AreaCode } from '#shared/api/system-settings/settings.ts';
import { areaCodeSetting } from '#shared/rules/records/system-setting-records.ts';
import { Select } from '#widgets/controls/Select.tsx';
import { codeOfOption, countryOptions, optionForCode } from '#widgets/countries.ts';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import { SettingForm } from '#widgets/Form/SettingForm.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { SystemArea } from './SystemArea.tsx';

/** An example number without an area code, which nobody has. */
const typed = '5550100';

export function AreaCodePage() {
  const { t } = useText();
  return (
    <SystemArea>
      <PageHeader title={t('systemSettings.areaCode.title')} purpose={t('systemSettings.areaCode.purpose')} />
      <SettingForm isWholePage setting={areaCodeSetting} draw={(form) => <Country form={form} />} />
    </SystemArea>
  );
}

function Country({ form }: { readonly form: FormState<AreaCode> }) {
  const { t, language } = useText();
  const options = useMemo(() => countryOptions(language), [language]);
  const { areaCode } = form.values;
  return (
    <>
      <FormRow
        label={t('systemSettings.areaCode.code')}
        name="areaCode"
        required
        help={t('systemSettings.areaCode.help')}
        problem={form.problem('areaCode')}
      >
        <Select
          label={t('systemSettings.areaCode.code')}
          emptyText={t('systemSettings.areaCode.noCountry')}
          options={options}
          value={optionForCode(options, areaCode)}
          onChange={(value) => form.set('areaCode', codeOfOption(value))}
        />
      </FormRow>
      <p>{t('systemSettings.areaCode.example', { typed, whole: `${areaCode} ${typed}` })}</p>
    </>
  );
}
