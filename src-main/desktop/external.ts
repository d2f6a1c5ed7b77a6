/** The only place from which an address is handed to the system. */
import { shell } from 'electron';
import { safeExternalUrl } from '../program/index.ts';

/** Opens an https or mailto address outside; LINK_REFUSED for anything else. What is opened is our own spelling. */
export async function openExternally(address: string): Promise<boolean> {
  await shell.openExternal(safeExternalUrl(address));
  return true;
}
