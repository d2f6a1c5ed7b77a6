/**
 * Sessions of tabs. A link carries a token that works once, within 60 s; it is exchanged for a session token, which
 * lives as long as this process. Both are 256 random bits, and neither is ever logged or written to the disk.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds that a link works. */
export const linkLifetime = 60_000;
/** Limit of unused links; the oldest are dropped first. */
const linkLimit = 16;
/** Limit of concurrent sessions; the oldest are dropped first. */
const sessionLimit = 256;

export interface Sessions {
  newLinkToken(): string;
  /** Returns a session token for a fresh and unused link token; null for any other. */
  exchange(linkToken: string): string | null;
  has(sessionToken: string): boolean;
  end(sessionToken: string): void;
}

/** `clock`: monotonic milliseconds. */
export function createSessions(clock: () => number = () => performance.now()): Sessions {
  let links: { readonly token: Buffer; readonly until: number }[] = [];
  let sessions: Buffer[] = [];

  return {
    newLinkToken() {
      const token = newWebToken();
      links = [...links.slice(1 - linkLimit), { token: Buffer.from(token), until: clock() + linkLifetime }];
      return token;
    },
    exchange(token) {
      const now = clock();
      const found = indexOf(
        links.map((link) => link.token),
        token,
      );
      const link = links[found];
      // wall: web-link-once
      links = links.filter((other) => other !== link && other.until > now);
      if (!link || /* wall: web-link-minute */ link.until <= now) return null;
      const session = newWebToken();
      sessions = [...sessions.slice(1 - sessionLimit), Buffer.from(session)];
      return session;
    },
    has: (given) => indexOf(sessions, given) >= 0,
    end(given) {
      const found = indexOf(sessions, given);
      sessions = sessions.filter((_, i) => i !== found);
    },
  };
}

/** 256 bits as 43 characters of base64url. */
export function newWebToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares two tokens in constant time. */
export function sameToken(known: Buffer, given: string): boolean {
  const bytes = Buffer.from(given);
  return bytes.length === known.length && /* wall: web-constant-time */ timingSafeEqual(bytes, known);
}

/** Compares all tokens, so that the time does not depend on the position. */
function indexOf(tokens: readonly Buffer[], given: string): number {
  let found = -1;
  /* wall: web-all-tokens */ for (const [i, token] of tokens.entries())
    if (sameToken(token, given)) found = i;
  return found;
}
