/** Requests that Node's parser refuses: both lengths, a bad field, too many bytes, nothing in time. */
import type { Duplex } from 'node:stream';
import { brokenRequestAnswer } from './answer.ts';

/** A listener of a server's `clientError`. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  // Opened ahead of need, as browsers do: an answer to nothing would be taken for that to what is asked next. Room for
  // others is made by `watchConnections`.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && 'bytesRead' in socket && socket.bytesRead === 0) return;
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  // Node opens sockets half: without this they would be kept for as long as the other side likes.
  socket.end(brokenRequestAnswer(status), () => socket.destroy());
}
