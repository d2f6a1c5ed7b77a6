/** An employee's own custom applications (spec 3§1, 3§7.2 "Emp variants"; CUST-036, 039). */
import { useText } from '#data/text.ts';
import { LauncherTabs } from '#widgets/LauncherTabs.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { CustomApps } from './CustomApps.tsx';

export function OwnCustomPage() {
  const { t } = useText();
  return (
    <>
      <PageHeader
        title={t('launcher.title')}
        purpose={t('customApplications.ownPurpose')}
        tabs={<LauncherTabs />}
      />
      <CustomApps path="/launcher/custom" scope={{ owner: 'personal', deptId: '', detach: 'off' }} />
    </>
  );
}
