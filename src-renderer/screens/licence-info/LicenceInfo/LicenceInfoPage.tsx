/** Licence information (spec 1§2.4): seats, basic info, authorized modules, non-standard functions. */

import { localDay } from '#data/local-day.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { unstatedOf } from '#shared/api/figures.ts';
import {
  getLicenseBaseInfo,
  getLicenseUsedInfo,
  type LicenceBaseInfo,
} from '#shared/api/licence-info/licence-info.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { licenceEventUid, uidSuffix } from '#shared/rules/licence/event-uid.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { CalendarButton } from '#widgets/Expiry/CalendarButton.tsx';
import { ExpiryNotice } from '#widgets/Expiry/ExpiryNotice.tsx';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonFacts, SkeletonRows } from '#widgets/Skeleton.tsx';
import { UnstatedNotice } from '#widgets/UnstatedNotice.tsx';
import { BaseInfo } from './BaseInfo.tsx';
import { FunctionTable } from './FunctionTable.tsx';
import { ModuleTable } from './ModuleTable.tsx';
import { LicenceSeats } from './Seats.tsx';

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
