/** Tells of a window's pages that could not be loaded. */
import type { WebContents } from 'electron';

/** Chromium's ERR_ABORTED (net/base/net_error_list.h): another load replaced this one, which is no failure. */
const replaced = -3;

export interface FailedLoad {
  readonly address: string;
  readonly reason: string;
  /** Chromium's number of the failure. */
  readonly code: number;
}

export function watchFailedLoads(contents: WebContents, failed: (load: FailedLoad) => void): void {
  contents.on('did-fail-load', (_event, code, reason, address, isMainFrame) => {
    if (isMainFrame && code !== replaced) failed({ address, reason, code });
  });
}
