/**
 * The entry of a browser. An earlier program at this address may have left a service worker, cached files or data in
 * the user's browser; a page of such a program must neither look like Steward nor be let in.
 *
 * - A link leads to the entry. On a fixed port its path is new at every start, so that nothing cached answers it, and
 *   its response clears old data before the page begins.
 * - The page on the disk that a browser is opened with first requests a picture whose response clears the same. No
 *   worker sees that request (the page is outside every worker's scope), so a worker that would answer the link is
 *   gone before.
 * - Only a page that the browser itself requested, as a document, gets a ticket, without which a browser redeems no
 *   link. A service worker's request differs in fields that no script can set (Fetch Metadata §2).
 */
import { newWebToken, sameToken } from './sessions.ts';
import type { RequestFacts } from './wall.ts';

/** Limit of unused tickets; the oldest are dropped first. */
const ticketLimit = 64;

/** Clears the browser's cache and all storage of this origin; cookies stay, as other ports share them. */
const clearingHeaders = ['Clear-Site-Data', '"cache", "storage"'];

export interface WebEntry {
  /** Path of the entry, new at every start; a tab may come from another site to this address only. */
  readonly path: string;
  /** Path of printed links: the entry, or the root on a free port, whose whole address is new. */
  readonly linkPath: string;
  /** Path that clears data, for the page on the disk; null on a free port. Secret, since it deletes data. */
  readonly clearing: string | null;
  /** Headers that clear data, until a tab is in: on the page, and on refusals. */
  clear(): string[];
  /** Headers and ticket for a request of the page; the headers are flat. */
  admit(
    target: string,
    facts: RequestFacts,
  ): { readonly ticket: string; readonly headers: readonly string[] };
  /** Whether the requester may have a session: a program that is no browser, or a page with an unused ticket. */
  passes(facts: RequestFacts, ticket: unknown): boolean;
  /** Called when a tab is in: stored data belong to Steward from now on. */
  claimStorage(): void;
}

/** `fixed`: the port was chosen, so other programs may have used it before, or known that Steward would. */
export function createEntry(fixed: boolean): WebEntry {
  const path = `/~${newWebToken().slice(0, 22)}/`;
  const linkPath = fixed ? path : '/';
  const clearing = fixed ? `/~${newWebToken().slice(0, 22)}` : null;
  let tickets: readonly Buffer[] = [];
  let dirty = fixed;
  return {
    path,
    linkPath,
    clearing,
    clear: () => (/* wall: web-clears-dirty */ dirty ? clearingHeaders : []),
    admit(target, facts) {
      if ((target !== path && target !== linkPath) || !isOwnRequest(facts))
        return { ticket: '', headers: [] };
      const ticket = newWebToken();
      tickets = [...tickets.slice(1 - ticketLimit), Buffer.from(ticket)];
      return { ticket, headers: /* wall: web-port-clearing */ dirty ? clearingHeaders : [] };
    },
    passes(facts, ticket) {
      // Every browser sends Fetch Metadata; a program of the user's own does not.
      if (facts.fetchSite === null) return true;
      const given = typeof ticket === 'string' ? ticket : '';
      const others = tickets.filter((one) => !sameToken(one, given));
      const found = others.length < tickets.length;
      tickets = others;
      return found;
    },
    claimStorage() {
      dirty = false;
    },
  };
}

/** Whether the browser itself requested the document: typed, or from another site. Own pages have a ticket. */
function isOwnRequest({ fetchSite, fetchMode, fetchDest }: RequestFacts): boolean {
  // wall: web-ticket-document
  return fetchSite !== 'same-origin' && fetchMode === 'navigate' && fetchDest === 'document';
}

/** Response headers to a request for a service worker: Steward has none, so the worker's data are cleared. */
export const noServiceWorker: readonly string[] = clearingHeaders;
