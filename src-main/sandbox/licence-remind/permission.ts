/** Who may set licence reminders (spec 1§6 "The app licence reminder needs the appManageLicenseRemind permission"). */
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import type { User } from '../session/store.ts';

/**
 * App reminders: administrators of the tenant and their sub-administrators anywhere, a department administrator
 * in the departments that they manage. Without a department: the whole tenant.
 */
export function holdsLicenceRemind(user: User, deptId: string | undefined): boolean {
  if (user.admin || user.managerType !== 0) return true;
  return deptId !== undefined && user.managedDepartments.includes(deptId);
}

/** Sharing of modules is a department's own only while departments are detached (spec 3§4 "Global detach"). */
export function holdsModuleShare(
  user: User,
  deptId: string | undefined,
  { detach }: SandboxScenario,
): boolean {
  if (user.admin || user.managerType !== 0) return true;
  return detach !== 'off' && holdsLicenceRemind(user, deptId);
}
