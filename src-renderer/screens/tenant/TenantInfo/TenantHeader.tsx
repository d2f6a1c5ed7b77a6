import type { ReactNode } from 'react';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { certificationState, certificationView } from '#shared/rules/tenant/edit/certification.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { OperationLogButton } from '#widgets/OperationLog/OperationLogButton.tsx';

interface TenantHeaderProps {
  readonly info: TenantInfo | undefined;
  readonly actions?: ReactNode;
}

export function TenantHeader({ info, actions }: TenantHeaderProps) {
  const takesAway =
    info !== undefined &&
    certificationView(certificationState(info.authenticationStatus)).action === 'cancel';
  return (
    <BaseHeader
      actions={
        <>
          {/* A destructive action never comes first. */}
          {!takesAway && actions}
          <OperationLogButton module="basicserver" functionName="ainfo" />
          {takesAway && actions}
        </>
      }
    />
  );
}
