/** Tabs of an employee's own settings: applications, groups, quick creation. */
import { useText } from '#data/text.ts';
import { PageTabs } from './PageTabs.tsx';

export function LauncherTabs() {
  const { t } = useText();
  return (
    <PageTabs
      label={t('launcher.tabs')}
      tabs={[
        { to: '/launcher/apps', label: t('launcher.arrangeTab') },
        { to: '/launcher/groups', label: t('launcher.groupsTab') },
        { to: '/launcher/custom', label: t('customApplications.ownTab') },
        { to: '/quickCreate', label: t('launcher.quickCreateTab') },
      ]}
    />
  );
}
