/**
 * Finds the user at the other end of a loopback connection. Linux tells the user of every socket; on other systems,
 * and for connections from outside this system's view (another network namespace, a virtual machine's host), the
 * user is unknown. The superuser is let in: nothing keeps root out, and port forwarders often run as root.
 */
import { readFile } from 'node:fs/promises';
import { endianness } from 'node:os';

/** The kernel's lists; an IPv6 socket can reach an IPv4 address too, and is in the IPv6 list. */
const socketLists = ['/proc/net/tcp', '/proc/net/tcp6'] as const;
/** The lists are read in pieces while sockets come and go, so that a missed socket is looked for again. */
const tries = 3;

export interface SocketPorts {
  /** Port of the other side, on 127.0.0.1. */
  readonly remotePort: number;
  readonly localPort: number;
}

/** Whether the socket is known to belong to another user who is not root. */
export async function isOtherUsers(ends: SocketPorts, read: typeof readText = readText): Promise<boolean> {
  const ownUser = process.getuid?.();
  if (process.platform !== 'linux' || ownUser === undefined) return false;
  for (let i = 0; i < tries; i++) {
    for (const path of socketLists) {
      const user = userOf(await read(path).catch(() => ''), ends);
      if (user !== null) return user !== ownUser && /* wall: web-peer-user */ user !== 0;
    }
  }
  return false;
}

/** Returns the user id of the other side's socket, or null. A list may have a hundred thousand lines. */
export function userOf(list: string, { remotePort, localPort }: SocketPorts): number | null {
  for (const family of /* wall: web-peer-families */ ['', mapped]) {
    const at = list.indexOf(` ${family}${loopbackAt(remotePort)} ${family}${loopbackAt(localPort)} `);
    if (at < 0) continue;
    // Columns after the two addresses: state, queues, timer, retransmissions, user.
    const user = list.slice(at, list.indexOf('\n', at)).trim().split(/\s+/)[6];
    if (user !== undefined && /^\d+$/.test(user)) return Number(user);
  }
  return null;
}

/** 127.0.0.1 and a port in the kernel's notation. */
function loopbackAt(port: number): string {
  return `${loopbackHex}:${port.toString(16).toUpperCase().padStart(4, '0')}`;
}
/** The address as a number in the machine's byte order. */
const loopbackHex = endianness() === 'LE' ? '0100007F' : '7F000001';

/** The prefix of IPv4-mapped addresses in the IPv6 list. */
const mapped = endianness() === 'LE' ? '0000000000000000FFFF0000' : '00000000000000000000FFFF';

function readText(path: string): Promise<string> {
  return readFile(path, 'latin1');
}
