/** A page of the console on the documents-only stand-in, and what it asked there. */
import { vi } from 'vitest';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { endpoints } from '#shared/api/index.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import type { StrictServer } from '../../strict-server/strict-server.ts';
import { callBridge } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import type { Console } from '../support/screens.ts';
import { add } from '../support/servers-page.ts';

/** The words of the profile say what no documented call says. */
export async function enterDocuments(page: Page, console: Console, server: StrictServer): Promise<void> {
  await console.open('/servers');
  const { address, token } = server;
  const mapping = { ...noMapping, session: { userName: 'Lin Yu', deployment: 'public' as const } };
  const draft = { name: 'Documents', address, environment: 'test', signIn: 'token', mapping } as const;
  const id = await add(page, { ...draft, credential: { kind: 'token', token } });
  await callBridge(page, 'servers.choose', { id });
}

/** Milliseconds: what nobody waits for is asked for at most four seconds after a start, and 400 ms after its content. */
const longestStart = 4500;

/** The page's own requests have ended, also those that wait for an answer, for a while, or for more of its code. */
export async function atRest(page: Page): Promise<void> {
  for (let before = -1; before !== page.calls(/./).length; ) {
    before = page.calls(/./).length;
    await page.settled();
    await page.pass(longestStart);
    await vi.dynamicImportSettled();
    await page.pass(100);
  }
}

interface Made {
  /** Of our declarations; of an address that is no call, its method and path. */
  readonly id: string;
  readonly effect: Endpoint['effect'];
  readonly lacks: boolean;
}

/** Calls of the platform that the page made after the first so many requests, each once, in their order. */
export function callsMade(page: Page, server: Pick<StrictServer, 'refusals'>, after = 0): Made[] {
  const refused = new Set(server.refusals.map((line) => line.split(': ')[0]));
  const made = new Map<string, Made>();
  for (const { method, url } of page.calls(/./).slice(after)) {
    if (!/^\/p?api\//.test(url.pathname)) continue;
    const call = endpoints.find((one) => one.method === method && isPath(one.path, url.pathname));
    const asked = `${method} ${url.pathname}`;
    const id = call?.id ?? asked;
    made.set(id, { id, effect: call?.effect ?? 'read', lacks: refused.has(asked) });
  }
  return [...made.values()];
}

function isPath(declared: string, path: string): boolean {
  const [words, given] = [declared.split('/'), path.split('/')];
  return (
    words.length === given.length && words.every((word, at) => /^\{\w+\}$/.test(word) || word === given[at])
  );
}

/** The title of each notice of a call that is lacking, by the call that it names. */
export function noticesIn(texts: readonly string[]): ReadonlyMap<string, string> {
  const said = texts.flatMap((text): [string, string][] => {
    const [, title = '', call = ''] = notice.exec(text) ?? [];
    return call === '' ? [] : [[call, title]];
  });
  return new Map(said);
}

const notice =
  /^(.*?)(?:This server has nothing|The server says “.*?”) at \/p?api\/\S+ where Steward looks for “([\w.]+)”/;
