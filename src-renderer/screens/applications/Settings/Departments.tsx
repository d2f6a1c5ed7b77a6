/**
 * The degree of independence of departments, and the departments with settings of their own (spec 3§4, 3§7.4;
 * APP-146, 147, 154, 155).
 */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryEbEnableConfigDept, queryEnableConfigDept } from '#shared/api/applications/display.ts';
import { getAppManageDetachConfig } from '#shared/api/applications/settings.ts';
import { appDetachRecord } from '#shared/rules/records/applications/app-settings-records.ts';
import { Badge } from '#widgets/Badge.tsx';
import { Button } from '#widgets/Button.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import layout from '#widgets/looks/layout.module.css';
import { ReadSection } from '#widgets/ReadSection.tsx';

interface DepartmentsProps {
  readonly scope: ReadyScope;
  readonly deptId: string;
  readonly editable: boolean;
}

export function Departments({ scope, deptId, editable }: DepartmentsProps) {
  const { t } = useText();
  const detach = useRead(getAppManageDetachConfig, {});
  const own = useRead(queryEnableConfigDept, { deptId });
  // A failed read is silent: a mark is missing then.
  const builder = new Set((useRead(queryEbEnableConfigDept, { deptId }).data ?? []).map(({ id }) => id));
  const turn = (depth: boolean) =>
    saveNow(appDetachRecord, {}, { depth: { from: !depth, to: depth } }, 'applications.sync.saved');
  return (
    <>
      <ReadSection
        title={t('appSettings.detach.title')}
        read={detach}
        failed={t('appSettings.detach.failed')}
        rows={1}
      >
        {({ configValue }) => (
          <SwitchNow
            label={t('appSettings.detach.depth')}
            text={t('appSettings.detach.depthText')}
            checked={configValue === 'depth'}
            of={{ kind: appDetachRecord, place: {}, name: 'depth' }}
            disabled={!editable}
            onTurn={turn}
          />
        )}
      </ReadSection>
      <ReadSection
        title={t('appSettings.detach.own')}
        text={t(own.data?.length === 0 ? 'appSettings.detach.ownNone' : 'appSettings.detach.ownText')}
        read={own}
        failed={t('appSettings.detach.ownFailed')}
        rows={1}
      >
        {(departments) => (
          <div className={layout.row}>
            {departments.map((department) => (
              <span key={department.id} className={layout.inline}>
                <Button size="small" onClick={() => scope.choose(department)}>
                  {department.name}
                </Button>
                {builder.has(department.id) && <Badge>{t('appSettings.detach.builder')}</Badge>}
              </span>
            ))}
          </div>
        )}
      </ReadSection>
    </>
  );
}
