/** The bridge's typed calls and events: `bridge.licence.parse({ file }, { signal, onProgress })`. */

import { BridgeError } from '#shared/bridge/errors.ts';
import type { BridgeClient, CallOptions, EventName, EventPayload } from '#shared/bridge/index.ts';
import { userDid } from '#shared/bridge/user-did.ts';
import { shell } from './shell/index.ts';
import { createSignal } from './signal.ts';
import { afterStartContent } from './start-content.ts';

async function invoke(name: string, args: unknown, options: CallOptions<unknown> = {}): Promise<unknown> {
  const reply = await shell.invoke(name, args, options);
  if (reply.ok) return reply.value;
  throw new BridgeError(reply.error.code, reply.error.message, reply.error.params);
}

/** Call names are composed on access; the types come from the contract, so that no schema is loaded here. */
export const bridge = new Proxy({} as Record<string, unknown>, {
  get: (_, domain: string) =>
    new Proxy({} as Record<string, unknown>, {
      get: (_target, call: string) => (args: unknown, options?: CallOptions<unknown>) =>
        invoke(`${domain}.${call}`, args, options),
    }),
}) as unknown as BridgeClient;

type Listener = (payload: unknown) => void;
const listeners = new Map<string, Set<Listener>>();
/** Payloads of user events that arrived before their first listener: another event's listener had opened the stream. */
const unheard = new Map<string, unknown[]>();
/** Whether the event stream was requested; one stream serves the page's whole life. */
let subscribed = false;
let hasOpened = false;
const opening = createSignal<null>();

/** Fires when the event stream opens, first or again. Earlier events are lost: state must be read. */
export const onBridgeOpen = (listener: () => void): (() => void) => opening.listen(listener);

/** Whether the stream has opened already; a new listener of `onBridgeOpen` will not hear of that opening. */
export function hasBridgeOpened(): boolean {
  return hasOpened;
}

function tell(name: string, payload: unknown): void {
  const heard = listeners.get(name);
  if (heard?.size) for (const each of heard) each(payload);
  else if (/* wall: desktop-user-did */ userDid.has(name))
    unheard.set(name, [...(unheard.get(name) ?? []), payload]);
}

/** Listens for a shell event; the first listener receives earlier user events. Returns the unsubscriber. */
export function onBridgeEvent<N extends EventName>(
  name: N,
  listener: (payload: EventPayload<N>) => void,
): () => void {
  const set = listeners.get(name) ?? new Set<Listener>();
  listeners.set(name, set);
  set.add(listener as Listener);
  if (!subscribed) {
    subscribed = true;
    afterStartContent(() =>
      shell.subscribe(tell, () => {
        hasOpened = true;
        opening.emit(null);
      }),
    );
  }
  const waiting = unheard.get(name) ?? [];
  unheard.delete(name);
  for (const payload of waiting) tell(name, payload);
  return () => set.delete(listener as Listener);
}
