/** A console of its own for each test of the licence tool and the tenant page, and what these tests do in it. */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { SandboxAccount } from '../../../src-shared/api/session/session.ts';
import type { SandboxScenario } from '../../../src-shared/bridge/sandbox.ts';
import { expectAccessible } from './accessible.ts';
import { openSession } from './session.ts';
import { type SharedShell, startSharedShell } from './shared-shell.ts';
import { openSharedTab, type SharedTab } from './shared-tab.ts';
import type { WebShell } from './web-shell.ts';

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

/** A shell for one test; another test has nothing of it. */
export type TestShell = Pick<WebShell, 'url' | 'origin' | 'dataDir' | 'newLink' | 'output'>;

export interface Console {
  readonly shell: TestShell;
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

/** Of the worker, from test to test. */
interface Shared {
  readonly sharedShell: SharedShell;
  readonly sharedTab: { current: SharedTab | null };
}

export const test = base.extend<{ deadline: number | undefined; console: Console; shell: TestShell }, Shared>(
  {
    sharedShell: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern
      async ({}, use) => {
        const shell = await startSharedShell();
        await use(shell);
        await shell.stop();
      },
      { scope: 'worker' },
    ],
    sharedTab: [
      // biome-ignore lint/correctness/noEmptyPattern: as above
      async ({}, use) => {
        const held: Shared['sharedTab'] = { current: null };
        await use(held);
        await held.current?.close();
      },
      { scope: 'worker' },
    ],
    /** Milliseconds until a silent server is given up; 120 s unless a test says otherwise. */
    deadline: [undefined, { option: true }],
    shell: async ({ sharedShell, deadline }, use) => {
      const { link, dataDir } = await sharedShell.begin({ deadline: deadline ?? null });
      const { newLink, output } = sharedShell;
      await use({ url: link, origin: new URL(link).origin, dataDir, newLink, output });
    },
    context: async ({ browser, sharedTab, shell, viewport, locale, timezoneId, contextOptions }, use) => {
      if (sharedTab.current?.usable() === false) {
        await sharedTab.current.close();
        sharedTab.current = null;
      }
      const options = { ...contextOptions, viewport, locale, timezoneId };
      sharedTab.current ??= await openSharedTab(browser, options as BrowserContextOptions);
      await sharedTab.current.begin(shell.origin);
      await use(sharedTab.current.context);
      await sharedTab.current.leave(shell.origin);
    },
    page: async ({ context, sharedTab }, use) => {
      await use(sharedTab.current?.page ?? (await context.newPage()));
    },
    console: async ({ page, shell }, use) => {
      const session = await openSession(shell.url);
      await session.enter(page);
      const open: Console['open'] = async (path, language = 'en-US') => {
        await session.call('settings.update', { language });
        await page.goto(new URL(path, shell.origin).href);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      };
      const signIn = (account: SandboxAccount) =>
        session.post('/api/basicserver/session/signIn', { account });
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
    },
  },
);

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
