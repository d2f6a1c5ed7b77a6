/** Opens a page of the platform itself (decision 1): on the desktop a window of its own, in the web shell a tab. */
import type { ServerProfile } from '#shared/bridge/servers.ts';
import { bridge } from '../data/bridge.ts';

/** The console's page that stands for a platform page in the sandbox. */
export function platformPageRoute(code: string): string {
  return `/platform/${encodeURIComponent(code)}`;
}

/** Answers false where it could not be opened. In the sandbox nothing is opened: link to `platformPageRoute`. */
export async function openPlatformPage(server: ServerProfile, path: string): Promise<boolean> {
  if (server.kind === 'sandbox') return false;
  const { opened, address } = await bridge.app.openPlatformPage({ path, server: server.mark });
  if (opened) return true;
  if (!address) return false;
  // `noopener` answers null by design, so that the answer says nothing about success.
  window.open(address, '_blank', 'noopener,noreferrer');
  return true;
}
