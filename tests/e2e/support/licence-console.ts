/** A console of its own for each test of the licence tool and the tenant page, and what these tests do in it. */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { SandboxAccount } from '../../../src-shared/api/session/session.ts';
import type { SandboxScenario } from '../../../src-shared/bridge/sandbox.ts';
import { expectAccessible } from './accessible.ts';
import { openSession } from './session.ts';
import { startWebShell, type WebShell } from './web-shell.ts';

export { expect, expectAccessible };

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

type Language = 'en-US' | 'zh-CN';

export interface Console {
  readonly shell: WebShell;
  /** Opens the console at a path, in a language. */
  readonly open: (path: string, language?: Language) => Promise<void>;
  /** The same, signed in to the sandbox as one of its accounts. */
  readonly openAs: (account: SandboxAccount, path: string, language?: Language) => Promise<void>;
  /** The same in another tab, with a link of its own. */
  readonly openIn: (tab: Page, path: string) => Promise<void>;
  /** Signs in behind the page's back, and reads it again. */
  readonly signIn: (account: SandboxAccount) => Promise<void>;
  readonly pretend: (scenario: Partial<SandboxScenario>) => Promise<void>;
}

export const test = base.extend<{ deadline: number | undefined; console: Console }>({
  /** Milliseconds until a silent server is given up; 120 s unless a test says otherwise. */
  deadline: [undefined, { option: true }],
  console: async ({ page, deadline }, use) => {
    const shell = await startWebShell(deadline === undefined ? {} : { deadline });
    const session = await openSession(shell.url);
    await session.enter(page);
    const open: Console['open'] = async (path, language = 'en-US') => {
      await session.call('settings.update', { language });
      await page.goto(new URL(path, shell.origin).href);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    };
    const signIn = (account: SandboxAccount) => session.post('/api/basicserver/session/signIn', { account });
    await use({
      shell,
      open,
      openAs: async (account, path, language) => {
        await signIn(account);
        await open(path, language);
      },
      openIn: async (tab, path) => {
        await (await openSession(await shell.newLink())).enter(tab);
        await tab.goto(new URL(path, shell.origin).href);
      },
      signIn: async (account) => {
        await signIn(account);
        await page.reload();
      },
      pretend: async (scenario) => {
        const now = (await session.call('sandbox.scenario', {})) as SandboxScenario;
        await session.call('sandbox.pretend', { ...now, ...scenario });
      },
    });
    await shell.stop();
  },
});

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

/** Requests that carry a licence anywhere: to the shell's services or to the server. */
export function watchLicenceRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/bridge\/(files|call\/licence)|\/api\/license\//.test(request.url())) sent.push(request.url());
  });
  return sent;
}
