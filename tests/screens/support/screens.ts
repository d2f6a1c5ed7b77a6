/**
 * `test` of the screens without a browser: the real frame and router in jsdom, the real web shell and program in the
 * same process. What a test says is what it would say in the browser (e2e/support/console.ts), so that it can move.
 */
import './media.ts';
import { test as base } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import type { SandboxAccount } from '#shared/api/session/session.ts';
import type { EventName, EventPayload } from '#shared/bridge/index.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { forgetHints } from '../../../src-renderer/state/stored-hints.ts';
import './bytes.ts';
import './threads.ts';
import { browser } from './browser.ts';
import { expect } from './expect.ts';
import { files } from './files.ts';
import { network } from './network.ts';
import { Page } from './page.ts';
import { openShell, type Shell } from './shell.ts';
import { openTab, type Tab } from './tab.ts';
import { giveTimeBack, settle, takeTime, until } from './time.ts';

export { expect };

type Language = 'en-US' | 'zh-CN';

/** The shell with the program of the test behind it. */
export interface TestShell {
  readonly origin: string;
  /** The address of a link; a tab of these tests is signed in already. */
  readonly url: string;
  readonly dataDir: string;
  /** Ends and starts it on the same data, with the organisation's policy of that file. */
  readonly restart: (policy?: string) => Promise<void>;
  /** Another one on fresh data in its place. */
  readonly another: () => Promise<void>;
  /** Tells the console what another shell's program tells: files that were opened with it, a link. */
  readonly tell: <N extends EventName>(name: N, payload: EventPayload<N>) => Promise<void>;
}

export interface Console {
  readonly shell: TestShell;
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
  browser.take();
  const tab = openTab(shell);
  return { shell, tab, page: new Page(tab) };
}

interface Fixtures {
  deadline: number | undefined;
  /** The program reads the clock that `page.pass` turns on. */
  sameClock: boolean;
  shell: TestShell;
  console: Console;
  page: Page;
}

export const test = base.extend<Fixtures>({
  deadline: undefined,
  sameClock: false,
  shell: async ({ deadline, sameClock }, use) => {
    opened ??= openAll();
    const { shell, tab } = await opened;
    const how = { deadline, ...(sameClock ? { now: () => Date.now() } : {}) };
    const { dataDir } = await shell.begin(how);
    globalThis.jsdom.reconfigure({ url: `${shell.origin}/` });
    sessionStorage.setItem('steward.session', shell.session);
    takeTime();
    const restart = async (policy?: string) => {
      tab.close();
      await shell.begin({ ...how, on: dataDir, policy });
    };
    const another = async () => {
      tab.close();
      await shell.begin(how);
    };
    const tell: TestShell['tell'] = async (name, payload) => {
      await until(() => (shell.isHeard() ? null : 'the console does not listen'));
      shell.tell(name, payload);
      await settle();
    };
    await use({ origin: shell.origin, url: `${shell.origin}/`, dataDir, restart, another, tell });
    await tab.end();
    giveTimeBack();
    network.forget();
    browser.forget();
    files.forget();
    forgetHints();
    sessionStorage.clear();
  },
  page: async ({ shell: _ }, use) => {
    await use((await (opened as NonNullable<typeof opened>)).page);
  },
  console: async ({ page, shell }, use) => {
    const { session } = (await (opened as NonNullable<typeof opened>)).shell;
    const open: Console['open'] = async (path, language = 'en-US') => {
      await bridge.settings.update({ language });
      await page.goto(path);
    };
    const signIn = async (account: SandboxAccount) => {
      await fetch('/api/basicserver/session/signIn', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Steward-Session': session },
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
