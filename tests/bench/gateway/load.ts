/**
 * Closed-loop load over kept-alive connections, written straight to sockets, so that the generator is the same
 * small cost for everyone. All answers to one request have the same size, which the first one tells.
 */
import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  /** One whole request. */
  readonly request: string;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

export async function applyLoad(load: Load, connections: number, milliseconds: number): Promise<LoadResult> {
  const times: number[] = [];
  const opened = await Promise.all(Array.from({ length: connections }, () => openOne(load)));
  // Opening them is no part of it.
  const began = performance.now();
  await Promise.all(
    opened.map(({ socket, size }) => repeat(socket, load.request, size, began + milliseconds, times)),
  );
  const took = performance.now() - began;
  for (const { socket } of opened) socket.destroy();
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: (times.length * 1000) / took,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

/** A connection that was answered once, and the size of the answer. */
async function openOne({ port, request }: Load): Promise<{ socket: Socket; size: number }> {
  const socket = await open(port);
  return { socket, size: await firstAnswer(socket, request) };
}

/** Milliseconds for one answer, to its last byte. */
export async function timeOne({ port, request }: Load): Promise<number> {
  const socket = await open(port);
  const began = performance.now();
  await firstAnswer(socket, request);
  const time = performance.now() - began;
  socket.destroy();
  return time;
}

function open(port: number): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => done(socket));
    socket.once('error', fail);
  });
}

/** Sends once; answers how many bytes came back. Fails where it is not a 200 with a length. */
function firstAnswer(socket: Socket, request: string): Promise<number> {
  return new Promise((done, fail) => {
    let head = '';
    let size = 0;
    let expected = Number.POSITIVE_INFINITY;
    const read = (chunk: Buffer): void => {
      size += chunk.length;
      if (expected === Number.POSITIVE_INFINITY) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
          fail(new Error(`unexpected answer: ${head.slice(0, 500)}`));
          return;
        }
        expected = end + 4 + Number(length);
      }
      if (size < expected) return;
      socket.off('data', read);
      done(size);
    };
    socket.on('data', read);
    socket.write(request);
  });
}

function repeat(
  socket: Socket,
  request: string,
  size: number,
  until: number,
  times: number[],
): Promise<void> {
  return new Promise((done, fail) => {
    let read = 0;
    let sent = 0;
    const next = (): void => {
      sent = performance.now();
      if (sent > until) done();
      else socket.write(request);
    };
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the connection was closed')));
    socket.on('data', (chunk) => {
      read += chunk.length;
      if (read < size) return;
      if (read > size) fail(new Error('an answer of another size'));
      read = 0;
      times.push(performance.now() - sent);
      next();
    });
    next();
  });
}
