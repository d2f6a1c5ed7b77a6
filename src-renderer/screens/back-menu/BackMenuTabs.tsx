/** Tabs of the pages about the admin centre's menus; links keep the chosen department. */
import { useText } from '#data/text.ts';
import { useAddress } from '#state/address.ts';
import { departmentParam } from '#widgets/DepartmentScope/use-department-scope.ts';
import { PageTabs } from '#widgets/PageTabs.tsx';

const pages = [
  ['/backMenuSetting', 'backMenu.pages.menus'],
  ['/backMenuSetting/names', 'backMenu.pages.names'],
  ['/backMenuSetting/sets', 'backMenu.pages.sets'],
] as const;

export function BackMenuTabs() {
  const { t } = useText();
  const dept = useAddress().get(departmentParam);
  const search = dept === '' ? '' : `?${new URLSearchParams({ [departmentParam]: dept }).toString()}`;
  return (
    <PageTabs
      label={t('backMenu.pages.label')}
      tabs={pages.map(([path, label]) => ({ to: path + search, label: t(label) }))}
    />
  );
}
