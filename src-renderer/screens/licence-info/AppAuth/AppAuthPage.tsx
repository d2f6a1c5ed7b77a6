/** The app authorization list (spec 1§2.5): licence usage per app. */
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { callRead, readKey, useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import type { SearchCondition } from '#shared/api/condition-config/condition-config.ts';
import { unstatedOf } from '#shared/api/figures.ts';
import {
  type AppLicenceRow,
  getLicenseSearchCondition,
  getSearchConfig,
  queryAgencyAppLicenceList,
  queryAppLicenceList,
  queryDetachModuleLicenseInfo,
  queryModuleLicenseInfo,
} from '#shared/api/licence-info/apps.ts';
import { lookUpConfigs } from '#shared/api/licence-info/reminder.ts';
import { remindConfigKey, remindOn } from '#shared/rules/licence-info/remind.ts';
import { useAddress } from '#state/address.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import type { WholeSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { UnstatedNotice } from '#widgets/UnstatedNotice.tsx';
import { DepartmentChoice } from '../parts/DepartmentChoice.tsx';
import { appListPages } from '../table-sizes.ts';
import { AdvancedButton, AdvancedPanel } from './Advanced.tsx';
import { AppSettings } from './AppSettings.tsx';
import { appLicenceColumns } from './app-columns.tsx';
import { type AppFilter, readFilter, toDepartmentInput, toListInput, writeFilter } from './app-filter.ts';
import { buildSearchForm, toConditions } from './condition-form.ts';
import { type AppLicence, withModuleLicences } from './module-licences.ts';
import { TenantSeatSection } from './TenantSeats.tsx';

export function AppAuthPage() {
  const { t } = useText();
  const address = useAddress();
  const filter = readFilter(address);
  const config = useSearchConfig(filter.deptId !== '');
  const form = useMemo(() => (config.data ? buildSearchForm(config.data) : null), [config.data]);
  const conditions = form ? toConditions(form, filter.values) : [];
  const keywords = useDeferredValue(filter.keywords);
  // Conditions of the address cannot be read before the form is known.
  const waiting = form === null && !config.error && Object.keys(filter.values).length > 0;
  const apps = useApps({ ...filter, keywords }, conditions, !waiting);
  // Reminders decide about the warning colour; a failed read counts as on (3§7.4).
  const configs = useRead(lookUpConfigs, { configKeys: remindConfigKey });
  const remind = remindOn(configs.data ?? []);
  const modules = useRead(queryModuleLicenseInfo, filter.deptId === '' ? {} : { deptId: filter.deptId });
  const rows = useMemo(
    () => apps.data && withModuleLicences(apps.data, modules.data),
    [apps.data, modules.data],
  );
  const list = useAppList({ ...apps, data: rows }, remind);
  const [advanced, setAdvanced] = useState(false);
  const open = list.open ?? '';
  return (
    <>
      <BaseHeader
        tab={{ title: t('licenceInfo.screen.apps.title'), purpose: t('licenceInfo.screen.apps.purpose') }}
      />
      <TenantSeatSection remind={remind} />
      <ListScreen
        list={list}
        label={t('licenceInfo.screen.apps.title')}
        failed={t('licenceInfo.screen.failed.apps')}
        empty={{ title: t('licenceInfo.screen.empty.apps'), text: t('licenceInfo.screen.empty.appsText') }}
        tools={<AdvancedButton filter={filter} form={form} open={advanced} onOpen={setAdvanced} />}
        below={
          <>
            <AdvancedPanel
              filter={filter}
              form={form}
              open={advanced}
              read={config}
              onChange={(change) => address.set(writeFilter(change))}
            />
            {!apps.error && (
              <ReadPart
                read={modules}
                failed={t('licenceInfo.screen.failed.modules')}
                tone="quiet"
                waiting={null}
              />
            )}
            {apps.data && (
              <UnstatedNotice
                endpoint={queryAppLicenceList}
                answer={unstatedOf(apps.data, ({ name }) => name)}
              />
            )}
          </>
        }
        actions={({ name, moduleStr }) =>
          moduleStr === ''
            ? []
            : [
                {
                  key: 'settings',
                  label: t('licenceInfo.screen.apps.settings'),
                  name: t('licenceInfo.screen.apps.settingsOf', { name }),
                  onSelect: () => list.show(moduleStr),
                },
              ]
        }
      />
      {open !== '' && (
        <AppSettings
          key={open}
          moduleStr={open}
          row={rows?.find(({ moduleStr }) => moduleStr === open)}
          remind={remind}
          deptId={filter.deptId}
          onClose={() => list.show('')}
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

/** The apps that match the filter: from the list, its agency variant, or a department's (spec 1§7.2). */
function useApps(
  filter: AppFilter,
  conditions: readonly SearchCondition[],
  enabled: boolean,
): UseQueryResult<AppLicenceRow[], ApiError> {
  const { key, read } = queryFor(filter, conditions);
  return useQuery<AppLicenceRow[], ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

function queryFor(filter: AppFilter, conditions: readonly SearchCondition[]) {
  if (filter.deptId !== '') {
    const input = toDepartmentInput(filter, conditions);
    return {
      key: readKey(queryDetachModuleLicenseInfo, input),
      read: (signal: AbortSignal) => callRead(queryDetachModuleLicenseInfo, input, { signal }),
    };
  }
  const input = toListInput(filter, conditions);
  const endpoint = filter.list === 'agency' ? queryAgencyAppLicenceList : queryAppLicenceList;
  return {
    key: readKey(endpoint, input),
    read: (signal: AbortSignal) => callRead(endpoint, input, { signal }),
  };
}

/** The app list; its filters use the address parameters of `app-filter.ts`. */
function useAppList(source: WholeSource<AppLicence>, remind: boolean) {
  const text = useText();
  const { t } = text;
  return useList({
    name: 'appAuthorisation',
    pages: appListPages,
    open: 'app',
    source,
    columns: appLicenceColumns(text, remind),
    rowKey: ({ moduleStr, name, deptName }) => `${moduleStr}/${name}/${deptName}`,
    filters: {
      q: { kind: 'search', label: t('licenceInfo.screen.apps.search') },
      over: { kind: 'toggle', label: t('licenceInfo.screen.apps.overOnly') },
      deptId: {
        kind: 'other',
        selectsList: true,
        draw: (value, set) => <DepartmentChoice key="deptId" deptId={value} onChange={set} />,
      },
      list: {
        kind: 'other',
        selectsList: true,
        draw: (value, set, values) =>
          values.deptId === '' && (
            <Segmented
              key="list"
              label={t('licenceInfo.screen.apps.list.label')}
              value={value === 'agency' ? value : 'all'}
              options={(['all', 'agency'] as const).map((each) => ({
                value: each,
                label: t(`licenceInfo.screen.apps.list.${each}`),
              }))}
              onChange={(each) => set(each === 'all' ? '' : each)}
            />
          ),
      },
      // The advanced search renders these two.
      where: { kind: 'other', draw: () => null },
      join: { kind: 'other', selectsList: true, draw: () => null },
    },
  });
}
