/** Network questions of a proxy script: the address of a name, and this computer's own address. */
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';

/** Resolves '' to this computer's own address; null where the address is unknown. Never rejects. */
export type LookUp = (name: string) => Promise<string | null>;

/** Milliseconds to resolve one name; after that the script goes on without an address. */
const nameLimit = 5000;

export const lookUpName: LookUp = async (name) => {
  if (name === '') return ownAddress();
  return new Promise((done) => {
    const timer = setTimeout(() => done(null), nameLimit);
    // Scripts expect IPv4 addresses (Netscape's `isInNet`).
    lookup(name, { family: 4 })
      .then(
        ({ address }) => done(address),
        () => done(null),
      )
      .finally(() => clearTimeout(timer));
  });
};

/** The local address of the route outside: connecting a datagram socket sets it without sending anything. */
function ownAddress(): Promise<string> {
  return new Promise((done) => {
    const socket = createSocket('udp4');
    const give = (address: string): void => {
      socket.close();
      done(address === '0.0.0.0' ? anyAddress() : address);
    };
    socket.on('error', () => give(anyAddress()));
    // An address of the block for documentation, where nobody is (RFC 5737).
    socket.connect(53, '192.0.2.1', () => give(socket.address().address));
  });
}

/** Without a route outside: the first address that is not loopback. */
function anyAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}
