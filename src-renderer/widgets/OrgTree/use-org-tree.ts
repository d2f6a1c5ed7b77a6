/** A department tree that fetches its branches when they are expanded (spec 2§7 getOrgTree). */
import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { callRead, queryClient, readKey, useRead } from '#data/read.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import { getOrgTree, type OrgNode } from '#shared/api/people/people.ts';
import { at } from '../DataTree/tree-model.ts';
import { visibleNodes } from '../DataTree/tree-view.ts';
import type { Tree } from '../DataTree/use-tree.ts';
import { type Branch, departmentOfRow, type OrgRow, orgExpansion, orgModel } from './org-forest.ts';
import { useOwnDepartment } from './own-department.ts';

export interface OrgTreeState {
  readonly tree: Tree<OrgRow>;
  readonly loading: boolean;
  /** The failure of the tree, which then shows the person's own department (2§4, 3§2.1). */
  readonly error: ApiError | null;
  readonly retry: () => void;
  /** Repeats the request of a failed branch. */
  readonly retryBranch: (parentId: string) => void;
}

const nobody: readonly OrgNode[] = [];
const none: readonly string[] = [];

/** `above`: departments to expand, so that the selected one below is visible. */
export function useOrgTree(menuCode: string, above: readonly string[] = none): OrgTreeState {
  const top = useRead(getOrgTree, { menuCode });
  const ownDepartment = useOwnDepartment();
  const fallback = useMemo(
    () => (ownDepartment ? [{ ...ownDepartment, parentId: '', hasChildren: false }] : nobody),
    [ownDepartment],
  );
  const roots = top.data ?? (top.error ? fallback : nobody);
  // A branch stays requested once expanded, so that collapsing and expanding moves no other row.
  const [requestedIds, setAsked] = useState<readonly string[]>([]);
  const [shut, setShut] = useState<ReadonlySet<string>>(new Set());
  const only = roots.length === 1 && roots[0]?.hasChildren ? roots[0].id : null;
  const requestedBranches = useMemo(
    () => (only === null || requestedIds.includes(only) ? requestedIds : [only, ...requestedIds]),
    [only, requestedIds],
  );
  useEffect(() => {
    if (above.length === 0) return;
    setAsked((now) => [...new Set([...now, ...above])]);
    setShut((now) => new Set([...now].filter((id) => !above.includes(id))));
  }, [above]);
  const { branches, retryBranch } = useBranches(menuCode, requestedBranches);

  const model = useMemo(() => orgModel(roots, branches), [roots, branches]);
  const open = useMemo(
    () => new Set(requestedBranches.filter((id) => !shut.has(id))),
    [requestedBranches, shut],
  );
  const expansion = useMemo(() => orgExpansion(model, open), [model, open]);
  const nodes = useMemo(() => visibleNodes(model, expansion), [model, expansion]);

  const turn = useCallback(
    (indices: readonly number[], opening: boolean) => {
      const ids = indices.flatMap((node) => {
        const department = departmentOfRow(model.items[node]);
        return department?.hasChildren ? [department.id] : [];
      });
      if (opening) setAsked((now) => [...new Set([...now, ...ids])]);
      setShut((now) => {
        const next = new Set(now);
        for (const id of ids) opening ? next.delete(id) : next.add(id);
        return next;
      });
    },
    [model],
  );
  const tree = useMemo<Tree<OrgRow>>(() => {
    const every = () => [...model.items.keys()];
    const siblings = (node: number) =>
      every().filter((other) => at(model.parent, other) === at(model.parent, node));
    return {
      model,
      expansion,
      filter: null,
      nodes,
      setOpen: (node, opening) => turn([node], opening),
      openSiblings: (node) => turn(siblings(node), true),
      expandAll: () => turn(every(), true),
      collapseAll: () => turn(every(), false),
    };
  }, [model, expansion, nodes, turn]);
  return {
    tree,
    loading: top.isPending,
    error: top.error,
    retry: () => void top.refetch(),
    retryBranch,
  };
}

/** The known children of these departments. */
function useBranches(menuCode: string, ids: readonly string[]) {
  const results = useQueries({
    queries: ids.map((parentId) => ({
      queryKey: readKey(getOrgTree, { menuCode, parentId }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callRead(getOrgTree, { menuCode, parentId }, { signal }),
    })),
    combine: useCallback(
      (all: readonly { data?: OrgNode[] | undefined; isError: boolean; isFetching: boolean }[]): Branch[] =>
        all.map(({ data, isError, isFetching }) => data ?? (isError && !isFetching ? 'failed' : 'loading')),
      [],
    ),
  });
  const branches = useMemo(
    () => new Map(ids.map((id, index) => [id, results[index] ?? ('loading' as const)])),
    [ids, results],
  );
  const retryBranch = useCallback(
    (parentId: string) =>
      void queryClient.refetchQueries({ queryKey: readKey(getOrgTree, { menuCode, parentId }), exact: true }),
    [menuCode],
  );
  return { branches, retryBranch };
}
