/** The reads of the sheet of names, in parallel; applications, the tenant's name and its tips may fail. */
import { useMemo } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import { applicationNames, multilangGet, multilangList } from '#shared/api/language-names/language-names.ts';
import { queryTenantTips } from '#shared/api/tenant/tenant.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import { usePlatformHost } from '#state/menu.ts';
import { useSession } from '#state/session.ts';
import { nameRows } from './name-rows.ts';

export const nameSheetReads = [
  queryBackstageMenus,
  queryDepartmentMenus,
  multilangGet,
  multilangList,
  queryTenantTips,
];

export function useNameRows(deptId: string) {
  const { t } = useText();
  const session = useSession();
  const facts = session.status === 'signedIn' ? session.facts : null;
  // Only the tenant's administrator may save names (S-12).
  const may = facts !== null && allows('administrator', facts);
  const tenantKey = facts?.tenant.tenantKey ?? '';
  const menus = useRead(queryBackstageMenus, { domainName: usePlatformHost(), deptId });
  const details = useRead(queryDepartmentMenus, { deptId });
  const applications = useRead(multilangList, applicationNames);
  const tenant = useRead(multilangGet, {
    module: 'basicserver',
    tablefield: 'tenant_info.tenantName',
    targetId: tenantKey,
  });
  const tips = useRead(queryTenantTips, {});
  const tipsId = tips.data?.id ?? '';
  const tipTexts = useRead(
    multilangGet,
    { module: 'basicserver', tablefield: 'application_config.config_value', targetId: tipsId },
    { enabled: tipsId !== '' },
  );
  const waits = [applications, tenant, tips, tipTexts].some(({ isLoading }) => isLoading);
  const rows = useMemo(() => {
    if (!menus.data || !details.data || waits) return null;
    return nameRows({
      groups: menus.data.backstageMenus,
      details: details.data,
      applications: (applications.data ?? []).map(({ targetId: id, langs }) => ({ id, langs })),
      tenant: tenant.data ? { id: tenantKey, langs: tenant.data } : null,
      tips: tipTexts.data ? { id: tipsId, langs: tipTexts.data, title: t('nameSheet.kind.tips') } : null,
    });
  }, [menus.data, details.data, applications.data, tenant.data, tenantKey, tipTexts.data, tipsId, waits, t]);
  const all = [menus, details, applications, tenant, tips, tipTexts];
  return {
    rows,
    groups: menus.data?.backstageMenus ?? [],
    details: details.data ?? [],
    /** The department has menus of its own, which may be changed. */
    ownMenus: menus.data?.permission === true && menus.data.hasSelfMenus,
    may,
    error: menus.error ?? details.error,
    /** The error of a part that the sheet lacks. */
    partly: applications.error ?? tenant.error ?? tips.error ?? tipTexts.error,
    again: () => void Promise.all(all.filter(({ error }) => error !== null).map((one) => one.refetch())),
  };
}

export type NameRead = ReturnType<typeof useNameRows>;
