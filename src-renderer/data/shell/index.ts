/** Chooses the transport: only the desktop shell has a preload. */
import type { PreloadApi } from '#shared/bridge/preload.ts';
import { desktopTransport } from './desktop.ts';
import type { ShellTransport } from './transport.ts';
import { webTransport } from './web.ts';

declare global {
  interface Window {
    readonly steward?: PreloadApi;
  }
}

export const shell: ShellTransport = window.steward ? desktopTransport(window.steward) : webTransport();
export { onShellLost } from './shell-lost.ts';
