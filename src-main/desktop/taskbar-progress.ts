/** A long call's progress on the taskbar or the dock, for somebody who works in another program meanwhile. */
import { BrowserWindow, type WebContents } from 'electron';

/** Electron takes the bar away for a negative share. */
const none = -1;

export interface TaskbarProgress {
  /** A report without `done` and `total`, such as the name of a stage, leaves the bar as it is. */
  show(report: unknown): void;
  end(): void;
}

/** A window shows one bar: of two calls the one that reported last. */
export function taskbarProgress(contents: WebContents): TaskbarProgress {
  let isShown = false;
  const draw = (share: number): void => {
    if (!contents.isDestroyed()) BrowserWindow.fromWebContents(contents)?.setProgressBar(share);
  };
  return {
    show(report) {
      const share = doneShare(report);
      if (share === null) return;
      isShown = true;
      draw(share);
    },
    end() {
      if (isShown) draw(none);
    },
  };
}

function doneShare(report: unknown): number | null {
  if (typeof report !== 'object' || report === null) return null;
  const { done, total } = report as { readonly done?: unknown; readonly total?: unknown };
  return typeof done === 'number' && typeof total === 'number' && total > 0
    ? Math.min(1, done / total)
    : null;
}
