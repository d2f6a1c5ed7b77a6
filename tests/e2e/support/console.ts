/**
 * `test` of the browser tests: a console of its own for each test, on a stage that the worker's tests share. Asked for
 * as `console` (a session is open already) or as `shell` (the page comes in by its link).
 */
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import type { SandboxAccount } from '../../../src-shared/api/session/session.ts';
import type { SandboxScenario } from '../../../src-shared/bridge/sandbox.ts';
import { desktopStage } from './desktop-stage.ts';
import { expect } from './expect.ts';
import { openSession } from './session.ts';
import type { Scene, Stage, TestShell } from './stage.ts';
import { webStage } from './web-stage.ts';

export { expect };
export type { TestShell };

type Language = 'en-US' | 'zh-CN';

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
  readonly save: Scene['save'];
  readonly startWith: Scene['startWith'];
}

/** Of the worker, from test to test. */
interface Shared {
  /** A project of playwright.config.ts chooses it. */
  readonly consoleShell: 'web' | 'desktop';
  readonly stage: Stage;
}

export const test = base.extend<{ scene: Scene; console: Console; shell: TestShell }, Shared>({
  consoleShell: ['web', { option: true, scope: 'worker' }],
  stage: [
    async ({ browser, consoleShell }, use) => {
      const stage = consoleShell === 'desktop' ? desktopStage(browser) : await webStage(browser);
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
  scene: async ({ stage, viewport, locale, timezoneId, contextOptions }, use) => {
    const options = { ...contextOptions, viewport, locale, timezoneId };
    await use(await stage.begin(options as BrowserContextOptions));
    await stage.leave();
  },
  shell: async ({ scene }, use) => use(scene.shell),
  context: async ({ scene }, use) => use(scene.context),
  page: async ({ scene }, use) => use(scene.page),
  console: async ({ scene }, use) => {
    const { page, shell, save, startWith } = scene;
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
      save,
      startWith,
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
});
