/** Who looks at the tenant page, and what they may do there (spec 1§6). */
import { type TenantAccess, tenantAccess } from '#shared/rules/tenant/edit/access.ts';
import { useSession } from '#state/session.ts';

const nothing: TenantAccess = { edit: false, changeMobile: false, editPurchase: false, refreshSpace: false };

export function useTenantAccess(): TenantAccess {
  const session = useSession();
  if (session.status !== 'signedIn') return nothing;
  const { user, tenant, platform } = session.facts;
  return tenantAccess({
    admin: user.admin,
    managerTenant: tenant.managerTenant,
    deployment: platform.deployment,
  });
}
