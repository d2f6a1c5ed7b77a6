import type { KnownWords } from '../../../text/known-words.ts';
import { connectionWords } from '../examination-text.ts';
import type { CheckAccount, CheckedCall, CheckedPage, ServerCheck } from './check-shape.ts';

type Since = NonNullable<ServerCheck['since']>;

/** Details such as `No permission`; '' where the verdict says everything. */
export function callDetail({ code, message, fields }: CheckedCall, words: KnownWords): string {
  return [
    codeText(code, words),
    message === '' ? '' : words.say('servers.calls.said', { message }),
    ...fields.map(({ field, found }) =>
      words.say('servers.calls.field', { field, found: words.say(`servers.calls.found.${found}`) }),
    ),
  ]
    .filter((part) => part !== '')
    .join(words.say('servers.calls.separator'));
}

function codeText(code: string, { say, ifKnown }: KnownWords): string {
  if (code === '' || code.startsWith('HTTP ')) return code;
  const known = ifKnown(`servers.calls.code.${code}`) ?? ifKnown(`errors.gateway.${code}`);
  return known ?? say('servers.calls.coded', { code });
}

/** The page's title, or its id where this version has no such page. */
export function pageName({ id, titleKey }: Pick<CheckedPage, 'id' | 'titleKey'>, words: KnownWords): string {
  return words.ifKnown(titleKey) ?? id;
}

export function outcomeText(
  { outcome, pages }: Pick<ServerCheck, 'outcome' | 'pages'>,
  { say }: KnownWords,
): string {
  const count = (wanted: CheckedPage['verdict']): number =>
    pages.filter(({ verdict }) => verdict === wanted).length;
  return say(`servers.calls.outcome.${outcome}`, {
    all: pages.length,
    works: count('works'),
    partly: count('partly'),
    fails: count('fails'),
  });
}

/** The first failed step of the connection check; '' where none failed. */
export function connectionText({ connection }: Pick<ServerCheck, 'connection'>, words: KnownWords): string {
  if (!connection) return '';
  const { step, code, detail } = connection;
  const reason = code === null ? words.say('servers.connection.failed') : connectionWords(code, words);
  const found = detail ? `${reason} (${detail})` : reason;
  return words.say('servers.calls.connection', {
    step: words.ifKnown(`servers.connection.step.${step}`) ?? step,
    found,
  });
}

/** Returns the facts about the session that the profile has to state; '' where the server has a session call. */
export function sessionText({ session }: Pick<ServerCheck, 'session'>, { say }: KnownWords): string {
  if (!session) return '';
  const { administrator } = session;
  return say(`servers.calls.session.${administrator === null ? 'untold' : administrator ? 'yes' : 'no'}`);
}

/** Optional reads that the text lists by name; the others are counted. */
const mostNamed = 3;

/** Ids of the missing reads: those that the page needs first, then its other ones. */
export function withoutText(
  { without, besides = [] }: Pick<CheckedPage, 'without' | 'besides'>,
  { say }: KnownWords,
): string {
  const calls = besides.slice(0, mostNamed).join(', ');
  const more = besides.length - mostNamed;
  const reason =
    more > 0 ? say('servers.calls.besidesMore', { calls, more }) : say('servers.calls.besides', { calls });
  const beside = besides.length === 0 ? [] : [reason];
  return [...(without.length === 0 ? [] : [without.join(', ')]), ...beside].join(
    say('servers.calls.separator'),
  );
}

/** The hint that another account made the last check; '' where it was the same or is unknown. */
export function accountText({ account }: Since, { say }: KnownWords): string {
  if (!account) return '';
  const named = ({ userId, tenantKey }: CheckAccount): string =>
    userId === '' && tenantKey === ''
      ? say('servers.calls.unknownAccount')
      : [userId, tenantKey].filter((part) => part !== '').join(' · ');
  return say('servers.calls.otherAccount', { was: named(account.was), is: named(account.is) });
}

/** One changed verdict, e.g. `Login log: Works → Works in part`. */
export function changedVerdictText(
  { id, was, is }: { readonly id: string; readonly was: string; readonly is: string },
  pages: readonly CheckedPage[],
  words: KnownWords,
): string {
  const page = pages.find((one) => one.id === id);
  const isPage = page !== undefined && words.ifKnown(`servers.calls.page.${is}`) !== null;
  const verdict = (name: string): string =>
    words.ifKnown(`servers.calls.${isPage ? 'page' : 'verdict'}.${name}`) ?? name;
  return words.say('servers.calls.turned', {
    what: isPage ? pageName(page, words) : id,
    was: verdict(was),
    is: verdict(is),
  });
}
