/** Shows the free-edition notice instead of its children where the module is not licensed. */

import type { ReactNode } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getModuleLicenseInfo } from '#shared/api/licence-info/apps.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
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
  const read = useRead(getModuleLicenseInfo, { moduleStr: moduleType });
  // A page needs its title even if the licence could not be read.
  const untitled = notice.page && read.error !== null && read.data === undefined;
  return (
    <>
      {untitled && <PageHeader title={t('payRemind.failed')} />}
      <ReadPart
        read={read}
        failed={untitled ? undefined : t('payRemind.failed')}
        waiting={<SkeletonRows rows={3} columns={1} />}
      >
        {(licence) =>
          // A module that the server does not know is not licensed either (1§3 "inexistent").
          licence === null || !isLicensed(licence) ? (
            <PayNotice moduleType={moduleType} {...notice} />
          ) : (
            children
          )
        }
      </ReadPart>
    </>
  );
}
