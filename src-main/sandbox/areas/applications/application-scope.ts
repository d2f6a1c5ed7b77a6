/** Application settings that apply in a department, for its managers and its employees (spec 3§4, 3§6). */
import { flagsHere } from '#shared/rules/common/applications/permissions.ts';
import type { Detach } from '#shared/rules/common/departments/scope.ts';
import { settingKeys } from '#shared/rules/common/departments/setting-keys.ts';
import { departmentsOf } from '#shared/rules/common/menu/visible.ts';
import { chainOf, departmentContext } from '../../kernel/departments/organisation-context.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { Refusal } from '../../kernel/http/implement.ts';
import type { AppContext, AppScope } from '../../kernel/modules/module-scope.ts';
import { type Organisation, organisationFor } from '../../kernel/people/organisation.ts';
import { manages } from '../../kernel/people/scope.ts';
import { storedDetach } from './app-detach.ts';

export async function appContextIn(
  deptId: string | undefined,
  context: SignedInContext,
): Promise<AppContext | Refusal> {
  const organisation = await organisationFor(context);
  const found = departmentContext(deptId, { ...context, organisation }, 'read');
  if (found instanceof Refusal) return found;
  const { user } = context;
  const detach = await storedDetach(context);
  const managesAll = departmentsOf(user) === null;
  const managesHere = manages(organisation, user, found.deptId);
  const flags = flagsHere(detach, { managesHere, managesAll });
  const appScope: AppScope = { ...keysOf(found.deptId, found.chain, detach), flags };
  // Rules below read `scenario.detach`, which here is the detach of applications.
  return { ...context, organisation, appScope, scenario: { ...context.scenario, detach } };
}

function keysOf(deptId: string, chain: readonly string[], detach: Detach): Omit<AppScope, 'flags'> {
  const keys = settingKeys(chain, detach);
  const key = keys.at(-1) ?? '';
  return { deptId, keys, key, enableKey: detach === 'depth' ? key : '' };
}

export async function employeeScope(
  context: SignedInContext,
  organisation: Organisation,
): Promise<AppScope & { readonly detach: Detach }> {
  const { departmentId } = context.user;
  const detach = await storedDetach(context);
  return {
    detach,
    ...keysOf(departmentId, chainOf(organisation, departmentId), detach),
    flags: flagsHere(detach, { managesHere: false, managesAll: false }),
  };
}
