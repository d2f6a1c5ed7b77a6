/**
 * Notifies when another process may have written a document of the store. The folder is watched, not the file, for
 * a durable write renames a new file into its place. The system's several events for one write become one call.
 */
import { watch } from 'node:fs';

/** Milliseconds in which events of one write are merged. */
const settle = 30;

/**
 * Returns the unsubscribe function. `failed` is called where the system cannot watch (a network folder, no more
 * watches): there are no calls then, and readers still read the disk. Does not keep the process alive.
 */
export function watchFile(
  folder: string,
  name: string,
  { onChanged, onFailed }: { readonly onChanged: () => void; readonly onFailed: (error: unknown) => void },
): () => void {
  let timer: NodeJS.Timeout | null = null;
  const soon = (): void => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = null;
      onChanged();
    }, settle);
    timer.unref();
  };
  try {
    const watcher = watch(folder, { persistent: false }, (_, file) => {
      // Some systems do not report the file's name.
      if (file === null || file === name) soon();
    });
    watcher.on('error', onFailed);
    return () => {
      watcher.close();
      if (timer) clearTimeout(timer);
    };
  } catch (error) {
    onFailed(error);
    return () => undefined;
  }
}
