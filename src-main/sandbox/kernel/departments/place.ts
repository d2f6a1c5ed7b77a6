/**
 * In which department somebody works on themes (spec 2§4, 2§6): across the tree where departments are detached,
 * otherwise only in the user's own; the tenant's administrator's is the top one.
 */
import { departmentsOf } from '#shared/rules/menu/visible.ts';
import { Refusal, refuse } from '../http/implement.ts';
import { messagesIn } from '../messages.ts';
import type { Organisation } from '../people/organisation.ts';
import { manages } from '../people/scope.ts';
import type { ThemeContext } from '../../areas/themes/route.ts';

export interface Place {
  readonly deptId: string;
  /** The department, then everything above it: ids. */
  readonly chain: readonly string[];
}

/** `read`: the themes of departments above one's own, or above one that one manages, are seen too: they come down. */
export function placeFor(
  asked: string | undefined,
  context: ThemeContext,
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

function mayWorkIn(deptId: string, home: string, { scenario, organisation, user }: ThemeContext): boolean {
  return scenario.detach === 'off' ? deptId === home : manages(organisation, user, deptId);
}

function homeOf({ organisation, user }: ThemeContext): string {
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
