/** Starred and recently opened pages, as the side menu shows them; every page that is opened becomes a recent one. */
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { whenQuiet } from '#data/when-quiet.ts';
import { type Menu, screensAtom, useGrants, useMenu } from '#state/menu.ts';
import { useProgram } from '#state/program.ts';
import type { Screen } from '#state/screen.ts';
import { useSession } from '#state/session.ts';
import { useCurrentScreen } from '../current-screen.ts';
import { destinationsOf, type PaletteDestination } from '../Palette/screen-items.ts';
import { noteVisited, toggleStar, useKeptItems } from './kept-items.ts';
import { recentInMenu, recentOf } from './kept-storage.ts';

/** Milliseconds in which a page has drawn and asked for what it shows. */
const afterPage = 600;

export interface KeptPages {
  readonly starred: readonly PaletteDestination[];
  readonly recent: readonly PaletteDestination[];
}

/** Pages, tabs and views that are open to this person, by id; none while nobody is signed in. */
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

export function useKeptPages(menu: Menu): KeptPages {
  const kept = useKeptItems();
  const pages = useDestinations(menu);
  useNoteVisits(pages);
  return useMemo(() => {
    const found = (ids: readonly string[]) => ids.flatMap((id) => pages.get(id) ?? []);
    return {
      starred: found(kept.starred),
      recent: found(recentOf(kept)).slice(0, recentInMenu),
    };
  }, [pages, kept]);
}

/** Whether the page that is open is starred; null where it is none that the menu or the palette names. */
export function useStarOfPage(): { readonly starred: boolean; readonly toggle: () => void } | null {
  const pages = useDestinations(useMenu());
  const { starred } = useKeptItems();
  const id = idOf(useCurrentScreen(), pages);
  return id === null ? null : { starred: starred.includes(id), toggle: () => toggleStar(id) };
}

function useNoteVisits(pages: ReadonlyMap<string, PaletteDestination>): void {
  const id = idOf(useCurrentScreen(), pages);
  // A page that somebody passes through in a moment is none that they come back to.
  useEffect(() => (id === null ? undefined : whenQuiet(() => noteVisited(id), afterPage)), [id]);
}

/** A screen that is a tab of its page is named as the tab. */
function idOf(screen: Screen | null, pages: ReadonlyMap<string, PaletteDestination>): string | null {
  if (!screen) return null;
  return [`tab-${screen.id}`, `screen-${screen.id}`].find((id) => pages.has(id)) ?? null;
}
