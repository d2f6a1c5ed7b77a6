/** Origins of addresses: looked up together, and remembered until the files of this computer change. */
import { bridge } from '#data/bridge.ts';
import { createSignal } from '#data/signal.ts';
import { mostSought } from '#shared/bridge/origins.ts';
import type { AddressOrigin } from '#shared/rules/login-log/address-origin.ts';

/** Addresses that are remembered; a log of a year has fewer. */
const most = 100_000;
const known = new Map<string, AddressOrigin>();
/** The error of the last look-up of drawn addresses; null where it worked. */
let failure: unknown = null;
const arrived = createSignal<null>();
export const onOrigins = arrived.listen;
let version = 0;

/** Another number whenever something else is known. */
export const originVersion = () => version;

function tell(): void {
  version += 1;
  arrived.emit(null);
}

export function knownOrigin(address: string): AddressOrigin | undefined {
  return known.get(address);
}

export function originFailure(): unknown {
  return failure;
}

export function forgetOrigins(): void {
  known.clear();
  failure = null;
  tell();
}

/** Looks up those that are not known yet. Throws BridgeError. */
export async function findOrigins(addresses: Iterable<string>, signal?: AbortSignal): Promise<void> {
  const sought = [...new Set(addresses)].filter((address) => address !== '' && !known.has(address));
  if (known.size + sought.length > most) known.clear();
  for (let at = 0; at < sought.length; at += mostSought) {
    const part = sought.slice(at, at + mostSought);
    const { origins } = await bridge.origins.find({ addresses: part }, signal ? { signal } : {});
    for (const [index, origin] of origins.entries()) known.set(part[index] ?? '', origin);
  }
  if (sought.length > 0) tell();
}

const soon = new Set<string>();

/** Queues an address for a look-up together with those of the other drawn rows. */
export function soughtSoon(address: string): void {
  if (address === '' || known.has(address)) return;
  soon.add(address);
  if (soon.size > 1) return;
  queueMicrotask(() => {
    const addresses = [...soon];
    soon.clear();
    findOrigins(addresses).catch((error: unknown) => {
      failure = error;
      tell();
    });
  });
}
