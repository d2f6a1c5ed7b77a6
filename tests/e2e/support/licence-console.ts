/** A console of its own for each test of the licence tool and the tenant page, and what these tests do in it. */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { SandboxAccount } from '../../../src-shared/api/session.ts';
import type { SandboxScenario } from '../../../src-shared/bridge/sandbox.ts';
import { startWebShell, type WebShell } from './web-shell.ts';

export { expect };

export const samples = resolve(import.meta.dirname, '../../../resources/samples');
export const sample = (name: string) => resolve(samples, name);

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A file with a picture's first bytes under a licence's name. */
export const picture: UploadedFile = {
  name: 'scan.lic',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex'),
};

export interface Console {
  readonly shell: WebShell;
  /** Opens the console at a path, in a language. */
  readonly open: (path: string, language?: 'en-US' | 'zh-CN') => Promise<void>;
  /** The same in another tab, with a link of its own. */
  readonly openIn: (tab: Page, path: string) => Promise<void>;
  readonly signIn: (account: SandboxAccount) => Promise<void>;
  readonly pretend: (scenario: Partial<SandboxScenario>) => Promise<void>;
}

export const test = base.extend<{ deadline: number | undefined; console: Console }>({
  /** Milliseconds until a silent server is given up; 120 s unless a test says otherwise. */
  deadline: [undefined, { option: true }],
  console: async ({ page, deadline }, use) => {
    const shell = await startWebShell(deadline === undefined ? {} : { deadline });
    await use({
      shell,
      open: async (path, language = 'en-US') => {
        await page.goto(await shell.newLink());
        // The one-time token of the link is being exchanged.
        await page.waitForFunction(() => sessionStorage.getItem('steward.session') !== null);
        await callBridge(page, 'settings.update', { language });
        await page.goto(new URL(path, shell.origin).href);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      },
      openIn: async (tab, path) => {
        await tab.goto(await shell.newLink());
        await tab.waitForFunction(() => sessionStorage.getItem('steward.session') !== null);
        await tab.goto(new URL(path, shell.origin).href);
      },
      signIn: async (account) => {
        await post(page, '/api/basicserver/session/signIn', { account });
        await page.reload();
      },
      pretend: async (scenario) => {
        const now = (await callBridge(page, 'sandbox.scenario', {})) as SandboxScenario;
        await callBridge(page, 'sandbox.pretend', { ...now, ...scenario });
      },
    });
    await shell.stop();
  },
});

async function callBridge(page: Page, name: string, args: unknown): Promise<unknown> {
  const lines = (await post(page, `/bridge/call/${name}`, args)).trim().split('\n');
  const reply = JSON.parse(lines.at(-1) ?? '') as { ok: boolean; value: unknown };
  if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
  return reply.value;
}

/** As the console itself would: from its page, with its session. */
function post(page: Page, path: string, body: unknown): Promise<string> {
  return page.evaluate(
    async ([to, text]) => {
      const response = await fetch(to, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '',
          'X-Steward-Call': crypto.randomUUID(),
        },
        body: text,
      });
      return response.text();
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** Drops files of the disk somewhere on the page. */
export async function dropFiles(page: Page, target: string, paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => ({ name: basename(path), bytes: [...readFileSync(path)] }));
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of list) transfer.items.add(new File([new Uint8Array(bytes)], name));
    return transfer;
  }, files);
  await page.dispatchEvent(target, 'dragover', { dataTransfer });
  await page.dispatchEvent(target, 'drop', { dataTransfer });
}

/** axe finds nothing on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Requests that carry a licence anywhere: to the shell's services or to the server. */
export function watchLicenceRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/bridge\/(files|call\/licence)|\/api\/license\//.test(request.url())) sent.push(request.url());
  });
  return sent;
}
