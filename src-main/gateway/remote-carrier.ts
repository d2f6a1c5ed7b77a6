/**
 * Carries requests to remote servers over kept-alive connections, chunk by chunk with back-pressure. It is
 * undici's lowest layer, `dispatch`: in our measurements several times a fetch pass-through (design §2).
 */
import { type Dispatcher, Pool } from 'undici';
import type { CarrierSink, Exchange, RemoteCarrier } from './carrier.ts';
import { openConnection } from './connector.ts';
import { nameFailure } from './failure.ts';
import { refusal } from './refusal.ts';

/** Bytes of an answer's header section. */
const headerLimit = 64 * 1024;
/** Bytes of an answer's body; a theme package of 1 GB still passes. */
const bodyLimit = 2 * 1024 * 1024 * 1024;
/** Connections to one server; more requests than that wait for one, under the gateway's deadline. */
const connectionLimit = 128;
/** Servers whose connections are kept; there is one active profile. */
const poolLimit = 4;

export function createRemoteCarrier(): RemoteCarrier {
  const pools = new Map<string, Pool>();

  const poolFor = (origin: string): Pool => {
    const found = pools.get(origin);
    if (found) return found;
    const [oldest] = pools.entries();
    if (oldest && pools.size >= poolLimit) {
      pools.delete(oldest[0]);
      // Running answers are finished first; nobody waits for that.
      void oldest[1].close();
    }
    const pool = openPool(origin);
    pools.set(origin, pool);
    return pool;
  };

  return {
    send(request, sink) {
      const relay = new DispatchRelay(sink);
      const { path, method, headers, body } = request;
      // Undici takes any async iterable as a body; its types know only some.
      const options = { path, method, headers, body } as unknown as Dispatcher.DispatchOptions;
      poolFor(request.origin).dispatch(options, relay);
      return relay;
    },
    async close() {
      const open = [...pools.values()];
      pools.clear();
      await Promise.all(open.map((pool) => pool.destroy()));
    },
  };
}

function openPool(origin: string): Pool {
  return new Pool(origin, {
    connections: connectionLimit,
    allowH2: false,
    maxHeaderSize: headerLimit,
    maxResponseSize: bodyLimit,
    keepAliveTimeout: 15_000,
    // One deadline, and it is the gateway's.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: ({ hostname, port, protocol }, callback) => {
      const secure = protocol === 'https:';
      openConnection({ hostname, port: Number(port || (secure ? 443 : 80)), secure }, (error, socket) => {
        if (socket) callback(null, socket);
        else callback(error ?? new Error('no connection'), null);
      });
    },
  });
}

/** One exchange: undici's handler towards the server, our Exchange towards the gateway. */
class DispatchRelay implements Dispatcher.DispatchHandler, Exchange {
  readonly #sink: CarrierSink;
  #controller: Dispatcher.DispatchController | null = null;
  #over = false;

  constructor(sink: CarrierSink) {
    this.#sink = sink;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#over) controller.abort(stopped());
  }

  onBodySent(): void {
    if (!this.#over) this.#sink.sent();
  }

  onRequestUpgrade(_: unknown, __: number, ___: unknown, socket: { destroy(): void }): void {
    socket.destroy();
    this.#fail(refusal('BAD_RESPONSE', 'UPGRADE'));
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (this.#over || status < 200) return;
    if (Number(headers['content-length'] ?? 0) > bodyLimit) {
      this.#fail(refusal('RESPONSE_TOO_LARGE'));
      controller.abort(stopped());
    } else if (!this.#sink.head(status, headers)) {
      this.#over = true;
      controller.abort(stopped());
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Uint8Array): void {
    // After a pause the parser begins with an empty chunk; pausing on that one would go on for ever.
    if (this.#over || chunk.byteLength === 0) return;
    if (!this.#sink.data(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    if (this.#over) return;
    this.#over = true;
    this.#sink.end();
  }

  onResponseError(_: unknown, error: Error): void {
    this.#fail(nameFailure(error));
  }

  abort(): void {
    this.#over = true;
    this.#controller?.abort(stopped());
  }

  resume(): void {
    if (!this.#over) this.#controller?.resume();
  }

  #fail(named: ReturnType<typeof nameFailure>): void {
    if (this.#over) return;
    this.#over = true;
    this.#sink.fail(named);
  }
}

function stopped(): Error {
  return Object.assign(new Error('the answer is not wanted'), { code: 'ABORT_ERR' });
}
