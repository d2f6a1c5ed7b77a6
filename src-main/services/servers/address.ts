import { BridgeError } from '#shared/bridge/errors.ts';
import { readServerAddress } from '#shared/rules/servers/server-address.ts';

/** Returns the canonical form of an address; throws SERVER_ADDRESS_INVALID with `reason`. */
export function canonicalAddress(typed: string): string {
  const read = readServerAddress(typed);
  if ('address' in read) return read.address;
  throw new BridgeError('SERVER_ADDRESS_INVALID', `not a server address: ${read.fault}`, {
    reason: read.fault,
  });
}
