/** The desktop preload's object at `window.steward`; its absence tells the console that the shell is the web. */
import type { BridgeReply } from './errors.ts';

export interface PreloadApi {
  readonly shell: 'desktop';
  /** `id` identifies the call for `cancel`; it is unique among the running calls. */
  invoke(
    name: string,
    args: unknown,
    id: string,
    onProgress?: (report: unknown) => void,
  ): Promise<BridgeReply>;
  cancel(id: string): void;
  /** Cancels a request to the platform by the id in its `requestIdHeader`. */
  cancelRequest(id: string): void;
  /** Subscribes to events of the main process; returns the function that unsubscribes. */
  subscribe(listener: (name: string, payload: unknown) => void): () => void;
  /**
   * A handle for a file that the user dropped or chose in the page; the path stays in the preload. The reply's value is
   * a FileHandle. A file without a path is refused with `noPath`.
   */
  fileFromDrop(file: File): Promise<BridgeReply>;
}

/** Reason of FILE_UNREADABLE for a file that a script created. */
export const noPath = 'NO_PATH';

/** Header of a request to the platform with an id of its own; it stays in the shell. */
export const requestIdHeader = 'x-steward-request';

export const channels = {
  call: 'steward:call',
  cancel: 'steward:cancel',
  cancelRequest: 'steward:cancel-request',
  progress: 'steward:progress',
  listen: 'steward:listen',
  event: 'steward:event',
  drop: 'steward:drop',
} as const;
