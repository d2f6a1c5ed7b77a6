/**
 * `test` of the screens without a browser: the real frame and router in jsdom, the real web shell and program in the
 * same process. What a test says is what it would say in the browser (e2e/support/console.ts), so that it can move.
 */
import { test as base } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import type { SandboxAccount } from '#shared/api/session/session.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { forgetAll } from '../../../src-renderer/state/remembered.ts';
import './bytes.ts';
import './threads.ts';
import { expect } from './expect.ts';
import { files } from './files.ts';
import { network } from './network.ts';
import { Page } from './page.ts';
import { openShell, type Shell } from './shell.ts';
import { openTab, type Tab } from './tab.ts';
import { giveTimeBack, takeTime } from './time.ts';

export { expect };

type Language = 'en-US' | 'zh-CN';

export interface Console {
  readonly shell: Pick<Shell, 'origin'>;
  readonly open: (path: string, language?: Language) => Promise<void>;
  readonly openAs: (account: SandboxAccount, path: string, language?: Language) => Promise<void>;
  readonly signIn: (account: SandboxAccount) => Promise<void>;
  readonly pretend: (scenario: Partial<SandboxScenario>) => Promise<void>;
}

let opened: Promise<{ readonly shell: Shell; readonly tab: Tab; readonly page: Page }> | null = null;

async function openAll() {
  const shell = await openShell();
  await network.take();
  files.take();
  const tab = openTab(shell);
  return { shell, tab, page: new Page(tab) };
}

export const test = base.extend<{ deadline: number | undefined; console: Console; page: Page }>({
  deadline: undefined,
  // biome-ignore lint/correctness/noEmptyPattern: as with Playwright, what a fixture needs is read from the pattern
  page: async ({}, use) => {
    opened ??= openAll();
    await use((await opened).page);
  },
  console: async ({ page, deadline }, use) => {
    const { shell, tab } = await (opened as NonNullable<typeof opened>);
    await shell.begin({ deadline });
    globalThis.jsdom.reconfigure({ url: `${shell.origin}/` });
    sessionStorage.setItem('steward.session', shell.session);
    takeTime();
    const open: Console['open'] = async (path, language = 'en-US') => {
      await bridge.settings.update({ language });
      await page.goto(path);
    };
    const signIn = async (account: SandboxAccount) => {
      await fetch('/api/basicserver/session/signIn', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Steward-Session': shell.session },
        body: JSON.stringify({ account }),
      });
    };
    await use({
      shell,
      open,
      openAs: async (account, path, language) => {
        await signIn(account);
        await open(path, language);
      },
      signIn: async (account) => {
        await signIn(account);
        await page.reload();
      },
      async pretend(scenario) {
        const wanted = { ...(await bridge.sandbox.scenario({})), ...scenario };
        await bridge.sandbox.pretend(wanted);
        const silent = endpoints.filter(({ id }) => wanted.failures[id] === 'timeout');
        network.expectSilence(silent.map(({ path }) => path));
      },
    });
    tab.close();
    giveTimeBack();
    network.forget();
    files.forget();
    forgetAll();
    sessionStorage.clear();
  },
});

/** Part of a long test: where it fails, it says in which part. */
export async function step(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}
