/** The header shared by all tabs of base settings: tenant, tabs, and the tab's title below. */
import type { ReactNode } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { certificationState } from '#shared/rules/tenant/edit/certification.ts';
import { useSession } from '#state/session.ts';
import { TenantName } from '../Names/TenantName.tsx';
import { PageHeader } from '../PageHeader.tsx';
import styles from './BaseHeader.module.css';
import { BaseTabs } from './BaseTabs.tsx';
import { CertificationBadge } from './CertificationBadge.tsx';

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
