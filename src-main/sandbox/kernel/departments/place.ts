/**
 * In which department somebody works (spec 2§4, 2§6): across the tree where departments are detached, otherwise only in
 * the user's own; the tenant's administrator's is the top one.
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

export interface Place {
  readonly deptId: string;
  /** The department, then everything above it: ids. */
  readonly chain: readonly string[];
}

/** `read`: what departments above one's own, or above one that one manages, have is seen too: it comes down. */
export function placeFor(
  asked: string | undefined,
  context: OrganisationContext,
  aim: 'read' | 'write' = 'write',
): Place | Refusal {
  const { organisation, language } = context;
  const home = homeOf(context);
  const deptId = asked || home;
  const chain = chainOf(organisation, deptId);
  if (chain.length === 0) return refuse(messagesIn(language).noSuchDepartment);
  const below = [home, ...(departmentsOf(context.user) ?? [])];
  const seen = aim === 'read' && below.some((id) => chainOf(organisation, id).includes(deptId));
  if (seen || mayWorkIn(deptId, home, context)) return { deptId, chain };
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

/** A department and everything above it; none where there is no such department. */
export function chainOf(organisation: Organisation, deptId: string): string[] {
  const place = organisation.placeOf(deptId);
  return place < 0 ? [] : organisation.above(place).map((above) => organisation.department(above).id);
}

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal;
