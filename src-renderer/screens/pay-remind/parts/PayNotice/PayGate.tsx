/** Shows the free-edition notice instead of its children where the module is not licensed. */
import type { ReactNode } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getModuleLicenseInfo } from '#shared/api/licence-info/apps.ts';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { isLicensed } from '../../is-licensed.ts';
import { PayNotice } from './PayNotice.tsx';

interface PayGateProps {
  readonly moduleType: string;
  readonly title?: string | undefined;
  readonly phone?: string | undefined;
  readonly page?: boolean;
  readonly children: ReactNode;
}

export function PayGate({ moduleType, children, ...notice }: PayGateProps) {
  const { t } = useText();
  const { data, error, refetch } = useRead(getModuleLicenseInfo, { moduleStr: moduleType });
  if (error) {
    const retry = () => void refetch();
    // A page needs its title even if the licence could not be read.
    return notice.page ? (
      <>
        <PageHeader title={t('payRemind.failed')} />
        <ErrorNotice error={error} onRetry={retry} />
      </>
    ) : (
      <ErrorNotice error={error} title={t('payRemind.failed')} onRetry={retry} />
    );
  }
  if (data === undefined) return <SkeletonRows rows={3} columns={1} />;
  // A module that the server does not know is not licensed either (1§3 "inexistent").
  const unlicensed = data === null || !isLicensed(data);
  return unlicensed ? <PayNotice moduleType={moduleType} {...notice} /> : children;
}
