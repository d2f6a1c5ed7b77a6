/** `bridge.licence.parse({ file }, { signal, onProgress })`: the contract's calls over whichever shell there is. */

import { BridgeError } from '#shared/bridge/errors.ts';
import type { BridgeClient, CallOptions, EventName, EventPayload } from '#shared/bridge/index.ts';
import { userDid } from '#shared/bridge/user-did.ts';
import { shell } from './shell/index.ts';
import { createSignal } from './signal.ts';

async function invoke(name: string, args: unknown, options: CallOptions<unknown> = {}): Promise<unknown> {
  const reply = await shell.invoke(name, args, options);
  if (reply.ok) return reply.value;
  throw new BridgeError(reply.error.code, reply.error.message, reply.error.params);
}

/** Names are put together on access; the types come from the contract, so no schema is loaded here. */
export const bridge = new Proxy({} as Record<string, unknown>, {
  get: (_, domain: string) =>
    new Proxy({} as Record<string, unknown>, {
      get: (_target, call: string) => (args: unknown, options?: CallOptions<unknown>) =>
        invoke(`${domain}.${call}`, args, options),
    }),
}) as unknown as BridgeClient;

type Listener = (payload: unknown) => void;
const listeners = new Map<string, Set<Listener>>();
/** What the user did before anybody listened for it: a part that listens for something else has opened the stream. */
const unheard = new Map<string, unknown[]>();
/** Of the stream itself, which is one for as long as the page's code is there. */
let subscribed = false;
let hasOpened = false;
const opening = createSignal<null>();

/** Events are told from now on, for the first time or again: what happened before has to be asked for. */
export const onBridgeOpen = (listener: () => void): (() => void) => opening.listen(listener);

/** Whether somebody's listening has opened the stream already: then whoever comes now is not told of it. */
export function hasBridgeOpened(): boolean {
  return hasOpened;
}

function tell(name: string, payload: unknown): void {
  const heard = listeners.get(name);
  if (heard?.size) for (const each of heard) each(payload);
  else if (userDid.has(name)) unheard.set(name, [...(unheard.get(name) ?? []), payload]);
}

/** Listens for one of the shell's events; the first to listen is told what the user did until then. Answers the way to stop. */
export function onBridgeEvent<N extends EventName>(
  name: N,
  listener: (payload: EventPayload<N>) => void,
): () => void {
  const set = listeners.get(name) ?? new Set<Listener>();
  listeners.set(name, set);
  set.add(listener as Listener);
  if (!subscribed) {
    subscribed = true;
    shell.subscribe(tell, () => {
      hasOpened = true;
      opening.emit(null);
    });
  }
  const waiting = unheard.get(name) ?? [];
  unheard.delete(name);
  for (const payload of waiting) tell(name, payload);
  return () => set.delete(listener as Listener);
}
