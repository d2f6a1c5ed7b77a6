/** Exchanges that begin only after their request has been read and judged. */
import type { Exchange } from './carrier.ts';
import type { GatewayRefusal } from './refusal.ts';

interface Preparation {
  /** Resolves to the begin of the exchange, or to the reason against it. */
  readonly prepare: (isAborted: () => boolean) => Promise<(() => Exchange) | GatewayRefusal>;
  /** The refusal where `prepare` fails. */
  readonly refusalOf: (error: unknown) => GatewayRefusal;
  readonly refuse: (refusal: GatewayRefusal) => void;
}

/** An abort before the begin begins nothing, and nothing is refused after it. */
export function whenPrepared({ prepare, refusalOf, refuse }: Preparation): Exchange {
  let begun: Exchange | null = null;
  let aborted = false;
  const begin = async (): Promise<void> => {
    const prepared = await prepare(() => aborted);
    if (aborted) return;
    if (typeof prepared === 'function') begun = prepared();
    else refuse(prepared);
  };
  begin().catch((error: unknown) => {
    if (!aborted) refuse(refusalOf(error));
  });
  return {
    abort() {
      aborted = true;
      begun?.abort();
    },
    resume: () => begun?.resume(),
  };
}

/** Returns null for a body of more than `most` bytes. */
export async function readUpTo(body: AsyncIterable<Uint8Array>, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
