/**
 * The link for buying more (spec 1§4, 3§6), shown where the switch is on; by default that is the public deployment
 * only. `{host}` in the link is the platform's own address.
 */
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '#data/read.ts';
import { queryContactPurchaseConfigs } from '#shared/api/tenant/changes.ts';
import {
  type PurchaseTarget,
  purchaseTarget,
  readContactPurchase,
} from '#shared/rules/tenant/edit/purchase.ts';
import { useSession } from '#state/session.ts';
import { PlatformPageLink } from './PlatformPageLink.tsx';

/** Null when the switch is off or could not be read (that failure is silent, spec 1§8). */
export function usePurchase(enabled = true): PurchaseTarget | null {
  const session = useSession();
  const { data } = useRead(queryContactPurchaseConfigs, {}, { enabled });
  if (!data || session.status !== 'signedIn') return null;
  const { contactPurchase, purchaseUrl } = readContactPurchase(data, session.facts.platform.deployment);
  return contactPurchase ? purchaseTarget(purchaseUrl) : null;
}

interface PurchaseLinkProps {
  readonly target: PurchaseTarget;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function PurchaseLink({ target, className, children }: PurchaseLinkProps) {
  if (target.kind === 'platform')
    return (
      <PlatformPageLink page="sales" path={target.path} className={className}>
        {children}
      </PlatformPageLink>
    );
  const { address } = target;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" title={address} className={className}>
      {children} <ExternalLink size={12} aria-hidden="true" />
    </a>
  );
}
