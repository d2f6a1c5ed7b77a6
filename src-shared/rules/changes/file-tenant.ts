/** The tenant of a file of changes or of a configuration; older files lack it. */
import * as z from 'zod';

export const fileTenant = z.strictObject({
  key: z.string().min(1).max(100),
  name: z.string().max(500),
});
export type FileTenant = z.output<typeof fileTenant>;

/** Returns the file's tenant block, or nothing when the tenant's key is not known. */
export function tenantPart(key: string, name: string): { readonly tenant?: FileTenant } {
  return key === '' ? {} : { tenant: { key, name } };
}

/** Tells whether the file is of another tenant than `here`, the user's key; false when either is unknown. */
export function isOtherTenant(tenant: FileTenant | undefined, here: string): tenant is FileTenant {
  return tenant !== undefined && here !== '' && tenant.key !== here;
}

/**
 * Returns the names of two files' tenants when they differ; null for the same tenant or an unknown one. An
 * organisation has another key on each server, so equal names count as one organisation.
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
