/**
 * Who calls over IPC (limits.md §2): only the main frame of a window that we opened for the console, and only
 * while it shows the console's own origin. A frame that is gone, inside another, blank, data or foreign is refused.
 */
import type { WebContents, WebFrameMain } from 'electron';
import { consoleHome, consoleOrigin } from './console-origin.ts';

export interface IpcCaller {
  readonly sender: Pick<WebContents, 'id' | 'mainFrame' | 'isDestroyed'>;
  readonly senderFrame: Pick<WebFrameMain, 'isDestroyed' | 'detached' | 'parent' | 'origin' | 'url'> | null;
}

/** `isConsole` knows the windows that were opened for the console. */
export function isTrustedSender(caller: IpcCaller, isConsole: (contentsId: number) => boolean): boolean {
  try {
    const { sender, senderFrame: frame } = caller;
    if (!frame || sender.isDestroyed() || frame.isDestroyed() || frame.detached) return false;
    if (frame.parent !== null || frame !== sender.mainFrame) return false;
    return isConsole(sender.id) && frame.origin === consoleOrigin && frame.url.startsWith(consoleHome);
  } catch {
    // Asking a frame that is just going away throws: it is no caller any more.
    return false;
  }
}
