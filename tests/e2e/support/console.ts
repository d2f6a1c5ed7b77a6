/**
 * `test` of the browser tests: a console of its own for each test, in a shell and a tab that the worker's tests share.
 * Asked for as `console` (a session is open already) or as `shell` (the page comes in by its link).
 */
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import type { SandboxAccount } from '../../../src-shared/api/session/session.ts';
import type { SandboxScenario } from '../../../src-shared/bridge/sandbox.ts';
import { expect } from './expect.ts';
import { openSession } from './session.ts';
import { type SharedShell, startSharedShell } from './shared-shell.ts';
import { openSharedTab, type SharedTab } from './shared-tab.ts';
import type { WebShell } from './web-shell.ts';

export { expect };

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
