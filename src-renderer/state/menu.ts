/** The menu of the person who is signed in: the tenant's list of it, the screens that exist, the grants. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { useCallback, useMemo, useRef } from 'react';
import { callRead, readKey, useRead } from '#data/read.ts';
import { useSettled } from '#data/settled.ts';
import { getBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { checkPermission, currentTree, ebuilderRight, type PermissionNode } from '#shared/api/frame/frame.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { grantedCodes } from '#shared/rules/common/menu/visible.ts';
import { lastOne } from './last-one.ts';
import { cachedList, cachedTree, cacheList, cacheTree } from './menu-cache.ts';
import { type MenuList, toMenuList } from './menu-list.ts';
import { buildMenu, type MenuModel } from './menu-model.ts';
import { useActiveServer } from './program.ts';
import type { Screen } from './screen.ts';
import { useSession } from './session.ts';

/** Every screen of the registry; the frame sets it before the first picture. */
export const screensAtom = atom<readonly Screen[]>([]);

export interface Grants {
  /** null while the tree is not known. */
  readonly codes: ReadonlySet<string> | null;
  readonly tree: readonly PermissionNode[] | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What the server grants to whoever is signed in; as it was the last time until it has answered. */
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

/** What the server grants. Nothing is asked while nobody is signed in. */
export function useGrants(): Grants {
  const session = useSession();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const query = useQuery(treeQuery(facts));
  const tree = facts ? (query.data ?? null) : null;
  const codes = useMemo(() => tree && grantedCodes(tree), [tree]);
  // While *Retry* is under way the failure stays on view, so that nothing jumps.
  const failure = useRef<Error | null>(null);
  if (query.error) failure.current = query.error;
  else if (query.data !== undefined || facts === null) failure.current = null;
  const { refetch } = query;
  const retry = useCallback(() => void refetch(), [refetch]);
  return { codes, tree, error: failure.current, retry };
}

/** The platform's host, as the browser would name it. */
export function usePlatformHost(): string {
  return URL.parse(useActiveServer().address)?.host || 'sandbox';
}

/**
 * The tenant's own order and names of the menu. It is asked for when the first picture stands, so that it costs the
 * start nothing: until then, and where it can't be read (spec 1§8: other reads fail silently), the menu is as it was
 * the last time, or the specification's.
 */
export function useMenuList(): { readonly list: MenuList | null; readonly error: Error | null } {
  const session = useSession();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const settled = useSettled();
  const input = { domainName: usePlatformHost() };
  const { data, error } = useQuery<MenuList>({
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
  /** `loading`, `failed`: only what needs no grant is in it. */
  readonly state: 'loading' | 'failed' | 'ready';
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What this person may go to; what this computer does by itself is always in it. */
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

/** Side menu, breadcrumbs and landing ask for the same one in the same drawing. */
const menuOf = lastOne(buildMenu);

/**
 * Whether the server refuses a menu to this person (FRAME-140: a check is made per menu code). The page does not wait
 * for it: the tree has granted it already, and what can't be asked leaves it at that (spec 1§8).
 */
export function useMenuRefused(code: string | null): boolean {
  const session = useSession();
  const settled = useSettled();
  const asked = code !== null && session.status === 'signedIn' && settled;
  const { data } = useRead(checkPermission, { menuCode: code ?? '' }, { enabled: asked });
  return asked && data === false;
}

/** Asked when the first picture stands; a failure hides nothing (spec 1§8: other reads fail silently). */
function useEbuilderRight(facts: SessionFacts | null, tree: readonly PermissionNode[] | null) {
  const settled = useSettled();
  const granted = useMemo(() => tree !== null && grantedCodes(tree).has('ebuilder'), [tree]);
  const { data } = useRead(ebuilderRight, {}, { enabled: facts !== null && granted && settled });
  return data;
}
