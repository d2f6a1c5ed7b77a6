/** The certificate authorities of this process, read once and shared by the gateway, the link check and every shell. */
import { startThread } from '../threads/bounded-thread.ts';
import { builtFile } from '../threads/built-file.ts';
import { spareAuthorities } from './every-authority.ts';
import { KeptAuthorities } from './kept-authorities.ts';

/** Milliseconds; 48 s were seen on managed Macs, whose keychains judge each certificate. */
const timeLimit = 180_000;

/** Reads this computer's authorities in a thread of its own, which ends after its answer. */
export async function readSystemAuthorities(): Promise<readonly string[]> {
  const worker = builtFile(import.meta.url, './worker.ts', 'authorities.js');
  const thread = startThread(worker, { data: null, megabytes: 64, inBackground: true });
  try {
    return (await thread.ask('read', timeLimit)) as readonly string[];
  } finally {
    await thread.end();
  }
}

/** Milliseconds that the first connection waits for the system's authorities. */
const patience = 20_000;

export const authorities = new KeptAuthorities({
  read: readSystemAuthorities,
  spare: spareAuthorities,
  patience,
  now: Date.now,
});
