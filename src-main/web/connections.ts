/**
 * Limits connections: those that have shown a session are kept, and of the others the oldest is closed to make
 * room. So sockets that send nothing, or half a request, never keep anybody out.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Concurrent connections without a session; a browser opens some six to one address. */
const strangersLimit = 256;

export interface Connections {
  /** Marks a connection whose request showed a session. */
  know(socket: Socket): void;
  /** Closes a connection after its response, without reading the rest of the request. */
  finish(socket: Socket): void;
}

/** Milliseconds for a response to arrive before its connection is cut. */
const lastWords = 500;

export function watchConnections(server: Server, limit: number = strangersLimit): Connections {
  /** Connections without a session, oldest first. */
  const strangers = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    strangers.add(socket);
    socket.once('close', () => strangers.delete(socket));
    if (strangers.size <= limit) return;
    const [oldest] = strangers;
    if (oldest) {
      strangers.delete(oldest);
      // wall: web-oldest-connection
      oldest.destroy();
    }
  });
  return {
    know: (socket) => void strangers.delete(socket),
    finish(socket) {
      if (socket.destroyed) return;
      // Closing at once, with unread bytes, would reset the connection and lose the response.
      const timer = setTimeout(() => socket.destroy(), lastWords);
      timer.unref();
      socket.once('close', () => clearTimeout(timer));
    },
  };
}
