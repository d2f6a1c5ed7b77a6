/**
 * Application management of the team, by department (spec 3§2.1, 3§6, 3§8; APP-001, 017 to 021, 094 to 097, 156, 170,
 * 174). Without the permissions or the list, the person has no query right, and the page offers nothing.
 */

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { isRefusedRight } from '#shared/api/answer-failure.ts';
import { queryAppManagePermissions } from '#shared/api/applications/lists.ts';
import { lookUpConfigs } from '#shared/api/licence-info/reminder.ts';
import { appManageReads } from '#shared/rules/first-reads/app-manage.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { detachedByMenu } from '#shared/rules/common/departments/scope-options.ts';
import { remindConfigKey, showsAppRemind } from '#shared/rules/licence-info/remind.ts';
import { useSession } from '#state/session.ts';
import { AppTabs } from '#widgets/AppTabs.tsx';
import { Button } from '#widgets/Button.tsx';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { OperationLogButton } from '#widgets/OperationLog/OperationLogButton.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { Applications } from './Applications.tsx';
import { NoQueryRight } from './NoQueryRight.tsx';
import { useAppDialog } from './use-dialog.ts';

export function AppManagePage() {
  const { t } = useText();
  const navigate = useNavigate();
  const scope = useDepartmentScope(detachedByMenu(appManageMenu));
  const dialog = useAppDialog();
  const permissions = useRead(queryAppManagePermissions, {});
  const session = useSession();
  const admin = session.status === 'signedIn' && session.facts.user.admin;
  // A failed read is silent and counts as unset, which shows the reminder (3§6).
  const configs = useRead(lookUpConfigs, { configKeys: remindConfigKey });
  const mayRemind = !configs.isLoading && showsAppRemind(configs.data ?? [], admin);
  const [mayQuery, setMayQuery] = useState(true);
  const { data, error, refetch } = permissions;
  const again = () => void refetch();
  const refused = error !== null && isRefusedRight(error);
  return (
    <>
      <PageHeader
        title={t('applications.title')}
        purpose={t('applications.purpose')}
        actions={
          mayQuery &&
          !refused &&
          (data || !error) && (
            <>
              {mayRemind && (
                <Button onClick={() => void navigate('/base/licenceRemind')}>
                  {t('licenceInfo.screen.reminder.title')}
                </Button>
              )}
              <Button onClick={() => dialog.open('sync')}>{t('applications.sync.action')}</Button>
              <OperationLogButton module="appmgmt" />
            </>
          )
        }
        tabs={<AppTabs />}
      />
      {refused ? (
        <NoQueryRight error={error} title={t('applications.permissionsFailed')} onRetry={again} />
      ) : (
        <ReadPart read={permissions} failed={t('applications.permissionsFailed')} waiting={<SkeletonRows />}>
          {() => (
            <DepartmentScope scope={scope}>
              {(ready) => <Applications scope={ready} mayQuery={mayQuery} onQueried={setMayQuery} />}
            </DepartmentScope>
          )}
        </ReadPart>
      )}
    </>
  );
}

AppManagePage.firstReads = appManageReads;
