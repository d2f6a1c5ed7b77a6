/** Answers requests that Node's parser refuses: two lengths, a bad field, too many bytes, a timeout. */
import type { Duplex } from 'node:stream';
import { brokenRequestAnswer } from './answer.ts';

/** A listener of a server's `clientError`. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  // Browsers open connections in advance: an unasked response would be taken for the next request's.
  // `watchConnections` makes room for others.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && 'bytesRead' in socket && socket.bytesRead === 0) return;
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  // Node keeps sockets half open: without this the other side could hold them forever.
  socket.end(brokenRequestAnswer(status), /* wall: web-close-after-408 */ () => socket.destroy());
}
