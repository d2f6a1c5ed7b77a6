/**
 * The trusted sender over IPC (limits.md §2): only the main frame of a console window, and only while it shows the
 * console's own origin. A detached, inner, blank, data or foreign frame is refused.
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
    // wall: desktop-main-frame
    if (frame.parent !== null || frame !== sender.mainFrame) return false;
    return (
      isConsole(sender.id) &&
      /* wall: desktop-origin */ frame.origin === consoleOrigin &&
      frame.url.startsWith(consoleHome)
    );
  } catch {
    // Electron throws for a frame that is being removed: it is no trusted sender any more.
    return false;
  }
}
