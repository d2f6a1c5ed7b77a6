/** The right to make applications (spec 3§1, 3§6; CUST-001, 026 to 028). */
import { createCustomPermission } from '../common/applications/permissions.ts';

/** A site administrator may always make applications; other users need the code of the AppManage permission list. */
export function mayMake(admin: boolean, codes: readonly { readonly code: string }[]): boolean {
  return admin || codes.some(({ code }) => code === createCustomPermission);
}

/** Low-code applications are offered only to users with the right to low-code. */
export function offeredTypes<Type extends string>(
  types: readonly Type[],
  ebuilderRight: boolean,
): readonly Type[] {
  return types.filter((type) => type !== 'eBuilder' || ebuilderRight);
}
