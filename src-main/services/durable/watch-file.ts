/**
 * Tells when another process may have written a document of the store. The folder is watched, not the file: a
 * durable write renames a new file into its place. One word for the several that the system has for one write.
 */
import { watch } from 'node:fs';

/** Milliseconds in which the words for one write come together. */
const settle = 30;

/**
 * Answers the way to stop. `failed` is told where the system can't watch (a network folder, no more watches): then
 * nothing is told, and whoever asks still reads the disk. Keeps no process alive.
 */
export function watchFile(
  folder: string,
  name: string,
  { changed, failed }: { readonly changed: () => void; readonly failed: (error: unknown) => void },
): () => void {
  let timer: NodeJS.Timeout | null = null;
  const soon = (): void => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = null;
      changed();
    }, settle);
    timer.unref();
  };
  try {
    const watcher = watch(folder, { persistent: false }, (_, file) => {
      // Some systems do not say which file it was.
      if (file === null || file === name) soon();
    });
    watcher.on('error', failed);
    return () => {
      watcher.close();
      if (timer) clearTimeout(timer);
    };
  } catch (error) {
    failed(error);
    return () => undefined;
  }
}
