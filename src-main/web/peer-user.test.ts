import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { type SocketPorts, isOtherUsers, userOf } from './peer-user.ts';

const ends: SocketPorts = { remotePort: 0xabcd, localPort: 4610 };
const line = (from: string, to: string, uid: number) =>
  `   7: ${from} ${to} 01 00000000:00000000 00:00000000 00000000  ${uid}        0 1621618 1 000000004c72644a 20 4 30 10 -1`;
const head =
  '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode';
const list = (...lines: string[]) => [head, ...lines, ''].join('\n');
const [theirs, ours] = ['0100007F:ABCD', '0100007F:1202'];
const mapped = '0000000000000000FFFF0000';

describe('the list of sockets', () => {
  it.each<[string, string, number | null]>([
    ['the other side’s line, not our own', list(line(ours, theirs, 5), line(theirs, ours, 1001)), 1001],
    ['one of the newer family', list(line(mapped + theirs, mapped + ours, 1002)), 1002],
    ['another port', list(line('0100007F:ABCE', ours, 1001)), null],
    ['another address', list(line('0200007F:ABCD', ours, 1001)), null],
    ['nothing', '', null],
    ['rubbish', 'x\n\u0000 7: y', null],
  ])('%s', (_what, text, user) => expect(userOf(text, ends)).toBe(user));
});

const own = process.getuid?.() ?? 0;
const somebody = own + 4711;
describe.runIf(process.platform === 'linux')('who it is', () => {
  it.each<[string, number, boolean]>([
    ['oneself', own, false],
    ['the superuser', 0, false],
    ['another user', somebody, true],
  ])('%s', async (_what, uid, other) => {
    expect(await isOtherUsers(ends, async () => list(line(theirs, ours, uid)))).toBe(other);
  });
  it('is found in the second list, and at the second look', async () => {
    let looks = 0;
    const late = async (path: string) =>
      path.endsWith('6') && ++looks > 1 ? list(line(theirs, ours, somebody)) : list();
    expect(await isOtherUsers(ends, late)).toBe(true);
  });
  it('is not known where the lists can’t be read', async () => {
    expect(await isOtherUsers(ends, () => Promise.reject(new Error('EACCES')))).toBe(false);
  });
});

describe.runIf(process.platform === 'linux')('a real connection', () => {
  let server: Server;
  let port = 0;
  const taken: Socket[] = [];
  beforeEach(async () => {
    server = createServer((socket) => taken.push(socket));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    for (const socket of taken.splice(0)) socket.destroy();
    server.close();
  });
  it.each(['127.0.0.1', '::ffff:127.0.0.1'])('by %s is one’s own', async (host) => {
    const { readFile } = await import('node:fs/promises');
    const socket = connect({ host, port });
    await until(() => taken.length === 1);
    const found: (number | null)[] = [];
    const reading = async (path: string) => {
      const text = await readFile(path, 'latin1');
      found.push(userOf(text, { remotePort: taken[0]?.remotePort ?? 0, localPort: port }));
      return text;
    };
    const { remotePort = 0 } = taken[0] ?? {};
    expect(await isOtherUsers({ remotePort, localPort: port }, reading)).toBe(false);
    expect(found.at(-1)).toBe(own);
    socket.destroy();
  });
});
