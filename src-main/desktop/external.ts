/** The only place from which an address is handed to the system, and so many in a minute at most. */
import { shell } from 'electron';
import { BridgeError } from '#shared/bridge/errors.ts';
import { safeExternalUrl } from '../program/index.ts';

const most = 20;
const minute = 60_000;
let opened: readonly number[] = [];

/** Opens an https or mailto address outside; LINK_REFUSED for anything else. What is opened is our own spelling. */
export async function openExternally(address: string, now: number = Date.now()): Promise<boolean> {
  const url = safeExternalUrl(address);
  opened = opened.filter((at) => Math.abs(now - at) < minute);
  if (opened.length >= most)
    throw new BridgeError('LINK_REFUSED', 'too many links in a minute', { reason: 'TOO_MANY' });
  opened = [...opened, now];
  await shell.openExternal(url);
  return true;
}
