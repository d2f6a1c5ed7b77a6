/** Starred and recent pages of the side menu; each opened page becomes a recent one. */
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { whenPageIdle } from '#data/when-idle.ts';
import { type Menu, screensAtom, useGrants, useMenu } from '#state/menu.ts';
import { useProgram } from '#state/program.ts';
import type { Screen } from '#state/screen.ts';
import { useSession } from '#state/session.ts';
import { useCurrentScreen } from '../current-screen.ts';
import { destinationsOf, type PaletteDestination } from '../Palette/screen-items.ts';
import { noteVisited, toggleStar, useShortcuts } from './shortcuts.ts';
import { recentInMenu, recentOf } from './shortcut-storage.ts';

/** Milliseconds for a page's first render and reads. */
const afterPage = 600;

export interface ShortcutPages {
  readonly starred: readonly PaletteDestination[];
  readonly recent: readonly PaletteDestination[];
}

/** Pages, tabs and views open to the user, by id; empty before sign-in. */
function useDestinations(menu: Menu): ReadonlyMap<string, PaletteDestination> {
  const screens = useAtomValue(screensAtom);
  const { codes } = useGrants();
  const session = useSession();
  const { servers } = useProgram();
  const facts = session.status === 'signedIn' ? session.facts : null;
  return useMemo(() => {
    const visitor = { session: facts, codes, serversLocked: servers.locked };
    const all = facts ? destinationsOf(menu, screens, visitor) : [];
    return new Map(all.filter(({ section }) => section !== 'actions').map((page) => [page.id, page]));
  }, [menu, screens, facts, codes, servers.locked]);
}

export function useShortcutPages(menu: Menu): ShortcutPages {
  const shortcuts = useShortcuts();
  const pages = useDestinations(menu);
  useNoteVisits(pages);
  return useMemo(() => {
    const found = (ids: readonly string[]) => ids.flatMap((id) => pages.get(id) ?? []);
    return {
      starred: found(shortcuts.starred),
      recent: found(recentOf(shortcuts)).slice(0, recentInMenu),
    };
  }, [pages, shortcuts]);
}

/** The star of the current page; null for a page that neither menu nor palette lists. */
export function useStarOfPage(): { readonly starred: boolean; readonly toggle: () => void } | null {
  const pages = useDestinations(useMenu());
  const { starred } = useShortcuts();
  const id = idOf(useCurrentScreen(), pages);
  return id === null ? null : { starred: starred.includes(id), toggle: () => toggleStar(id) };
}

function useNoteVisits(pages: ReadonlyMap<string, PaletteDestination>): void {
  const id = idOf(useCurrentScreen(), pages);
  // Pages that the user only passes through do not count as recent.
  useEffect(() => (id === null ? undefined : whenPageIdle(() => noteVisited(id), afterPage)), [id]);
}

/** Returns the id of a screen's destination; a tab's own id precedes its page's. */
function idOf(screen: Screen | null, pages: ReadonlyMap<string, PaletteDestination>): string | null {
  if (!screen) return null;
  return [`tab-${screen.id}`, `screen-${screen.id}`].find((id) => pages.has(id)) ?? null;
}
