/** A session with a running shell, opened without a page: what a test arranges needs no browser. */
import type { Page } from '@playwright/test';

export interface Session {
  /** A call of the bridge, as the console's page makes it; throws what it is refused with. */
  call(name: string, args: object): Promise<unknown>;
  /** The body of the answer. */
  post(path: string, body: unknown): Promise<string>;
  /** From its first page on, this tab is in. */
  enter(page: Page): Promise<void>;
}

/** `link`: of the shell, unused. */
export async function openSession(link: string): Promise<Session> {
  const { origin, hash } = new URL(link);
  const ask = async (path: string, headers: Record<string, string>, body: unknown): Promise<string> => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
      body: JSON.stringify(body),
    });
    return response.text();
  };
  const token = new URLSearchParams(hash.slice(1)).get('t');
  const { session } = JSON.parse(await ask('/bridge/session', {}, { token })) as { session: string };
  const post = (path: string, body: unknown): Promise<string> =>
    ask(path, { 'X-Steward-Session': session, 'X-Steward-Call': crypto.randomUUID() }, body);
  return {
    post,
    async call(name, args) {
      const lines = (await post(`/bridge/call/${name}`, args)).trim().split('\n');
      const reply = JSON.parse(lines.at(-1) ?? '') as { ok: boolean; value: unknown };
      if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
      return reply.value;
    },
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
