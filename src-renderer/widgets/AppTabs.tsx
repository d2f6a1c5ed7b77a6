/** Tabs of application management; their links keep the selected department. */
import { useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { departmentQuery } from '#state/department-query.ts';
import { PageTabs } from './PageTabs.tsx';

export function AppTabs() {
  const { t } = useText();
  const search = departmentQuery(useLocation().search);
  return (
    <PageTabs
      label={t('appSettings.tabs')}
      tabs={[
        { to: `/appManage${search}`, label: t('appSettings.listTab') },
        { to: `/appManage/settings${search}`, label: t('appSettings.settingsTab') },
        { to: `/customApps${search}`, label: t('customApplications.title') },
        { to: `/appManage/view${search}`, label: t('viewAs.tab') },
        { to: `/appManage/sheet${search}`, label: t('appSheet.tab') },
        { to: `/appManage/usage${search}`, label: t('appUsage.tab') },
        { to: `/appManage/needs/all${search}`, label: t('appNeeds.tab'), under: '/appManage/needs' },
      ]}
    />
  );
}
