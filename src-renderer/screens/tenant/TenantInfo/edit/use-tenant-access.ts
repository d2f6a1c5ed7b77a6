/** The signed-in person's rights on the tenant page (spec 1§6). */
import { type TenantAccess, tenantAccessOf } from '#shared/rules/common/session/tenant-access.ts';
import { useSession } from '#state/session.ts';

const nothing: TenantAccess = { edit: false, changeMobile: false, editPurchase: false, refreshSpace: false };

export function useTenantAccess(): TenantAccess {
  const session = useSession();
  return session.status === 'signedIn' ? tenantAccessOf(session.facts) : nothing;
}
