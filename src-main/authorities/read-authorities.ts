/** Reads this computer's authorities in a thread of its own, which ends after its answer. */
import { startThread } from '../threads/bounded-thread.ts';
import { builtFile } from '../threads/built-file.ts';

/** Milliseconds; 48 s were seen on managed Macs, whose keychains judge each certificate. */
const timeLimit = 180_000;

export async function readSystemAuthorities(): Promise<readonly string[]> {
  const worker = builtFile(import.meta.url, './worker.ts', 'authorities.js');
  const thread = startThread(worker, { data: null, megabytes: 64, inBackground: true });
  try {
    return (await thread.ask('read', timeLimit)) as readonly string[];
  } finally {
    await thread.end();
  }
}
