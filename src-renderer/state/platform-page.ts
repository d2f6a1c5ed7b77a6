/**
 * Links to a page of the platform itself (S-1). In the sandbox a page of the console stands in for it; on a server the
 * link leaves the console, and the desktop opens it in a window of its own with the profile's session.
 */
import type { MouseEvent } from 'react';
import { bridge } from '#data/bridge.ts';
import { platformAddress, platformPath } from '#shared/rules/servers/platform-page.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { useActiveServer, useProgram } from './program.ts';

/** Route of the console's page that stands in for a platform page in the sandbox. */
export function platformPageRoute(code: string): string {
  return `/platform/${encodeURIComponent(code)}`;
}

export interface PlatformPageEntry {
  /** The menu's code, or another name for which a profile may set a path (rules/servers/platform-page.ts). */
  readonly code: string;
  /** Default path, which a profile may replace. */
  readonly path: string;
}

export type PlatformWay =
  | { readonly to: string }
  | { readonly href: string; readonly onOpen?: (event: MouseEvent) => void };

/** `onFailed` runs when the desktop could not open the page. */
export function usePlatformWays(
  onFailed: (error?: unknown) => void,
): (page: PlatformPageEntry) => PlatformWay {
  const server = useActiveServer();
  const { facts } = useProgram();
  return (page) => {
    const href = platformPageAddress(server, page);
    if (href === null) return { to: platformPageRoute(page.code) };
    if (facts.shell === 'web') return { href };
    return {
      href,
      onOpen: (event) => {
        event.preventDefault();
        // A click of the right button opens the link's context menu.
        if (event.button > 1) return;
        openOnDesktop(server, page).then((opened) => !opened && onFailed(), onFailed);
      },
    };
  };
}

/** Returns null in the sandbox, which has no such page. */
export function platformPageAddress(server: ServerProfile, page: PlatformPageEntry): string | null {
  return platformAddress(server.address, platformPath(server.mapping.pages, page));
}

/** Opens a platform page without a link, e.g. from the palette. In the sandbox, use a link to `platformPageRoute`. */
export async function openPlatformPage(server: ServerProfile, page: PlatformPageEntry): Promise<boolean> {
  if (await openOnDesktop(server, page)) return true;
  const address = platformPageAddress(server, page);
  if (address === null) return false;
  // With `noopener`, window.open always returns null, so its result does not show success.
  window.open(address, '_blank', 'noopener,noreferrer');
  return true;
}

async function openOnDesktop(server: ServerProfile, page: PlatformPageEntry): Promise<boolean> {
  const path = platformPath(server.mapping.pages, page);
  return (await bridge.app.openPlatformPage({ path, server: server.mark })).opened;
}
