/** The signed-in user's menu, built from the tenant's menu list, the registered screens and the grants. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { useCallback, useMemo, useRef } from 'react';
import { callRead, readKey, useRead } from '#data/read.ts';
import { useFirstRenderDone } from '#data/use-first-render-done.ts';
import { getBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { checkPermission, currentTree, ebuilderRight, type PermissionNode } from '#shared/api/frame/frame.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { grantedCodes } from '#shared/rules/common/menu/visible.ts';
import { cachedList, cachedTree, cacheList, cacheTree } from './menu-cache.ts';
import { type MenuListGroups, toMenuList } from './menu-list.ts';
import { buildMenu, type MenuModel } from './menu-model.ts';
import { useActiveServer } from './program.ts';
import type { Screen } from './screen.ts';
import { useSession } from './session.ts';

/** All registered screens; the frame sets them before the first render. */
export const screensAtom = atom<readonly Screen[]>([]);

export interface Grants {
  /** Null while the permission tree is unknown. */
  readonly codes: ReadonlySet<string> | null;
  readonly tree: readonly PermissionNode[] | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The signed-in user's permission tree; the cached tree until the server has answered. */
export function treeQuery(facts: SessionFacts | null) {
  return queryOptions<readonly PermissionNode[]>({
    queryKey: [...readKey(currentTree, {}), facts && `${facts.tenant.tenantKey}/${facts.user.id}`],
    queryFn: async ({ signal }) => {
      const tree = await callRead(currentTree, {}, { signal });
      if (facts) cacheTree(facts, tree);
      return tree;
    },
    enabled: facts !== null,
    initialData: () => (facts ? cachedTree(facts) : undefined),
    initialDataUpdatedAt: 0,
  });
}

/** The server's grants; no request is made while nobody is signed in. */
export function useGrants(): Grants {
  const session = useSession();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const query = useQuery(treeQuery(facts));
  const tree = facts ? (query.data ?? null) : null;
  const codes = useMemo(() => tree && grantedCodes(tree), [tree]);
  // A retry keeps the previous error on view, so that nothing jumps.
  const failure = useRef<Error | null>(null);
  if (query.error) failure.current = query.error;
  else if (query.data !== undefined || facts === null) failure.current = null;
  const { refetch } = query;
  const retry = useCallback(() => void refetch(), [refetch]);
  return { codes, tree, error: failure.current, retry };
}

/** The platform's host, as in a browser's address bar. */
export function usePlatformHost(): string {
  return URL.parse(useActiveServer().address)?.host || 'sandbox';
}

/**
 * The tenant's own order and names of the menu. The request waits for the first render, so that the start is not
 * slowed. Until it is answered, and where it fails (spec 1§8: other reads fail silently), the menu is the cached one or
 * the specification's.
 */
export function useMenuList(): { readonly list: MenuListGroups | null; readonly error: Error | null } {
  const session = useSession();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const settled = useFirstRenderDone();
  const input = { domainName: usePlatformHost() };
  const { data, error } = useQuery<MenuListGroups>({
    queryKey: [...readKey(getBackstageMenus, input), facts && `${facts.tenant.tenantKey}/${facts.user.id}`],
    queryFn: async ({ signal }) => {
      const { backstageMenus } = await callRead(getBackstageMenus, input, { signal });
      const list = toMenuList(backstageMenus);
      if (facts) cacheList(facts, list);
      return list;
    },
    enabled: facts !== null && settled,
    initialData: () => (facts ? cachedList(facts) : undefined),
    initialDataUpdatedAt: 0,
  });
  return { list: facts ? (data ?? null) : null, error: facts ? error : null };
}

export interface Menu extends MenuModel {
  /** In `loading` and `failed` the menu has only the entries that need no grant. */
  readonly state: 'loading' | 'failed' | 'ready';
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Screens that the user may open; functions of this computer are always included. */
export function useMenu(): Menu {
  const session = useSession();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const { tree, error, retry } = useGrants();
  const screens = useAtomValue(screensAtom);
  const right = useEbuilderRight(facts, tree);
  const { list } = useMenuList();
  const model = menuOf(screens, facts, tree ?? nothing, right, list);
  const known = facts === null || tree !== null;
  const state = known ? 'ready' : error ? 'failed' : session.status === 'unreachable' ? 'ready' : 'loading';
  return useMemo(() => ({ ...model, state, error, retry }), [model, state, error, retry]);
}

const nothing: readonly PermissionNode[] = [];

/** Side menu, breadcrumbs and landing page request the same menu in one render. */
const menuOf = memoiseLast(buildMenu);

/**
 * Whether the server refuses a menu to the user (FRAME-140: a check is made per menu code). The page does not wait for
 * the check: the tree has already granted the menu, and a failed check changes nothing (spec 1§8).
 */
export function useMenuRefused(code: string | null): boolean {
  const session = useSession();
  const settled = useFirstRenderDone();
  const asked = code !== null && session.status === 'signedIn' && settled;
  const { data } = useRead(checkPermission, { menuCode: code ?? '' }, { enabled: asked });
  return asked && data === false;
}

/** Requested after the first render; a failure hides nothing (spec 1§8: other reads fail silently). */
function useEbuilderRight(facts: SessionFacts | null, tree: readonly PermissionNode[] | null) {
  const settled = useFirstRenderDone();
  const granted = useMemo(() => tree !== null && grantedCodes(tree).has('ebuilder'), [tree]);
  const { data } = useRead(ebuilderRight, {}, { enabled: facts !== null && granted && settled });
  return data;
}

/** Memoises a pure function for its last arguments. */
function memoiseLast<Inputs extends readonly unknown[], Value>(
  make: (...inputs: Inputs) => Value,
): (...inputs: Inputs) => Value {
  let last: { readonly inputs: Inputs; readonly value: Value } | null = null;
  return (...inputs) => {
    if (last?.inputs.length !== inputs.length || !inputs.every((one, i) => Object.is(one, last?.inputs[i]))) {
      last = { inputs, value: make(...inputs) };
    }
    return last.value;
  };
}
