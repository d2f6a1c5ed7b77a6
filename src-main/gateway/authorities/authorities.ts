/**
 * The certificate authorities that every connection trusts besides a profile's own: Node's, those of
 * NODE_EXTRA_CA_CERTS and the system's. A thread reads them once for the whole process; until it has, nobody connects,
 * and no deadline of a request counts.
 */
import { rootCertificates } from 'node:tls';
import { type BoundedThread, startThread } from '../../threads/bounded-thread.ts';
import { builtFile } from '../../threads/built-file.ts';

export interface Authorities {
  /** PEM, one certificate each. */
  readonly pems: readonly string[];
  /** Why these are only the ones that Node brings; null: the system's are among them. */
  readonly fault: string | null;
}

/** What reads them: the certificates in PEM. Rejects where they cannot be read. */
export type ReadAuthorities = () => Promise<readonly string[]>;

/** Milliseconds until connections are made with Node's own authorities; the system's are taken when they come. */
const patience = 20_000;
/** Milliseconds after which a reading that has not come is ended. */
const limit = 300_000;
/** Megabytes for some thousand certificates and their texts. */
const memory = 64;

let current: Authorities | null = null;
let reading: Promise<Authorities> | null = null;

/** Those of now; null where they have not been read yet. */
export function knownAuthorities(): Authorities | null {
  return current;
}

/** Resolves as soon as there are some; reads them at the first call. Never rejects. */
export function authorities(): Promise<Authorities> {
  reading ??= readAuthorities();
  return reading;
}

/** Reads them anew, as after an administrator has added one. Connections that stand go on. Never rejects. */
export function readAuthorities(read: ReadAuthorities = readInThread, wait = patience): Promise<Authorities> {
  const begun = settle(read, wait);
  reading = begun;
  return begun;
}

/** Takes these instead of what the system has: for tests, which name their own authorities. */
export function giveAuthorities(pems: readonly string[]): void {
  current = { pems, fault: null };
  reading = Promise.resolve(current);
}

async function settle(read: ReadAuthorities, wait: number): Promise<Authorities> {
  const own = (fault: string): Authorities => ({ pems: rootCertificates, fault });
  const asked = read().then(
    (pems): Authorities => ({ pems, fault: null }),
    (error: unknown) => own(error instanceof Error ? error.message : String(error)),
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Authorities>((give) => {
    timer = setTimeout(() => give(own('TIME')), wait);
    timer.unref();
  });
  // What comes late counts from then on.
  void asked.then((found) => {
    clearTimeout(timer);
    if (found.fault === null || current === null) current = found;
  });
  const first = await Promise.race([asked, late]);
  current ??= first;
  return current;
}

async function readInThread(): Promise<readonly string[]> {
  const address = builtFile(import.meta.url, './worker.ts', 'authorities.js');
  const thread: BoundedThread = startThread(address, {
    data: { extra: process.env.NODE_EXTRA_CA_CERTS },
    megabytes: memory,
  });
  try {
    return (await thread.ask(null, limit)) as readonly string[];
  } finally {
    await thread.end();
  }
}
