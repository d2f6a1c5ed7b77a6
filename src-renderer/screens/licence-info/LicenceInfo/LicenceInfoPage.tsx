/** Licence information (spec 1§2.4): seats, basic info, authorized modules, non-standard functions. */

import { localDay } from '#data/local-day.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { unstatedOf } from '#shared/api/figures.ts';
import { getLicenseBaseInfo, getLicenseUsedInfo } from '#shared/api/licence-info/licence-info.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { ExpiryNotice } from '#widgets/Expiry/ExpiryNotice.tsx';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { SkeletonFacts, SkeletonRows } from '#widgets/Skeleton.tsx';
import { UnstatedNotice } from '#widgets/UnstatedNotice.tsx';
import { BaseInfo } from './BaseInfo.tsx';
import { FunctionTable } from './FunctionTable.tsx';
import { ModuleTable } from './ModuleTable.tsx';
import { SaveExpiry } from './SaveExpiry.tsx';
import { Seats } from './Seats.tsx';

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
      {base.error && (
        <ErrorNotice
          error={base.error}
          title={t('licenceInfo.screen.failed.base')}
          onRetry={() => void base.refetch()}
        />
      )}
      {base.data ? (
        <>
          {term && <ExpiryNotice subject="licence" term={term} />}
          <Seats info={base.data} reminding={used.data ?? {}} />
          <UnstatedNotice endpoint={getLicenseBaseInfo} answer={base.data} />
          <BaseInfo info={base.data} />
        </>
      ) : (
        !base.error && (
          <>
            <SkeletonRows rows={3} columns={3} />
            <SkeletonFacts rows={7} />
          </>
        )
      )}
      {used.error && (
        <ErrorNotice
          error={used.error}
          title={t('licenceInfo.screen.failed.used')}
          onRetry={() => void used.refetch()}
        />
      )}
      {used.data ? (
        <>
          <UnstatedNotice
            endpoint={getLicenseUsedInfo}
            answer={unstatedOf(used.data.licenseModules, ({ moduleName }) => moduleName)}
          />
          <div className={layout.ends}>
            <ModuleTable modules={used.data.licenseModules} />
          </div>
          <FunctionTable functions={used.data.fbModules} />
        </>
      ) : (
        !used.error && <SkeletonRows rows={10} columns={3} />
      )}
    </>
  );
}
