/** Hands a file of the page to the shell; a failure tells whether the file is missing, forbidden or broken. */

import { handleForFile } from '#data/files.ts';
import { BridgeError } from '#shared/bridge/errors.ts';

/** Resolves to the handle. Rejects with BridgeError; FILE_UNREADABLE has `reason` MISSING, DENIED or IO. */
export async function openFile(file: File, signal: AbortSignal): Promise<string> {
  try {
    return (await handleForFile(file, signal)).id;
  } catch (error) {
    if (!(error instanceof BridgeError) || error.code !== 'FILE_UNREADABLE') throw error;
    throw new BridgeError(error.code, error.message, { ...error.params, reason: await whyUnreadable(file) });
  }
}

async function whyUnreadable(file: File): Promise<'MISSING' | 'DENIED' | 'IO'> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return 'IO';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotFoundError') return 'MISSING';
    return name === 'NotAllowedError' || name === 'SecurityError' ? 'DENIED' : 'IO';
  }
}
