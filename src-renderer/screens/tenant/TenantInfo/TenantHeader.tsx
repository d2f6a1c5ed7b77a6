/** The head of the tenant page: its name with the certification's badge, what can be done, the tabs. */
import type { ReactNode } from 'react';
import type { TenantInfo } from '#shared/api/tenant.ts';
import { certificationState, certificationView } from '#shared/rules/tenant-edit/certification.ts';
import { useText } from '../../../data/text.ts';
import { BaseTabs } from '../../../widgets/BaseTabs/BaseTabs.tsx';
import { OperationLogButton } from '../../../widgets/OperationLog/OperationLogButton.tsx';
import { PageHeader } from '../../../widgets/PageHeader.tsx';
import { CertificationBadge } from './CertificationBadge.tsx';
import styles from './tenant.module.css';

export const tabs = ['teams'] as const;

interface TenantHeaderProps {
  readonly info: TenantInfo | undefined;
  readonly actions?: ReactNode;
}

export function TenantHeader({ info, actions }: TenantHeaderProps) {
  const { t } = useText();
  const takesAway =
    info !== undefined &&
    certificationView(certificationState(info.authenticationStatus)).action === 'cancel';
  return (
    <PageHeader
      title={
        info ? (
          <span className={styles.name}>
            {info.tenantName} <CertificationBadge state={certificationState(info.authenticationStatus)} />
          </span>
        ) : (
          t('tenant.title')
        )
      }
      purpose={t('tenant.purpose')}
      actions={
        <>
          {/* What takes something away never stands first. */}
          {!takesAway && actions}
          <OperationLogButton module="basicserver" functionName="ainfo" />
          {takesAway && actions}
        </>
      }
      tabs={<BaseTabs />}
    />
  );
}
