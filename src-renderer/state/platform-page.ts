/**
 * The way to a page of the platform itself (S-1): in the sandbox a page of the console that stands for it; on a
 * server a link out of the console, which the desktop opens in a window of its own with the profile's session.
 */
import type { MouseEvent } from 'react';
import { bridge } from '#data/bridge.ts';
import { platformAddress, platformPath } from '#shared/rules/servers/platform-page.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { useActiveServer, useProgram } from './program.ts';

/** The console's page that stands for a platform page in the sandbox. */
export function platformPageRoute(code: string): string {
  return `/platform/${encodeURIComponent(code)}`;
}

export interface PlatformPage {
  /** The menu's code, or another name that a profile may place (rules/servers/platform-page.ts). */
  readonly code: string;
  /** Where it is unless the profile says otherwise. */
  readonly path: string;
}

export type PlatformWay =
  | { readonly to: string }
  | { readonly href: string; readonly onOpen?: (event: MouseEvent) => void };

/** `onFailed`: the desktop could not open it. */
export function usePlatformWays(onFailed: (error?: unknown) => void): (page: PlatformPage) => PlatformWay {
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
        // The right button asks for the link, it does not follow it.
        if (event.button > 1) return;
        openOnDesktop(server, page).then((opened) => !opened && onFailed(), onFailed);
      },
    };
  };
}

/** Null: the sandbox has no such page. */
export function platformPageAddress(server: ServerProfile, page: PlatformPage): string | null {
  return platformAddress(server.address, platformPath(server.mapping.pages, page));
}

/** Opens it from where there is no link, e.g. the palette; in the sandbox link to `platformPageRoute`. */
export async function openPlatformPage(server: ServerProfile, page: PlatformPage): Promise<boolean> {
  if (await openOnDesktop(server, page)) return true;
  const address = platformPageAddress(server, page);
  if (address === null) return false;
  // `noopener` answers null by design, so that the answer says nothing about success.
  window.open(address, '_blank', 'noopener,noreferrer');
  return true;
}

async function openOnDesktop(server: ServerProfile, page: PlatformPage): Promise<boolean> {
  const path = platformPath(server.mapping.pages, page);
  return (await bridge.app.openPlatformPage({ path, server: server.mark })).opened;
}
