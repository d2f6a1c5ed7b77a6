/**
 * Determines a page's department (spec 2§4, 3§2.1, 3§4): from the detach check, the tree and `?dept=` in the address,
 * with the person's own department as fallback. `DepartmentScope` renders the result.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isCallMissing } from '#data/missing-call.ts';
import { useRead } from '#data/read.ts';
import { isRefusedRight } from '#shared/api/answer-failure.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import { checkDetach, queryDetachType, queryRootDept } from '#shared/api/departments/departments.ts';
import { getOrgTree, searchDepartments } from '#shared/api/people/people.ts';
import {
  type Department,
  type Detach,
  detachOf,
  type ResolvedScope,
  resolveScope,
} from '#shared/rules/common/departments/scope.ts';
import { departmentNames, type ScopeOptions } from '#shared/rules/common/departments/scope-options.ts';
import { useAddress } from '#state/address.ts';
import { useOwnDepartment } from '../OrgTree/own-department.ts';

interface Failure {
  /** `treeUnread`: the tree can't be read and there is no own department either. */
  readonly what: 'checkFailed' | 'rootFailed' | 'treeFailed' | 'askedFailed' | 'treeUnread';
  readonly error: ApiError;
  readonly retry: () => void;
}

export type DepartmentScopeState =
  /** `tree`: whether the page will have a tree. */
  | { readonly status: 'loading'; readonly tree: boolean }
  | ({ readonly status: 'failed' } & Failure)
  /** This person may see no department. */
  | { readonly status: 'empty' }
  | ReadyScope;

export interface ReadyScope extends ResolvedScope {
  readonly status: 'ready';
  readonly detach: Detach;
  /** Names from the root down to the department's parent, as far as the server returns them. */
  readonly path: readonly string[];
  /** Departments to expand in the tree, so that this one is visible. */
  readonly above: readonly string[];
  /** The failure that made the own department the fallback. */
  readonly failure: Failure | null;
  readonly choose: (department: Department) => void;
}

export type DepartmentScopeDeclaration = DepartmentScopeState & { readonly menuCode: string };

/** The query parameter of the department: a form in the scope lists it in `about`. */
export const departmentParam = 'dept';

export function useDepartmentScope({ moduleType, menuCode }: ScopeOptions): DepartmentScopeDeclaration {
  const address = useAddress();
  const askedId = address.get(departmentParam);
  const ownDepartment = useOwnDepartment();
  const [picked, setPicked] = useState<Department | null>(null);

  const check = useRead(checkDetach, { moduleType });
  // A server without these calls has no detached departments as far as is known.
  const checkedDetachable = check.data?.detachable ?? (isCallMissing(check) ? false : undefined);
  const type = useRead(queryDetachType, { moduleType }, { enabled: checkedDetachable === true });
  const detachable = checkedDetachable === true && isCallMissing(type) ? false : checkedDetachable;
  // Requested in parallel with the check: with detached departments the result is unused.
  const root = useRead(queryRootDept, {}, { enabled: detachable !== true });
  const tops = useRead(getOrgTree, { menuCode }, { enabled: detachable === true });
  // A department chosen here, or at the top of the tree, is known; for any other, the server decides whether the
  // person may see it.
  const known = [...(picked ? [picked] : []), ...(tops.data ?? [])].find(({ id }) => id === askedId) ?? null;
  const doubtful = detachable === true && askedId !== '' && known === null && (tops.data ?? []).length > 0;
  const below = useRead(getOrgTree, { menuCode, parentId: askedId }, { enabled: doubtful });

  const { asked: requested, pending } = judge(askedId, known, doubtful, below);
  const detach = detachOf(detachable ?? false, type.data?.detachType);
  const scope = resolveScope({
    detach,
    root:
      detachable !== false || (root.data === undefined && !isCallMissing(root))
        ? null
        : { id: root.data ?? '', name: '' },
    tops: unread(tops) || requested === 'failed' ? null : (tops.data ?? []),
    requested: requested === 'failed' ? null : requested,
    ownDepartment,
  });
  const id = scope?.department.id ?? '';
  const names = useRead(searchDepartments, departmentNames(menuCode, id), { enabled: id !== '' });
  const [found] = names.data?.result ?? [];
  const above = useMemo(
    () => aboveBelowTops(found?.pathIds ?? [], tops.data ?? []),
    [found?.pathIds, tops.data],
  );

  const state = (): DepartmentScopeState => {
    const failures = [
      isCallMissing(check) ? null : failureOf('checkFailed', check),
      isCallMissing(type) ? null : failureOf('checkFailed', type),
      detachable === false && !isCallMissing(root) ? failureOf('rootFailed', root) : null,
    ];
    const fatal = failures.find((failure) => failure !== null);
    if (fatal) return { status: 'failed', ...fatal };
    if (detachable === undefined) return { status: 'loading', tree: false };
    if (detach === 'off') {
      if (!scope) return { status: 'loading', tree: false };
    } else if (type.isPending || tops.isPending || pending) return { status: 'loading', tree: true };
    const failure =
      failureOf('checkFailed', check) ??
      failureOf('checkFailed', type) ??
      failureOf('treeFailed', tops) ??
      (requested === 'failed' ? failureOf('askedFailed', below) : null);
    // Without the right to the tree, a person has no department here.
    if (failure && (!scope || isRefusedRight(failure.error))) {
      return { status: 'failed', ...failure, what: 'treeUnread' };
    }
    if (!scope) return { status: 'empty' };
    return {
      status: 'ready',
      detach,
      department: { id, name: found?.name ?? scope.department.name },
      instead: scope.instead,
      path: found?.path ?? [],
      above,
      failure,
      choose(department) {
        setPicked({ id: department.id, name: department.name });
        // Another department's list starts at its first page.
        address.set({ [departmentParam]: department.id, page: '' });
      },
    };
  };
  return { ...state(), menuCode };
}

type Read = Pick<UseQueryResult<unknown, ApiError>, 'data' | 'error' | 'isPending' | 'refetch'>;

/** Earlier data stays valid, even when a repeated read fails. */
function unread({ data, error }: Read): ApiError | null {
  return data === undefined ? error : null;
}

function failureOf(what: Failure['what'], read: Read): Failure | null {
  const error = unread(read);
  return error && { what, error, retry: () => void read.refetch() };
}

/** Checks the department that the address requests. */
function judge(askedId: string, known: Department | null, doubtful: boolean, below: Read) {
  if (askedId === '' || known) return { asked: known, pending: false } as const;
  if (!doubtful || below.isPending) return { asked: null, pending: doubtful } as const;
  const error = unread(below);
  if (!error) return { asked: { id: askedId, name: '' }, pending: false } as const;
  if (isRefusedRight(error)) return { asked: 'notAllowed', pending: false } as const;
  return { asked: error.kind === 'refused' ? 'gone' : 'failed', pending: false } as const;
}

/** Ancestors above the person's topmost visible department are not in the tree. */
function aboveBelowTops(path: readonly string[], tops: readonly Department[]): readonly string[] {
  const seen = new Set(tops.map(({ id }) => id));
  const start = path.findIndex((id) => seen.has(id));
  return start < 0 ? [] : path.slice(start);
}
