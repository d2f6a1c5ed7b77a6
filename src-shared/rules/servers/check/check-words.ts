/** What is said of a call, a page and a connection: in the console, in a terminal and in a report alike. */
import type { KnownWords } from '../../../text/known-words.ts';
import { connectionWords } from '../examination-text.ts';
import type { CheckAccount, CheckedCall, CheckedPage, ServerCheck } from './check-shape.ts';

type Since = NonNullable<ServerCheck['since']>;

/** `No permission` and the like; '' where the verdict says it all. */
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

/** The page's name, or its id where this Steward has no such page any more. */
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

/** What the connection check found, or '' where it found nothing wrong. */
export function connectionText({ connection }: Pick<ServerCheck, 'connection'>, words: KnownWords): string {
  if (!connection) return '';
  const { step, code, detail } = connection;
  const said = code === null ? words.say('servers.connection.failed') : connectionWords(code, words);
  const found = detail ? `${said} (${detail})` : said;
  return words.say('servers.calls.connection', {
    step: words.ifKnown(`servers.connection.step.${step}`) ?? step,
    found,
  });
}

/** What the profile is to say of who is signed in; '' where the server says it. */
export function sessionText({ session }: Pick<ServerCheck, 'session'>, { say }: KnownWords): string {
  if (!session) return '';
  const { administrator } = session;
  return say(`servers.calls.session.${administrator === null ? 'untold' : administrator ? 'yes' : 'no'}`);
}

/** Reads that a page opens without, of those that are named. */
const mostNamed = 3;

/** Ids of the reads that a page lacks; those that it opens without behind them. */
export function withoutText(
  { without, besides = [] }: Pick<CheckedPage, 'without' | 'besides'>,
  { say }: KnownWords,
): string {
  const calls = besides.slice(0, mostNamed).join(', ');
  const more = besides.length - mostNamed;
  const said =
    more > 0 ? say('servers.calls.besidesMore', { calls, more }) : say('servers.calls.besides', { calls });
  const beside = besides.length === 0 ? [] : [said];
  return [...(without.length === 0 ? [] : [without.join(', ')]), ...beside].join(
    say('servers.calls.separator'),
  );
}

/** What stands before all that turned: that somebody else asked; '' where it was the same, or is not known. */
export function accountText({ account }: Since, { say }: KnownWords): string {
  if (!account) return '';
  const named = ({ userId, tenantKey }: CheckAccount): string =>
    userId === '' && tenantKey === ''
      ? say('servers.calls.unknownAccount')
      : [userId, tenantKey].filter((part) => part !== '').join(' · ');
  return say('servers.calls.otherAccount', { was: named(account.was), is: named(account.is) });
}

/** `Login log: Works → Works in part` */
export function turnText(
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
