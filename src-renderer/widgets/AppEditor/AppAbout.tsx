/** Facts of an application that no form edits: its module, its licence, what another licence would change. */
import type { ReactNode } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { AppInfo } from '#shared/api/applications/manage.ts';
import { queryModuleLicense } from '#shared/api/applications/modules.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { licenceRatios, toMerge } from '#shared/rules/licence-info/licence-ratio.ts';
import { nextChanges } from '#shared/rules/licence-info/next-licence.ts';
import { useNextLicence } from '#state/next-licence.ts';
import { Fact, FactList } from '../Facts.tsx';
import ink from '../looks/ink.module.css';
import { NextChanges } from './NextChanges.tsx';
import { ratioText } from './ratio-text.ts';

interface AppAboutProps {
  readonly deptId: string;
  readonly info: AppInfo;
  readonly children?: ReactNode;
}

export function AppAbout({ deptId, info, children }: AppAboutProps) {
  const text = useText();
  const { t } = text;
  const { module, moduleId } = info.appModuleLink;
  // A failed read is silent (3§8) and looks like a missing licence.
  const licence = useRead(queryModuleLicense, { deptId, moduleId }).data;
  const open = useNextLicence();
  const merged = licence && toMerge(licence);
  const ratios = merged ? licenceRatios(merged, false) : [];
  const seatsLeft = ratios.flatMap(({ terminal, used, max }) =>
    typeof max === 'number' ? [{ terminal, count: Math.max(0, max - used) }] : [],
  );
  const next = merged && open ? nextChanges(merged, open.modules.get(module)) : [];
  const separator = t('common.form.separator');
  return (
    <FactList>
      <Fact label={t('applications.app.module')}>{module}</Fact>
      <Fact label={t('applications.app.id')}>{info.sysMenus.id}</Fact>
      {ratios.length > 0 && (
        <Fact label={t('applications.app.licence.title')}>
          {ratios.map((ratio) => ratioText(ratio, text)).join(separator)}
        </Fact>
      )}
      {seatsLeft.length > 0 && (
        <Fact label={t('applications.next.left')}>
          {seatsLeft
            .map(({ terminal, count }) =>
              t(`applications.next.seats.${terminal}`, { count, total: text.formatNumber(count) }),
            )
            .join(separator)}
        </Fact>
      )}
      {open && merged && (
        <Fact label={t('applications.next.title')}>
          {next.length > 0 ? <NextChanges changes={next} /> : t('applications.next.same')}
          <span className={ink.small}>{shownInSentence(open.name)}</span>
        </Fact>
      )}
      {children}
    </FactList>
  );
}
