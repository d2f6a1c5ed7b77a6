/**
 * Room for connections: whoever has shown a session keeps theirs, and of the others the oldest makes room for the
 * next. Sockets that say nothing, or half of something, so never keep anybody out.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections that have shown no session, at the same time; a browser opens some six to one address. */
const strangersLimit = 256;

export interface Connections {
  /** A request on this connection showed a session. */
  know(socket: Socket): void;
  /** Ends a connection whose answer is under way, without reading what it still sends. */
  finish(socket: Socket): void;
}

/** Milliseconds for an answer to arrive before its connection is cut. */
const lastWords = 500;

export function watchConnections(server: Server, limit: number = strangersLimit): Connections {
  /** In the order in which they came. */
  const strangers = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    strangers.add(socket);
    socket.once('close', () => strangers.delete(socket));
    if (strangers.size <= limit) return;
    const [oldest] = strangers;
    if (oldest) {
      strangers.delete(oldest);
      oldest.destroy();
    }
  });
  return {
    know: (socket) => void strangers.delete(socket),
    finish(socket) {
      if (socket.destroyed) return;
      // Reset at once, with bytes of theirs unread, the answer itself would be lost on its way.
      const timer = setTimeout(() => socket.destroy(), lastWords);
      timer.unref();
      socket.once('close', () => clearTimeout(timer));
    },
  };
}
