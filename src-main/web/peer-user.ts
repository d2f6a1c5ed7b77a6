/**
 * Which user of this computer is at the other end of a loopback connection. Linux tells it of every socket; elsewhere,
 * and of what comes from outside this system's view (another network namespace, a virtual machine's host), it is not
 * known. The superuser is nobody to keep out, and what forwards ports often runs as root.
 */
import { readFile } from 'node:fs/promises';
import { endianness } from 'node:os';

/** The kernel's lists; a socket of the newer family reaches the older address too, and stands in its own list. */
const socketLists = ['/proc/net/tcp', '/proc/net/tcp6'] as const;
/** A list is read in pieces, while sockets come and go: one that is missed once is looked for again. */
const tries = 3;

export interface Ends {
  /** Of the other side, on 127.0.0.1. */
  readonly remotePort: number;
  readonly localPort: number;
}

/** Whether that socket is known to be another user's, who is not root. */
export async function isOtherUsers(ends: Ends, read: typeof readText = readText): Promise<boolean> {
  const own = process.getuid?.();
  if (process.platform !== 'linux' || own === undefined) return false;
  for (let i = 0; i < tries; i++) {
    for (const path of socketLists) {
      const user = userOf(await read(path).catch(() => ''), ends);
      if (user !== null) return user !== own && user !== 0;
    }
  }
  return false;
}

/** The user's number in a list's line for the other side's socket, or null. A list may have a hundred thousand lines. */
export function userOf(list: string, { remotePort, localPort }: Ends): number | null {
  for (const family of ['', mapped]) {
    const at = list.indexOf(` ${family}${loopbackAt(remotePort)} ${family}${loopbackAt(localPort)} `);
    if (at < 0) continue;
    // After the two addresses: state, queues, timer, retransmissions, user.
    const user = list.slice(at, list.indexOf('\n', at)).trim().split(/\s+/)[6];
    if (user !== undefined && /^\d+$/.test(user)) return Number(user);
  }
  return null;
}

/** 127.0.0.1 and a port as the kernel writes them. */
function loopbackAt(port: number): string {
  return `${loopbackHex}:${port.toString(16).toUpperCase().padStart(4, '0')}`;
}
/** Written as a number in the machine's own order of bytes. */
const loopbackHex = endianness() === 'LE' ? '0100007F' : '7F000001';

/** What stands before an older address in the newer family's list. */
const mapped = endianness() === 'LE' ? '0000000000000000FFFF0000' : '00000000000000000000FFFF';

function readText(path: string): Promise<string> {
  return readFile(path, 'latin1');
}
