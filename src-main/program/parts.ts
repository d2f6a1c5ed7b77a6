/**
 * The heavy parts of the program, loaded on first use, so that a start reads and runs little code (design §8): the
 * gateway with its HTTP client here, sandbox and licence reader in their own files.
 */
import type { Gateway, GatewayOptions } from '../gateway/index.ts';

export interface LazyPart<T> {
  (): Promise<T>;
  /** Returns the loaded part, or null; never starts loading. */
  ifLoaded(): Promise<T> | null;
}

/** Runs `load` at the first call; a failure rejects the pending calls, and the next call tries again. */
export function lazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  let pending: Promise<T> | null = null;
  const get = (): Promise<T> => {
    pending ??= load().catch((error: unknown) => {
      pending = null;
      throw error;
    });
    return pending;
  };
  return Object.assign(get, { ifLoaded: () => pending });
}

/** A gateway that is loaded by its first request. */
export function lazyGateway(options: GatewayOptions): Gateway {
  let loaded: Gateway | null = null;
  const load = lazyPart(async () => {
    const { createGateway } = await import('../gateway/index.ts');
    loaded = createGateway(options);
    return loaded;
  });

  return {
    handle: async (request) => (await load()).handle(request),
    handleAt: async (target, request) => (await load()).handleAt(target, request),
    stream(request, sink) {
      if (loaded) return loaded.stream(request, sink);
      let exchange: ReturnType<Gateway['stream']> | null = null;
      let aborted = false;
      load().then(
        (gateway) => {
          if (!aborted) exchange = gateway.stream(request, sink);
        },
        () => sink.fail({ code: 'UNREACHABLE', detail: 'the gateway could not be loaded' }),
      );
      return {
        abort() {
          aborted = true;
          exchange?.abort();
        },
        resume: () => exchange?.resume(),
      };
    },
    checkSession: async (target, signal) => (await load()).checkSession(target, signal),
    signIn: async (...given) => (await load()).signIn(...given),
    // A gateway that is not loaded has no session to forget.
    forgetSession: (id) => loaded?.forgetSession(id),
    async close() {
      await loaded?.close();
    },
  };
}
