/** Licence information (spec 1§2.4): seats, basic info, authorized modules, non-standard functions. */

import { localDay } from '#data/local-day.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { unstatedOf } from '#shared/api/figures.ts';
import {
  getLicenseBaseInfo,
  getLicenseUsedInfo,
  type LicenceBaseInfo,
  type LicenceFunction,
  type LicenceModuleUse,
} from '#shared/api/licence-info/licence-info.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { licenceEventUid, uidSuffix } from '#shared/rules/licence/event-uid.ts';
import { seatCount } from '#shared/rules/licence-info/figures.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import type { Column } from '#widgets/DataGrid/column.ts';
import { CalendarButton } from '#widgets/Expiry/CalendarButton.tsx';
import { ExpiryNotice } from '#widgets/Expiry/ExpiryNotice.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonFacts, SkeletonRows } from '#widgets/Skeleton.tsx';
import { UnstatedNotice } from '#widgets/UnstatedNotice.tsx';
import { licenceTablePages } from '../table-sizes.ts';
import { BaseInfo } from './BaseInfo.tsx';
import { seatCountText } from './licence-view.ts';
import { LicenceSeats } from './Seats.tsx';
import { searchFunctions, searchModules } from './search.ts';

export function LicenceInfoPage() {
  const { t } = useText();
  const base = useRead(getLicenseBaseInfo, {});
  const used = useRead(getLicenseUsedInfo, {});
  const term = base.data ? termOf(base.data.expireDate, localDay(Date.now())) : null;
  return (
    <>
      <BaseHeader
        tab={{ title: t('licenceInfo.screen.title'), purpose: t('licenceInfo.screen.purpose') }}
        actions={base.data && <SaveExpiry info={base.data} />}
      />
      <ReadPart
        read={base}
        failed={t('licenceInfo.screen.failed.base')}
        waiting={
          <>
            <SkeletonRows rows={3} columns={3} />
            <SkeletonFacts rows={7} />
          </>
        }
      >
        {(info) => (
          <>
            {term && <ExpiryNotice subject="licence" term={term} />}
            <LicenceSeats info={info} reminding={used.data ?? {}} />
            <UnstatedNotice endpoint={getLicenseBaseInfo} answer={info} />
            <BaseInfo info={info} />
          </>
        )}
      </ReadPart>
      <ReadPart
        read={used}
        failed={t('licenceInfo.screen.failed.used')}
        waiting={<SkeletonRows rows={10} columns={3} />}
      >
        {({ licenseModules, fbModules }) => (
          <>
            <UnstatedNotice
              endpoint={getLicenseUsedInfo}
              answer={unstatedOf(licenseModules, ({ moduleName }) => moduleName)}
            />
            <div className={layout.ends}>
              <ModuleTable modules={licenseModules} />
            </div>
            <FunctionTable functions={fbModules} />
          </>
        )}
      </ReadPart>
    </>
  );
}

/** A button that saves the licence's last day as a calendar file. */
function SaveExpiry({ info }: { readonly info: LicenceBaseInfo }) {
  const { t, formatDay } = useText();
  const term = termOf(info.expireDate, localDay(Date.now()));
  if (!term) return null;
  const { companyName: company, licenseCode: code } = info;
  const day = formatDay(term.day);
  return (
    <CalendarButton
      uid={`${licenceEventUid({ company, code, day: term.day })}${uidSuffix}`}
      day={term.day}
      title={t('licenceInfo.expiry.title', { company })}
      description={t('licenceInfo.expiry.description', { code, day })}
      reminder={t('licenceInfo.expiry.reminder', { company, day })}
    />
  );
}

/** Functions made for this customer (spec 1§2.4; LIC-004, 006, 007). */
function FunctionTable({ functions }: { readonly functions: readonly LicenceFunction[] }) {
  const { t } = useText();
  const list = useList({
    name: 'licenceFunctions',
    addressPrefix: 'functions',
    pages: licenceTablePages,
    source: { data: functions },
    filters: { search: { kind: 'search', narrow: searchFunctions } },
    rowKey: ({ moduleFlag }) => moduleFlag,
    columns: [
      { key: 'name', title: t('licenceInfo.screen.column.function'), text: ({ moduleName }) => moduleName },
      {
        key: 'id',
        title: t('licenceInfo.screen.column.id'),
        mono: true,
        text: ({ moduleFlag }) => moduleFlag,
      },
      {
        key: 'parent',
        title: t('licenceInfo.screen.column.parent'),
        text: ({ parentModuleName }) => parentModuleName || t('common.none'),
        export: ({ parentModuleName }) => parentModuleName,
      },
    ],
  });
  const title = t('licenceInfo.screen.section.functions');
  return (
    <ListScreen
      list={list}
      label={title}
      heading={title}
      pageSearch={false}
      empty={{
        title: t('licenceInfo.screen.empty.functions'),
        text: t('licenceInfo.screen.empty.functionsText'),
      }}
    />
  );
}

/** The licence's modules with their seats (spec 1§2.4; LIC-003, 005, 007, 009). */
function ModuleTable({ modules }: { readonly modules: readonly LicenceModuleUse[] }) {
  const text = useText();
  const { t } = text;
  const seats = (key: 'pc' | 'app', of: (row: LicenceModuleUse) => number | null | undefined) =>
    ({
      key,
      title: t(`licenceInfo.screen.column.${key}`),
      align: 'end',
      text: (row) => seatCountText(seatCount(of(row)), text),
      export: (row) => {
        const seat = seatCount(of(row));
        return seat === 'unlimited' ? t('licenceInfo.unlimited') : seat;
      },
    }) satisfies Column<LicenceModuleUse>;
  const list = useList({
    name: 'licenceModules',
    addressPrefix: 'modules',
    pages: licenceTablePages,
    source: { data: modules },
    filters: { search: { kind: 'search', narrow: searchModules } },
    rowKey: ({ moduleName }) => moduleName,
    columns: [
      { key: 'name', title: t('licenceInfo.screen.column.module'), text: ({ moduleName }) => moduleName },
      seats('pc', ({ pcHrmNum }) => pcHrmNum),
      seats('app', ({ appHrmNum }) => appHrmNum),
    ],
  });
  const title = t('licenceInfo.screen.section.modules');
  return (
    <ListScreen
      list={list}
      label={title}
      heading={title}
      empty={{
        title: t('licenceInfo.screen.empty.modules'),
        text: t('licenceInfo.screen.empty.modulesText'),
      }}
    />
  );
}
