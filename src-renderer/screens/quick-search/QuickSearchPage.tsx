/** Quick search management: a tab of base settings (spec 1§2.2; FRAME-136). */
import { useText } from '#data/text.ts';
import { quickSearchSetting } from '#shared/rules/quick-search/quick-search-fields.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { SettingForm } from '#widgets/Form/SettingForm.tsx';

export function QuickSearchPage() {
  const { t } = useText();
  return (
    <>
      <BaseHeader />
      <SettingForm setting={quickSearchSetting} text={t('quickSearch.purpose')} />
    </>
  );
}
