/** Whether departments have applications of their own at a server, and which departments the command line names. */
import { ApiError } from '#shared/api/api-error.ts';
import { checkDetach, queryDetachType } from '#shared/api/departments/departments.ts';
import { type FoundDepartment, idsAtOnce, searchDepartments } from '#shared/api/people/people.ts';
import { wholeList } from '#shared/kit/every-page.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { type Detach, detachOf } from '#shared/rules/common/departments/scope.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';

const moduleType = 'MENU_DECENTRALIZATION';

/** A server that lacks these calls has no detached departments as far as is known. */
export async function readDetach(ask: Ask): Promise<Detach> {
  try {
    const { detachable } = await ask(checkDetach, { moduleType });
    if (!detachable) return 'off';
    return detachOf(true, (await ask(queryDetachType, { moduleType })).detachType);
  } catch (error) {
    if (error instanceof ApiError && error.lookedAt !== null) return 'off';
    throw error;
  }
}

export type NamedDepartment =
  | { readonly department: FoundDepartment }
  /** Departments of that name; none where there is no such department. */
  | { readonly department: null; readonly candidates: readonly FoundDepartment[] };

/** Finds a department by its id, or by its whole name where only one is called so. */
export async function findDepartment(ask: Ask, word: string): Promise<NamedDepartment> {
  const page = { menuCode: appManageMenu, pageNo: 1, pageSize: idsAtOnce };
  const byId = (await ask(searchDepartments, { ...page, ids: [word] })).result.find(({ id }) => id === word);
  if (byId) return { department: byId };
  const called = await wholeList(
    (pageNo) => ask(searchDepartments, { ...page, pageNo, keywords: word }),
    ({ id }) => id,
  );
  const candidates = called.filter(({ name }) => name === word);
  const [only] = candidates;
  return only && candidates.length === 1 ? { department: only } : { department: null, candidates };
}
