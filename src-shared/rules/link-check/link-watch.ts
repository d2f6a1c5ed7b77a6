/** Addresses of link applications that are checked every week, and what the last check found of each. */
import * as z from 'zod';
import { type LinkReport, type LinkState, linkStates, longestAddress } from './link-report.ts';

/** `dead`: no page is there. `unreachable`: nothing answered this time. `changed`: another page than before. */
export const linkVerdicts = ['fine', 'changed', 'unreachable', 'dead'] as const;
export type LinkVerdict = (typeof linkVerdicts)[number];

/** The maximum number of addresses kept for one tenant: with the longest ones they fit into one call of the bridge. */
export const mostLinks = 5000;

/** The facts by which one page is told from another. */
const knownPage = z.strictObject({ title: z.string().max(200), host: z.string().max(300) });
export type KnownPage = z.output<typeof knownPage>;

export const linkResult = z.strictObject({
  time: z.iso.datetime(),
  state: z.enum(linkStates),
  verdict: z.enum(linkVerdicts),
  /** HTTP status of the last step; null without an answer. */
  status: z.int().nullable(),
  page: knownPage,
});
export type LinkResult = z.output<typeof linkResult>;

export const watchedLink = z.strictObject({
  /** Id of the application. */
  id: z.string().min(1).max(100),
  name: z.string().max(500),
  address: z.string().min(1).max(longestAddress),
});
export type WatchedLink = z.output<typeof watchedLink>;

export const keptLink = watchedLink.extend({
  /** The page with which later ones are compared; null before the first answer. */
  known: knownPage.nullable(),
  last: linkResult.nullable(),
});
export type KeptLink = z.output<typeof keptLink>;

const gone: readonly LinkState[] = [
  'notAddress',
  'scheme',
  'credentials',
  'unknownHost',
  'redirectLoop',
  'redirectMany',
  'redirectNowhere',
  'redirectScheme',
  'empty',
];

/** A page that asks for a sign-in is there; its title says nothing of what lies behind. */
export function judgeLink(
  report: Pick<LinkReport, 'state' | 'steps' | 'title'>,
  known: KnownPage | null,
  time: string,
): LinkResult {
  const { state, steps, title } = report;
  const end = steps.at(-1);
  const status = end?.status ?? null;
  const page = { title, host: end ? (URL.parse(end.address)?.host ?? '') : '' };
  const verdict = ((): LinkVerdict => {
    if (gone.includes(state) || (state === 'failed' && status !== null && status < 500)) return 'dead';
    if (!['ok', 'signIn', 'notModified'].includes(state)) return 'unreachable';
    if (known === null || state === 'notModified') return 'fine';
    const isOther =
      page.host !== known.host || (state === 'ok' && known.title !== '' && title !== known.title);
    return isOther ? 'changed' : 'fine';
  })();
  return { time, state, verdict, status, page };
}

/** The new list, with what is known of addresses that stay the same. */
export function withLinks(now: readonly KeptLink[], links: readonly WatchedLink[]): KeptLink[] {
  const before = new Map(now.map((link) => [`${link.id} ${link.address}`, link]));
  return links.map(({ id, name, address }) => {
    const same = before.get(`${id} ${address}`);
    return { id, name, address, known: same?.known ?? null, last: same?.last ?? null };
  });
}

/** Milliseconds between two checks. */
export const checkEvery = 7 * 24 * 60 * 60_000;

/** `checked`: the end of the last check; null before the first one. */
export function isCheckDue(checked: string | null, now: number): boolean {
  return checked === null || now - Date.parse(checked) >= checkEvery;
}
