/**
 * Where somebody approves what is sent: the whole of a request is looked at before any of it goes on, and what goes on is
 * what was looked at.
 */
import type { Exchange } from './carrier.ts';
import { type Refusal, refusal } from './refusal.ts';

/** A request as it would be sent. */
export interface WholeRequest {
  readonly method: string;
  /** Canonical, without the base path. */
  readonly path: string;
  /** With its question mark; ''. */
  readonly query: string;
  /** Flat: name, value, name, value. */
  readonly headers: readonly string[];
  readonly body: Uint8Array;
}

/** Of the writes of one server. */
export interface Approving {
  /** Daily decisions are sent without (`rules/changes/daily.ts`). */
  readonly daily: boolean;
  /** Whether a change was begun there under this Idempotency-Key; '' where a request has none. */
  begun(key: string): boolean;
  /** Whether the request is what that change does, and nothing else, over what the server holds now. */
  allows(key: string, request: WholeRequest): Promise<boolean>;
}

/** Bytes of such a request: more than any change that is kept in a tray makes. */
const most = 32 * 1024 * 1024;

export function whenAllowed(
  body: AsyncIterable<Uint8Array> | null,
  how: {
    readonly allows: (whole: Uint8Array) => Promise<boolean>;
    readonly begin: (body: AsyncIterable<Uint8Array> | null) => Exchange;
    readonly refuse: (refusal: Refusal) => void;
  },
): Exchange {
  let begun: Exchange | null = null;
  let aborted = false;
  const look = async (): Promise<void> => {
    const whole = body && (await readWhole(body));
    if (body && !whole) return refuse('REQUEST_TOO_LARGE');
    const allowed = !aborted && (await how.allows(whole ?? new Uint8Array()));
    if (aborted) return;
    if (!allowed) return refuse('NOT_APPROVED');
    begun = how.begin(whole && onePiece(whole));
  };
  const refuse = (code: 'REQUEST_TOO_LARGE' | 'NOT_APPROVED'): void => {
    if (!aborted) how.refuse(refusal(code));
  };
  // What can't be looked at was not approved.
  look().catch(() => refuse('NOT_APPROVED'));
  return {
    abort() {
      aborted = true;
      begun?.abort();
    },
    resume: () => begun?.resume(),
  };
}

/** null: it is too large. */
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
