/** A session with a running shell, opened without a page: what a test arranges needs no browser. */
import type { Page } from '@playwright/test';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';

export interface Session {
  /** A call of the bridge, as the console's page makes it; throws what it is refused with. */
  call(name: string, args: object): Promise<unknown>;
  /** The body of the answer. */
  post(path: string, body: unknown): Promise<string>;
  /** Replaces parts of the sandbox's scenario. */
  pretend(part: Partial<SandboxScenario>): Promise<void>;
  /** From its first page on, this tab is in. */
  enter(page: Page): Promise<void>;
}

/** Sessions of desktop programs by the address of their page, which needs no link and keeps no session. */
const known = new Map<string, Session>();

export function knowSession(origin: string, session: Session): void {
  known.set(origin, session);
}

export function forgetSession(origin: string): void {
  known.delete(origin);
}

/** `link`: of the shell, unused. */
export async function openSession(link: string): Promise<Session> {
  const { origin, hash } = new URL(link);
  const desktop = known.get(origin);
  if (desktop) return desktop;
  const token = new URLSearchParams(hash.slice(1)).get('t');
  const { session } = JSON.parse(await ask(origin, '/bridge/session', {}, { token })) as { session: string };
  return joinSession(origin, session);
}

/** The session that a page is in. */
export async function sessionOf(page: Page): Promise<Session> {
  const desktop = known.get(new URL(page.url()).origin);
  if (desktop) return desktop;
  const session = await page.evaluate(() => sessionStorage.getItem('steward.session') ?? '');
  return joinSession(new URL(page.url()).origin, session);
}

function joinSession(origin: string, session: string): Session {
  const post = (path: string, body: unknown): Promise<string> =>
    ask(origin, path, { 'X-Steward-Session': session, 'X-Steward-Call': crypto.randomUUID() }, body);
  const call: Session['call'] = async (name, args) => {
    const lines = (await post(`/bridge/call/${name}`, args)).trim().split('\n');
    return replyValue(name, JSON.parse(lines.at(-1) ?? '') as Reply);
  };
  return {
    post,
    call,
    pretend: pretender(call),
    async enter(page) {
      await page.addInitScript(
        ([home, value]) => {
          // The benches use it too, and are typed without a page.
          const { origin: here } = globalThis as unknown as { readonly origin: string };
          // Once a tab: a session that ends in the test stays ended.
          if (here !== home || sessionStorage.getItem('test.entered') !== null) return;
          sessionStorage.setItem('test.entered', 'yes');
          sessionStorage.setItem('steward.session', value);
        },
        [origin, session] as const,
      );
    },
  };
}

/** A desktop program with its page at `origin`. */
interface DesktopPage {
  readonly origin: string;
  call(name: string, args: object): Promise<unknown>;
}

/** A window of the desktop needs no session of the page's: its program knows it. */
export function desktopSession({ origin, call }: DesktopPage): Session {
  const callOnce: Session['call'] = async (name, args) => replyValue(name, (await call(name, args)) as Reply);
  return {
    // Chromium says so of a request of the page's own (console-server.ts).
    post: (path, body) => ask(origin, path, { 'Sec-Fetch-Site': 'same-origin' }, body),
    call: callOnce,
    pretend: pretender(callOnce),
    enter: async () => undefined,
  };
}

/** `json`: the value is JSON in UTF-8. */
type Reply = { readonly ok: boolean; readonly value: unknown; readonly json?: boolean };

function replyValue(name: string, reply: Reply): unknown {
  if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
  return reply.json ? JSON.parse(Buffer.from(reply.value as Uint8Array).toString()) : reply.value;
}

function pretender(call: Session['call']): Session['pretend'] {
  return async (part) => {
    const now = (await call('sandbox.scenario', {})) as SandboxScenario;
    await call('sandbox.pretend', { ...now, ...part });
  };
}

async function ask(
  origin: string,
  path: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<string> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: JSON.stringify(body),
  });
  return response.text();
}
