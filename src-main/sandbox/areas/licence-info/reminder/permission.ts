/**
 * Rights to set licence reminders (spec 1§6 "The app licence reminder needs the appManageLicenseRemind
 * permission").
 */
import { departmentsOf } from '#shared/rules/common/menu/visible.ts';
import type { SignedInContext } from '../../../kernel/http/context.ts';
import { type Organisation, organisationFor } from '../../../kernel/people/organisation.ts';
import { manages } from '../../../kernel/people/scope.ts';

/**
 * App reminders: administrators of the tenant may set them anywhere, sub- and department administrators in the
 * departments that they manage and below. Without a department: the whole tenant.
 */
export async function holdsLicenceRemind(
  context: SignedInContext,
  deptId: string | undefined,
): Promise<boolean> {
  return manages(await organisationFor(context), context.user, deptId);
}

/** Whether the tenant has this department; undefined stands for the tenant itself. */
export function isDepartment(organisation: Organisation, deptId: string | undefined): boolean {
  return deptId === undefined || organisation.indexOf(deptId) >= 0;
}

/** Partial administrators may share modules only while departments are detached (spec 3§4 "Global detach"). */
export async function holdsModuleShare(
  context: SignedInContext,
  deptId: string | undefined,
): Promise<boolean> {
  const { user, scenario } = context;
  if (departmentsOf(user) === null) return true;
  return scenario.detach !== 'off' && (await holdsLicenceRemind(context, deptId));
}
