/**
 * Review of requests on a server where changes need approval: the whole request is read and checked before any byte
 * is sent, and exactly the checked bytes are sent.
 */
import type { Exchange } from './carrier.ts';
import { readUpTo, whenPrepared } from './prepared-exchange.ts';
import { type GatewayRefusal, refusal } from './refusal.ts';

export interface WholeRequest {
  readonly method: string;
  /** Canonical, without the base path. */
  readonly path: string;
  /** The query with its question mark; '' without one. */
  readonly query: string;
  /** Flat: name, value, name, value. */
  readonly headers: readonly string[];
  readonly body: Uint8Array;
}

/** Approval rules for the writes of one server. */
export interface Approving {
  /** Whether daily decisions need no approval (`rules/changes/daily.ts`). */
  readonly daily: boolean;
  /** Whether a change was begun on the server under this Idempotency-Key; '' where a request has none. */
  hasBegun(key: string): boolean;
  /** Whether the request does exactly what that change does, over the server's present state. */
  allows(key: string, request: WholeRequest): Promise<boolean>;
}

/** Limit of such a request's body in bytes: no change in a tray makes a larger one. */
const most = 32 * 1024 * 1024;

export function whenAllowed(
  body: AsyncIterable<Uint8Array> | null,
  how: {
    readonly allows: (whole: Uint8Array) => Promise<boolean>;
    readonly begin: (body: AsyncIterable<Uint8Array> | null) => Exchange;
    readonly refuse: (refusal: GatewayRefusal) => void;
  },
): Exchange {
  return whenPrepared({
    async prepare(isAborted) {
      const whole = body && (await readUpTo(body, most));
      if (body && !whole) return refusal('REQUEST_TOO_LARGE');
      const allowed = !isAborted() && (await how.allows(whole ?? new Uint8Array()));
      // wall: approval-allowed-write
      if (!allowed) return refusal('NOT_APPROVED');
      return () => how.begin(whole && onePiece(whole));
    },
    // A request that cannot be checked counts as not approved.
    refusalOf: () => refusal('NOT_APPROVED'),
    refuse: how.refuse,
  });
}

async function* onePiece(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body;
}
