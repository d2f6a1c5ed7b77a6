/** Sends raw bytes to a port, for requests that no HTTP client would send. */
import { connect } from 'node:net';

/** Milliseconds after which the bytes received so far are the response. */
const limit = 3000;

/** Sends the text unchanged; resolves to the bytes until the connection closed or the first response was complete. */
export function sendRaw(port: number, text: string | Buffer): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect({ host: '127.0.0.1', port });
    let answer = '';
    const finish = (): void => {
      clearTimeout(timer);
      socket.destroy();
      done(answer);
    };
    const timer = setTimeout(finish, limit);
    socket.on('connect', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (isWhole(answer)) finish();
    });
    socket.on('close', finish);
    socket.on('error', (error) => {
      if (answer !== '' || Reflect.get(error, 'code') === 'ECONNRESET') finish();
      else fail(error);
    });
  });
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  if (/\r\ntransfer-encoding: chunked/i.test(answer.slice(0, end))) return answer.endsWith('\r\n0\r\n\r\n');
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end))?.[1] ?? Number.NaN);
  return answer.length >= end + 4 + length;
}
