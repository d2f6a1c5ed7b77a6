/**
 * Fields that carry names in several languages (spec 1§7.1; decision 12). A field's own language is the
 * platform's Chinese: that name is the field's value itself; the other languages stand beside it.
 */
import type { multilangFields } from '#shared/api/language-names/language-names.ts';
import { certificationState } from '#shared/rules/tenant/edit/certification.ts';
import { checkTenantName } from '#shared/rules/tenant/edit/checks.ts';
import { appNameField } from '../applications/name-field.ts';
import { backMenuNameField } from '../back-menu/name-field.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { themeNameField } from '../themes/name-field.ts';
import { planOf } from '../../kernel/tenant/plan.ts';
import { authenticationStatusOf, reviewedTenant } from './review.ts';
import { changeTenant, isNameTaken } from '../../kernel/tenant/store.ts';
import type { NamedField } from '../../kernel/names/named-field.ts';

type FieldName = (typeof multilangFields)[number];

/** The field of this tenant; null where it has no such thing. */
export async function findField(
  field: FieldName,
  targetId: string,
  context: SignedInContext,
): Promise<NamedField | null> {
  switch (field) {
    case 'tenant_info.tenantName':
      return tenantNameField(targetId, context);
    case 'app_menu.menuname':
      return appNameField(targetId, context);
    case 'backstage_menu.custom_name':
      return backMenuNameField(targetId, context);
    case 'topic.topicName':
      return themeNameField(targetId, context);
    default:
      return configField(targetId, context);
  }
}

async function tenantNameField(targetId: string, context: SignedInContext): Promise<NamedField | null> {
  const { store, user, scenario, now } = context;
  const tenant = targetId === user.tenantKey ? await reviewedTenant(store, targetId, now) : null;
  if (!tenant) return null;
  const status = authenticationStatusOf(tenant, planOf(scenario).status);
  return {
    own: tenant.name,
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

async function configField(targetId: string, { store, user }: SignedInContext): Promise<NamedField | null> {
  const config = await store
    .selectFrom('tenant_config')
    .select('config_value')
    .where('id', '=', targetId)
    .where('tenant_key', '=', user.tenantKey)
    .executeTakeFirst();
  if (!config) return null;
  return {
    own: config.config_value,
    check: async () => null,
    async write(transaction, name) {
      await transaction
        .updateTable('tenant_config')
        .set({ config_value: name })
        .where('id', '=', targetId)
        .where('tenant_key', '=', user.tenantKey)
        .execute();
    },
  };
}
