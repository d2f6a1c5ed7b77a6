/**
 * Review of requests on a server where changes need approval: the whole request is read and checked before any byte
 * is sent, and exactly the checked bytes are sent.
 */
import type { Exchange } from './carrier.ts';
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
  let begun: Exchange | null = null;
  let aborted = false;
  const look = async (): Promise<void> => {
    const whole = body && (await readWhole(body));
    if (body && !whole) return refuse('REQUEST_TOO_LARGE');
    const allowed = !aborted && (await how.allows(whole ?? new Uint8Array()));
    if (aborted) return;
    // wall: approval-allowed-write
    if (!allowed) return refuse('NOT_APPROVED');
    begun = how.begin(whole && onePiece(whole));
  };
  const refuse = (code: 'REQUEST_TOO_LARGE' | 'NOT_APPROVED'): void => {
    if (!aborted) how.refuse(refusal(code));
  };
  // A request that cannot be checked counts as not approved.
  look().catch(() => refuse('NOT_APPROVED'));
  return {
    abort() {
      aborted = true;
      begun?.abort();
    },
    resume: () => begun?.resume(),
  };
}

/** Returns null for a body over the limit. */
async function readWhole(body: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function* onePiece(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body;
}
