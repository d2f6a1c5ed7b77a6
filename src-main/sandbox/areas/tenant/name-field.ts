/** The name of the tenant as a field with names in several languages (spec 1§7.1; S-12). */
import { certificationState } from '#shared/rules/tenant/edit/certification.ts';
import { checkTenantName } from '#shared/rules/tenant/edit/checks.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import type { NamedField } from '../../kernel/names/named-field.ts';
import { tenantPlanOf } from '../../kernel/tenant/plan.ts';
import { changeTenant, isNameTaken } from '../../kernel/tenant/store.ts';
import { authenticationStatusOf, reviewedTenant } from './review.ts';

export async function tenantNameField(
  targetId: string,
  context: SignedInContext,
): Promise<NamedField | null> {
  const { store, user, scenario, now } = context;
  const tenant = targetId === user.tenantKey ? await reviewedTenant(store, targetId, now) : null;
  if (!tenant) return null;
  const status = authenticationStatusOf(tenant, tenantPlanOf(scenario).status);
  return {
    ownName: tenant.name,
    recordKind: { record: 'languageNames', kind: 'tenant' },
    async check(name) {
      if (certificationState(status) === 'pending') return { key: 'tenantEdit.name.blocked' };
      const problem = checkTenantName(name);
      if (problem) return problem;
      const taken = await isNameTaken(store, name.normalize('NFC'), user.tenantKey);
      return taken ? { key: 'tenantEdit.name.existsSave' } : null;
    },
    write: (transaction, name) => changeTenant(transaction, targetId, { name: name.normalize('NFC') }),
  };
}
