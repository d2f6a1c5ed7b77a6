/**
 * The place and form of a call on a server. A profile's mapping may change the path of a chosen call, never of a
 * documented one, and the encoding and field names of any call.
 */
import type { Endpoint, MappedCall } from './endpoint.ts';
import { callMappingOf } from './mapping/codes.ts';
import type { CallMapping, Mapping } from './mapping/mapping.ts';
import { mapAnswer, mapFields, mapRow, wireMapOf } from './mapping/wire-map.ts';

interface Placed {
  readonly call: CallMapping;
  readonly mapped: MappedCall;
}

/** A cache, because every call looks up its mapping, and a mapping object rarely changes. */
const known = new WeakMap<Mapping, Map<string, Placed | null>>();

export function locatedCall<E extends Endpoint>(endpoint: E, mapping: Mapping): E {
  const placed = placedCall(mapping, endpoint.id);
  if (!placed) return endpoint;
  const { method, encoding, path } = placementOf(endpoint, placed.call);
  return { ...endpoint, method, encoding, path: path as E['path'], mapped: placed.mapped };
}

/** The request line and the encoding of a call under its mapping. */
export function placementOf(
  endpoint: Pick<Endpoint, 'origin' | 'path' | 'method' | 'encoding'>,
  call: Pick<CallMapping, 'path' | 'method' | 'encoding'>,
): { readonly path: string; readonly method: Endpoint['method']; readonly encoding: Endpoint['encoding'] } {
  const path = endpoint.origin === 'chosen' ? (call.path ?? endpoint.path) : endpoint.path;
  const method = call.method ?? endpoint.method;
  // Only POST has a body. Fields in a query stay there unless the mapping says otherwise.
  const encoding = method === 'POST' ? (call.encoding ?? endpoint.encoding) : 'query';
  return { path, method, encoding };
}

function placedCall(mapping: Mapping, id: string): Placed | null {
  const calls = known.get(mapping) ?? new Map<string, Placed | null>();
  known.set(mapping, calls);
  const found = calls.get(id);
  if (found !== undefined) return found;
  const call = callMappingOf(mapping, id);
  const placed = call ? { call, mapped: mappedBy(call) } : null;
  calls.set(id, placed);
  return placed;
}

function mappedBy(call: CallMapping): MappedCall {
  const map = wireMapOf(call);
  return {
    fields: (ours) => mapFields(map, ours),
    answer: (kind, body) => mapAnswer(map, kind, body),
    row: (theirs) => mapRow(map, theirs),
  };
}
