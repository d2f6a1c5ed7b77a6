/** Who makes applications (spec 3§1, 3§6; CUST-001, 026 to 028). */
import { createCustomApplication } from '../common/applications/permissions.ts';

/** A site administrator outright, whoever else by the AppManage permission list. */
export function mayMake(admin: boolean, codes: readonly { readonly code: string }[]): boolean {
  return admin || codes.some(({ code }) => code === createCustomApplication);
}

/** Types that are offered: one made of a low-code application only to whoever has the right to those. */
export function offeredTypes<Type extends string>(
  types: readonly Type[],
  ebuilderRight: boolean,
): readonly Type[] {
  return types.filter((type) => type !== 'eBuilder' || ebuilderRight);
}
