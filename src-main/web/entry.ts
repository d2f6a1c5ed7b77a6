/**
 * How a browser comes in. Whoever had this address before may have left a service worker, cached files or data in the
 * user's browser; such a page must neither be taken for Steward's nor be let in.
 *
 * - A link leads to the entry. On a port that somebody chose its path is new at every start, so that nothing cached
 *   answers it, and its answer clears what was left, before the page begins.
 * - The page on the disk that a browser is opened with asks for a picture first, whose answer clears the same. No worker
 *   sees that request (its page is none of theirs), so that one that would answer the link itself is gone before it.
 * - Only a page that the browser itself asked for, as a document, is given a ticket, without which a browser redeems
 *   no link. A service worker's request says otherwise, in fields that no script can set (Fetch Metadata §2).
 */
import { newToken, sameToken } from './sessions.ts';
import type { RequestFacts } from './wall.ts';

/** Tickets that wait to be shown; the oldest go first. */
const ticketLimit = 64;

/** The browser's own cache and everything that pages of this address kept; cookies are shared with other ports. */
const clearingHeaders = ['Clear-Site-Data', '"cache", "storage"'];

export interface Entry {
  /** New at every start; the one address to which a tab may be led from elsewhere. */
  readonly path: string;
  /** Where printed links lead: the same, or on a free port, whose whole address is new, the root. */
  readonly linkPath: string;
  /** What clears, for the page on the disk; null on a free port. Nobody else is told of it: it takes data away. */
  readonly clearing: string | null;
  /** Headers that clear, until a tab is in: of its answer, and of one that lets a page in nowhere. */
  clear(): string[];
  /** What the page is given for a request; the headers are flat. */
  admit(
    target: string,
    facts: RequestFacts,
  ): { readonly ticket: string; readonly headers: readonly string[] };
  /** Whether who asks for a session may have one: no browser, or one whose page has an unused ticket. */
  passes(facts: RequestFacts, ticket: unknown): boolean;
  /** A tab is in: what this address keeps from now on is ours. */
  taken(): void;
}

/** `fixed`: the port was chosen, so that others may have had it, or known that it would be ours. */
export function createEntry(fixed: boolean): Entry {
  const path = `/~${newToken().slice(0, 22)}/`;
  const linkPath = fixed ? path : '/';
  const clearing = fixed ? `/~${newToken().slice(0, 22)}` : null;
  let tickets: readonly Buffer[] = [];
  let dirty = fixed;
  return {
    path,
    linkPath,
    clearing,
    clear: () => (dirty ? clearingHeaders : []),
    admit(target, facts) {
      if ((target !== path && target !== linkPath) || !isOwnRequest(facts))
        return { ticket: '', headers: [] };
      const ticket = newToken();
      tickets = [...tickets.slice(1 - ticketLimit), Buffer.from(ticket)];
      return { ticket, headers: dirty ? clearingHeaders : [] };
    },
    passes(facts, ticket) {
      // A program of the user's own says nothing of sites; every browser does.
      if (facts.fetchSite === null) return true;
      const given = typeof ticket === 'string' ? ticket : '';
      const others = tickets.filter((one) => !sameToken(one, given));
      const found = others.length < tickets.length;
      tickets = others;
      return found;
    },
    taken() {
      dirty = false;
    },
  };
}

/** The browser's own: typed, or followed from a page of somewhere else. Our pages need no second ticket. */
function isOwnRequest({ fetchSite, fetchMode, fetchDest }: RequestFacts): boolean {
  return fetchSite !== 'same-origin' && fetchMode === 'navigate' && fetchDest === 'document';
}

/** For a request for a service worker: Steward has none, and what asks is cleared away. */
export const noServiceWorker: readonly string[] = clearingHeaders;
