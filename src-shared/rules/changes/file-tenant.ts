/** Of which tenant a file of changes or a configuration is. Files that were made before say nothing of it. */
import * as z from 'zod';

export const fileTenant = z.strictObject({
  key: z.string().min(1).max(100),
  name: z.string().max(500),
});
export type FileTenant = z.output<typeof fileTenant>;

/** As a file says it; nothing where the tenant's key is not known. */
export function tenantPart(key: string, name: string): { readonly tenant?: FileTenant } {
  return key === '' ? {} : { tenant: { key, name } };
}

/** Whether a file is another tenant's; false where either is not known. `here`: the key of who is signed in. */
export function isOtherTenant(tenant: FileTenant | undefined, here: string): tenant is FileTenant {
  return tenant !== undefined && here !== '' && tenant.key !== here;
}

/**
 * What two files of different tenants are called; null where both are of one, or either is not known. An organisation has
 * another key on each server: one name is one organisation.
 */
export function differentTenants(
  first: FileTenant | undefined,
  second: FileTenant | undefined,
): { readonly first: string; readonly second: string } | null {
  if (!first || !second || first.key === second.key) return null;
  if (first.name !== '' && first.name === second.name) return null;
  return { first: labelOf(first), second: labelOf(second) };
}

function labelOf({ key, name }: FileTenant): string {
  return name === '' ? key : `${name} (${key})`;
}
