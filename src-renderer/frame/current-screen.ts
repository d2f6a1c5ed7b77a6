/** The current screen and the active menu entry. */
import { useMemo } from 'react';
import { useMatches } from 'react-router-dom';
import type { Screen } from '#state/screen.ts';
import { screens } from './registry.ts';
import { screenPath } from './screen-path.ts';

export function useCurrentScreen(): Screen | null {
  const handle: unknown = useMatches().at(-1)?.handle;
  return isScreen(handle) ? handle : null;
}

export interface ActiveMenuEntry {
  /** Id of the active entry's screen: the current one, or its parent. */
  readonly screen: string | null;
  /** Menu code of the displayed platform page (the sandbox displays them itself). */
  readonly platform: string | null;
  /** Whether the active entry is the page itself, not a parent. */
  readonly exact: boolean;
}

export function useActiveMenuEntry(): ActiveMenuEntry {
  const match = useMatches().at(-1);
  const screen = isScreen(match?.handle) ? match.handle : null;
  const platform = screen?.id === 'frame.platformPage' ? (match?.params.code ?? null) : null;
  return useMemo(
    () => ({
      screen: (screen && screenPath(screen, screens)[0]?.id) ?? null,
      platform,
      exact: screen?.within === undefined,
    }),
    [screen, platform],
  );
}

/** `aria-current` of a menu entry. */
export function currentMark(active: ActiveMenuEntry, item: { kind: 'screen' | 'platform'; id: string }) {
  if (item.kind === 'platform') return active.platform === item.id ? 'page' : undefined;
  if (active.screen !== item.id) return undefined;
  return active.exact ? 'page' : 'true';
}

function isScreen(handle: unknown): handle is Screen {
  return typeof handle === 'object' && handle !== null && 'permission' in handle;
}
