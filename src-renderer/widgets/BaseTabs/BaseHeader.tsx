/** The header shared by all tabs of base settings: tenant, tabs, and the tab's title below. */

import { useAtomValue } from 'jotai';
import { BadgeCheck, BadgeX, CircleDashed, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import type { CertificationState } from '#shared/rules/tenant/certification.ts';
import { certificationState } from '#shared/rules/tenant/edit/certification.ts';
import { mayOpen } from '#state/access.ts';
import { screensAtom, useGrants } from '#state/menu.ts';
import { homeOf } from '#state/screen.ts';
import { useSession } from '#state/session.ts';
import { TenantName } from '../Names/TenantName.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { PageTabs } from '../PageTabs.tsx';
import styles from './BaseHeader.module.css';
import { certificationTones } from './certification-tones.ts';

const icons = { uncertified: CircleDashed, pending: Hourglass, verified: BadgeCheck, failed: BadgeX };

/** Certification state of the organisation's name (spec 1§4), as icon and word. */
function CertificationBadge({ state }: { readonly state: CertificationState }) {
  const { t } = useText();
  const Icon = icons[state];
  return (
    <span className={styles.badge} data-tone={certificationTones[state]}>
      <Icon size={14} aria-hidden="true" />
      {t(`tenant.certification.${state}`)}
    </span>
  );
}

const parent = '/base/';
/** The tenant page's own tab has a name different from the page's. */
const tenantPath = '/base/:type';

/** The tabs of base settings (spec 1§2.2): the registry's screens below `/base/` that this person may open. */
function BaseTabs() {
  const { t } = useText();
  const session = useSession();
  const { codes } = useGrants();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const screens = useAtomValue(screensAtom).filter(
    (screen) => screen.path.startsWith(parent) && mayOpen(screen, facts, codes) === 'yes',
  );
  const tabs = screens.map((screen) => ({
    to: homeOf(screen),
    label: t(screen.path === tenantPath ? 'tenant.tab.teams' : screen.titleKey),
  }));
  return <PageTabs label={t('tenant.tabsLabel')} tabs={tabs} />;
}

interface BaseHeaderProps {
  readonly actions?: ReactNode;
  /** Absent when the tab has the page's own title. */
  readonly tab?: { readonly title: string; readonly purpose: string };
}

export function BaseHeader({ actions, tab }: BaseHeaderProps) {
  const { t } = useText();
  const session = useSession();
  // The page itself shows a failed read; the header falls back on the session's tenant name, without a badge.
  const info = useRead(getTenantInfo, {}).data;
  const tenant = session.status === 'signedIn' ? session.facts.tenant : { tenantKey: '', tenantName: '' };
  const { tenantKey } = tenant;
  const name = info?.tenantName ?? tenant.tenantName;
  return (
    <>
      <PageHeader
        title={
          <span className={styles.name}>
            {name === '' ? t('tenant.title') : <TenantName tenantKey={tenantKey} stored={name} />}{' '}
            {info && <CertificationBadge state={certificationState(info.authenticationStatus)} />}
          </span>
        }
        purpose={t('tenant.purpose')}
        actions={actions}
        tabs={<BaseTabs />}
      />
      {tab && (
        <div className={styles.tab}>
          <div>
            <h2 className={styles.title}>{tab.title}</h2>
            <p className={styles.purpose}>{tab.purpose}</p>
          </div>
        </div>
      )}
    </>
  );
}
