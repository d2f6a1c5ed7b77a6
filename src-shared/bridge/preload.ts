/** What the desktop's preload puts at `window.steward`. In the web shell there is none: that is how the console knows. */
import type { BridgeReply } from './errors.ts';

export interface PreloadApi {
  readonly shell: 'desktop';
  /** `id` names the call for `cancel`; unique among the calls under way. */
  invoke(
    name: string,
    args: unknown,
    id: string,
    onProgress?: (report: unknown) => void,
  ): Promise<BridgeReply>;
  cancel(id: string): void;
  /** Events from the main side; answers the way to stop listening. */
  subscribe(listener: (name: string, payload: unknown) => void): () => void;
  /**
   * A file that the user dropped or chose in the page; the path stays in the preload. Value: a FileHandle. What has no
   * path is refused with `noPath`.
   */
  fileFromDrop(file: File): Promise<BridgeReply>;
}

/** The reason of FILE_UNREADABLE where a script made the file. */
export const noPath = 'NO_PATH';

/** The IPC channels between the preload and the desktop shell. */
export const channels = {
  call: 'steward:call',
  cancel: 'steward:cancel',
  progress: 'steward:progress',
  listen: 'steward:listen',
  event: 'steward:event',
  drop: 'steward:drop',
} as const;
