/** The text key of a person's role (spec 1§1). */
import type { SessionFacts } from '#shared/api/session/session.ts';
import { isSubAdministrator } from '#shared/rules/common/menu/visible.ts';

export function roleKey(user: SessionFacts['user']) {
  if (user.platformOperator) return 'frame.account.operator';
  if (user.admin) return 'frame.account.administrator';
  if (isSubAdministrator(user)) return 'frame.account.subAdministrator';
  if (user.managedDepartments.length > 0) return 'frame.account.departmentAdministrator';
  return 'frame.account.employee';
}
