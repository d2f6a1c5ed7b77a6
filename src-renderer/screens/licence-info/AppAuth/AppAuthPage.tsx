/** The app authorization list (spec 1§2.5): licence usage per app. */
import { useDeferredValue, useMemo } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { unstatedOf } from '#shared/api/figures.ts';
import {
  getLicenseSearchCondition,
  getSearchConfig,
  queryAppLicenceList,
  queryModuleLicenseInfo,
} from '#shared/api/licence-info/apps.ts';
import { lookUpConfigs } from '#shared/api/licence-info/reminder.ts';
import { buildSearchForm, toConditions } from '#shared/rules/condition-config/form.ts';
import { withModuleLicences } from '#shared/rules/licence-info/module-licences.ts';
import { remindConfigKey, remindOn } from '#shared/rules/licence-info/remind.ts';
import { useAddress } from '#state/address.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { UnstatedNotice } from '#widgets/UnstatedNotice.tsx';
import { AppFilters } from './AppFilters.tsx';
import { AppSettings } from './AppSettings.tsx';
import { AppTable } from './AppTable.tsx';
import { narrows, readFilter, writeFilter } from './app-filter.ts';
import { TenantSeats } from './TenantSeats.tsx';
import { useApps } from './use-apps.ts';

export function AppAuthPage() {
  const { t } = useText();
  const address = useAddress();
  const filter = readFilter(address);
  const config = useSearchConfig(filter.deptId !== '');
  const form = useMemo(() => (config.data ? buildSearchForm(config.data) : null), [config.data]);
  const conditions = form ? toConditions(form, filter.values) : [];
  const asked = useDeferredValue(filter.keywords);
  // Conditions of the address need the form that says what they mean.
  const waiting = form === null && !config.error && Object.keys(filter.values).length > 0;
  const apps = useApps({ ...filter, keywords: asked }, conditions, !waiting);
  // Whether reminding is on decides about the warning colour; whoever can't answer it leaves it on (3§7.4).
  const configs = useRead(lookUpConfigs, { configKeys: remindConfigKey });
  const remind = remindOn(configs.data ?? []);
  const modules = useRead(queryModuleLicenseInfo, filter.deptId === '' ? {} : { deptId: filter.deptId });
  const rows = useMemo(
    () => apps.data && withModuleLicences(apps.data, modules.data),
    [apps.data, modules.data],
  );
  const open = address.get('app');
  return (
    <>
      <BaseHeader
        tab={{ title: t('licenceInfo.screen.apps.title'), purpose: t('licenceInfo.screen.apps.purpose') }}
      />
      <TenantSeats remind={remind} />
      <AppFilters
        filter={filter}
        form={form}
        error={config.error}
        onRetry={() => void config.refetch()}
        rows={rows}
        onChange={(change) => address.set(writeFilter(change))}
      />
      {apps.error && (
        <ErrorNotice
          error={apps.error}
          title={t('licenceInfo.screen.failed.apps')}
          onRetry={() => void apps.refetch()}
        />
      )}
      {modules.error && !apps.error && (
        <ErrorNotice
          error={modules.error}
          tone="quiet"
          title={t('licenceInfo.screen.failed.modules')}
          onRetry={() => void modules.refetch()}
        />
      )}
      {rows?.length === 0 &&
        (narrows(filter) ? (
          <EmptyState title={t('common.table.nothingFound')} text={t('common.table.nothingFoundHint')} />
        ) : (
          <EmptyState title={t('licenceInfo.screen.empty.apps')} />
        ))}
      {apps.data && (
        <UnstatedNotice endpoint={queryAppLicenceList} answer={unstatedOf(apps.data, ({ name }) => name)} />
      )}
      {rows && rows.length > 0 && (
        <AppTable
          rows={rows}
          remind={remind}
          loading={apps.isFetching}
          onSettings={(moduleStr) => address.set({ app: moduleStr })}
        />
      )}
      {!rows && !apps.error && <SkeletonRows rows={10} columns={5} />}
      {open !== '' && (
        <AppSettings
          key={open}
          moduleStr={open}
          row={rows?.find(({ moduleStr }) => moduleStr === open)}
          remind={remind}
          deptId={filter.deptId}
          onClose={() => address.set({ app: '' })}
        />
      )}
    </>
  );
}

/** The advanced search of the whole list, or of a department's (spec 1§7.2 getSearchCondition). */
function useSearchConfig(ofDepartment: boolean) {
  const whole = useRead(
    getSearchConfig,
    { module: 'basicserver', conditionKey: 'appAuthDetail_condition' },
    { enabled: !ofDepartment },
  );
  const department = useRead(getLicenseSearchCondition, {}, { enabled: ofDepartment });
  return ofDepartment ? department : whole;
}
