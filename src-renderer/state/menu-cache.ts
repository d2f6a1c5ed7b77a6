/**
 * Caches permission tree and menu list, so that the next start shows the menu at once. The key combines tenant and user
 * (spec 3§9). The frame is notified of a full storage and asks whether to clear it (spec 1§8).
 */

import { atom } from 'jotai';
import { store, watch } from '#data/store.ts';
import type { PermissionNode } from '#shared/api/frame/frame.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { isMenuList, type MenuListGroups } from './menu-list.ts';
import { writeHint, readHint } from './stored-hints.ts';

const fullAtom = atom<'no' | 'untold' | 'told'>('no');

/** Notifies at most once per page load, even of a storage that was full before the listener was added. */
export function onMenuStorageFull(listener: () => void): () => void {
  const tell = () => {
    if (store.get(fullAtom) !== 'untold') return;
    store.set(fullAtom, 'told');
    listener();
  };
  tell();
  return watch(fullAtom, tell);
}

export function menuCacheKey(session: SessionFacts): string {
  return `menu.${session.tenant.tenantKey}.${session.user.id}`;
}

export function cachedTree(session: SessionFacts): PermissionNode[] | undefined {
  return cached(menuCacheKey(session), isTree);
}

export function cachedList(session: SessionFacts): MenuListGroups | undefined {
  return cached(listKey(session), isMenuList);
}

function listKey(session: SessionFacts): string {
  return menuCacheKey(session).replace('menu.', 'menuList.');
}

function cached<T>(key: string, is: (value: unknown) => value is T): T | undefined {
  const text = readHint(key);
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return is(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns false, and notifies the frame, when the storage is full. */
export function cacheTree(session: SessionFacts, tree: readonly PermissionNode[]): boolean {
  return keep(menuCacheKey(session), tree);
}

export function cacheList(session: SessionFacts, list: MenuListGroups): boolean {
  return keep(listKey(session), list);
}

function keep(key: string, value: unknown): boolean {
  if (writeHint(key, JSON.stringify(value))) return true;
  store.set(fullAtom, (now) => (now === 'no' ? 'untold' : now));
  return false;
}

function isTree(value: unknown): value is PermissionNode[] {
  return (
    Array.isArray(value) &&
    value.every(
      (node: { menuCode?: unknown; children?: unknown } | null) =>
        typeof node?.menuCode === 'string' && isTree(node.children),
    )
  );
}
