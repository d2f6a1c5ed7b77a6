/**
 * The departments of a sub- or department administrator (spec 1§1), each with its people and links to its pages. A
 * failed read only leaves out its own part of the line (1§8: other reads fail silently).
 */

import { Link } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryDetachModuleLicenseInfo } from '#shared/api/licence-info/apps.ts';
import {
  type FoundDepartment,
  idsAtOnce,
  queryPeople,
  searchDepartments,
} from '#shared/api/people/people.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { isOverLimit } from '#shared/rules/licence-info/apps.ts';
import { useHasMenuEntry } from '#state/menu-entry.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { ReadSection } from '#widgets/ReadSection.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';

/** The menu code with which the server decides which departments are visible: the licences per app use it. */
const menuCode = appManageMenu;

export function AdministeredDepartments({ departments }: { readonly departments: readonly string[] }) {
  const { t } = useText();
  const mayThemes = useHasMenuEntry('themes.config');
  const ids = departments.slice(0, idsAtOnce);
  const names = useRead(searchDepartments, { menuCode, ids, pageNo: 1, pageSize: ids.length });
  return (
    <ReadSection
      title={t('frame.part.title')}
      read={names}
      tone="quiet"
      waiting={<SkeletonRows rows={Math.min(ids.length, 5)} columns={4} />}
    >
      {({ result }) => (
        <div className={layout.scroll}>
          <table className={tables.table}>
            <thead>
              <tr>
                <th scope="col">{t('frame.part.department')}</th>
                <th scope="col" className={tables.number}>
                  {t('frame.part.people')}
                </th>
                <th scope="col">{t('frame.part.apps')}</th>
                <th scope="col">{t('frame.part.reminder')}</th>
                {mayThemes && <th scope="col">{t('frame.part.theme')}</th>}
              </tr>
            </thead>
            <tbody>
              {result.map((department) => (
                <Line key={department.id} department={department} mayThemes={mayThemes} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ReadSection>
  );
}

interface LineProps {
  readonly department: FoundDepartment;
  readonly mayThemes: boolean;
}

function Line({ department: { id, name, path }, mayThemes }: LineProps) {
  const { t, formatNumber } = useText();
  const people = useRead(queryPeople, { deptId: id, pageNo: 1, pageSize: 1 });
  const apps = useRead(queryDetachModuleLicenseInfo, { deptId: id });
  const over = apps.data?.filter(isOverLimit).length ?? 0;
  return (
    <tr>
      <th scope="row">
        {name}
        {path.length > 0 && <span className={ink.under}>{path.join(' / ')}</span>}
      </th>
      <td className={tables.number}>
        {people.data ? formatNumber(people.data.totalCount) : t('common.noValue')}
      </td>
      <td>
        <Link to={`/base/appAuth?deptId=${encodeURIComponent(id)}`}>
          {apps.data
            ? t('frame.part.appCount', { count: apps.data.length, amount: formatNumber(apps.data.length) })
            : t('frame.part.appsOpen')}
        </Link>
        {over > 0 && (
          <span className={`${ink.under} ${ink.toned}`} data-tone="warning">
            {t('frame.part.over', { count: over, amount: formatNumber(over) })}
          </span>
        )}
      </td>
      <td>
        <Link to={`/base/licenceRemind?target=app&deptId=${encodeURIComponent(id)}`}>
          {t('frame.part.reminderOpen')}
        </Link>
      </td>
      {mayThemes && (
        <td>
          <Link to={`/themes/pc/who-sees?${new URLSearchParams({ of: 'department', who: id })}`}>
            {t('frame.part.themeOpen')}
          </Link>
        </td>
      )}
    </tr>
  );
}
