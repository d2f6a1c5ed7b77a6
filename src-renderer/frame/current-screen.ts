/** Where the user is: the screen that the address names, and what of the menu stands for it. */
import { useMemo } from 'react';
import { useMatches } from 'react-router-dom';
import type { Screen } from '#state/screen.ts';
import { screens } from './registry.ts';
import { wayTo } from './way.ts';

/** The screen that the address names, or null where it names none. */
export function useCurrentScreen(): Screen | null {
  const handle: unknown = useMatches().at(-1)?.handle;
  return isScreen(handle) ? handle : null;
}

export interface MenuPlace {
  /** Id of the screen that the menu marks: the one itself, or the one that it is a part of. */
  readonly screen: string | null;
  /** Menu code of the platform's page that is shown (the sandbox shows them itself). */
  readonly platform: string | null;
  /** The marked entry is the page itself, not what it is a part of. */
  readonly exact: boolean;
}

export function useMenuPlace(): MenuPlace {
  const match = useMatches().at(-1);
  const screen = isScreen(match?.handle) ? match.handle : null;
  const platform = screen?.id === 'frame.platformPage' ? (match?.params.code ?? null) : null;
  return useMemo(
    () => ({
      screen: (screen && wayTo(screen, screens)[0]?.id) ?? null,
      platform,
      exact: screen?.within === undefined,
    }),
    [screen, platform],
  );
}

/** `aria-current` of an entry of the menu. */
export function currentMark(place: MenuPlace, item: { kind: 'screen' | 'platform'; id: string }) {
  if (item.kind === 'platform') return place.platform === item.id ? 'page' : undefined;
  if (place.screen !== item.id) return undefined;
  return place.exact ? 'page' : 'true';
}

function isScreen(handle: unknown): handle is Screen {
  return typeof handle === 'object' && handle !== null && 'permission' in handle;
}
