/** What a proxy script may ask of the network: the address of a name, and this computer's own. */
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';

/** For '' this computer's own address; null where there is none. Never rejects. */
export type LookUp = (name: string) => Promise<string | null>;

/** Milliseconds for one name: where nobody answers, the script is to go on without. */
const nameLimit = 5000;

export const lookUpName: LookUp = async (name) => {
  if (name === '') return ownAddress();
  return new Promise((done) => {
    const timer = setTimeout(() => done(null), nameLimit);
    // Scripts are written for four numbers (Netscape's `isInNet`).
    lookup(name, { family: 4 })
      .then(
        ({ address }) => done(address),
        () => done(null),
      )
      .finally(() => clearTimeout(timer));
  });
};

/** The address that leads outside: a datagram socket is given one when it is told of a far end, and sends nothing. */
function ownAddress(): Promise<string> {
  return new Promise((done) => {
    const socket = createSocket('udp4');
    const give = (address: string): void => {
      socket.close();
      done(address === '0.0.0.0' ? anyAddress() : address);
    };
    socket.on('error', () => give(anyAddress()));
    // Of the block for documentation: nobody is there (RFC 5737).
    socket.connect(53, '192.0.2.1', () => give(socket.address().address));
  });
}

/** Without a way outside, the first that is not this computer's own talk with itself. */
function anyAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}
