/**
 * The department in which somebody works (spec 2§4, 2§6): any in the tree where departments are detached, otherwise
 * only the user's own; for the tenant's administrator the top one.
 */
import { departmentsOf } from '#shared/rules/common/menu/visible.ts';
import type { SignedInContext } from '../http/context.ts';
import { Refusal, refuse } from '../http/implement.ts';
import { messagesIn } from '../messages.ts';
import { type Organisation, organisationFor } from '../people/organisation.ts';
import { manages } from '../people/scope.ts';

export interface OrganisationContext extends SignedInContext {
  readonly organisation: Organisation;
}

export async function inOrganisation(_: unknown, context: SignedInContext): Promise<OrganisationContext> {
  return { ...context, organisation: await organisationFor(context) };
}

export interface DepartmentChain {
  readonly deptId: string;
  /** Ids of the department and of everything above it. */
  readonly chain: readonly string[];
}

/** `read` also allows departments above one's own or a managed one, for their settings apply below. */
export function departmentContext(
  asked: string | undefined,
  context: OrganisationContext,
  aim: 'read' | 'write' = 'write',
): DepartmentChain | Refusal {
  const { organisation, language } = context;
  const home = homeOf(context);
  const deptId = asked || home;
  const chain = chainOf(organisation, deptId);
  if (chain.length === 0) return refuse(messagesIn(language).noSuchDepartment);
  const below = [home, ...(departmentsOf(context.user) ?? [])];
  const seen = aim === 'read' && below.some((id) => chainOf(organisation, id).includes(deptId));
  if (seen || /* wall: department-theme-manager */ mayWorkIn(deptId, home, context)) return { deptId, chain };
  return refuse(messagesIn(language).noPermission, 401);
}

function mayWorkIn(
  deptId: string,
  home: string,
  { scenario, organisation, user }: OrganisationContext,
): boolean {
  return scenario.detach === 'off' ? deptId === home : manages(organisation, user, deptId);
}

function homeOf({ organisation, user }: OrganisationContext): string {
  const [root] = organisation.roots();
  if (departmentsOf(user) !== null || root === undefined) return user.departmentId;
  return organisation.department(root).id;
}

/** Ids of a department and everything above it; empty for an unknown department. */
export function chainOf(organisation: Organisation, deptId: string): string[] {
  const index = organisation.indexOf(deptId);
  return index < 0 ? [] : organisation.above(index).map((above) => organisation.department(above).id);
}

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal;
