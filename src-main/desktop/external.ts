/** The only file that hands addresses to the system, with a limit for each minute. */
import { shell } from 'electron';
import { BridgeError } from '#shared/bridge/errors.ts';
import { safeExternalUrl } from '../program/index.ts';

const most = 20;
const minute = 60_000;
let opened: readonly number[] = [];

/** Opens an https or mailto address outside, in normalised spelling. Throws LINK_REFUSED for any other address. */
export async function openExternally(address: string, now: number = Date.now()): Promise<boolean> {
  const url = safeExternalUrl(address);
  opened = opened.filter((at) => Math.abs(now - at) < minute);
  if (/* wall: desktop-link-count */ opened.length >= most)
    throw new BridgeError('LINK_REFUSED', 'too many links in a minute', { reason: 'TOO_MANY' });
  opened = [...opened, now];
  await shell.openExternal(url);
  return true;
}
