/**
 * One tab a worker of the browser tests. It stays on the address of the shared shell, so that the browser keeps its
 * process and what it has compiled of the console: a test then loads the page in a third of the time. Everything that a
 * test can leave in it is taken away before the next; what can't be (a clock that was replaced) takes the tab with it.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { emptyPath } from '../../support/empty-page.ts';

/** Events that tests listen to; Playwright's own listeners use others. */
const events = [
  'close',
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

export interface SharedTab {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Empties the tab of all that a test left, and opens `origin`'s empty page in it. */
  begin(origin: string): Promise<void>;
  /** Goes from the test's page to the empty one, so that no page asks the shell for anything any more. */
  leave(origin: string): Promise<void>;
  /** Whether the next test may use this tab. */
  usable(): boolean;
  close(): Promise<void>;
}

export async function openSharedTab(browser: Browser, options: BrowserContextOptions): Promise<SharedTab> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const scripts = rememberScripts(page);
  const clock = watchClock(page);
  return {
    context,
    page,
    usable: () => !page.isClosed() && !clock.replaced(),
    close: () => context.close(),
    async leave(origin) {
      for (const event of events) page.removeAllListeners(event);
      for (const other of context.pages()) if (other !== page) await other.close();
      if (page.isClosed()) return;
      await scripts.remove();
      await Promise.all([
        page.unrouteAll({ behavior: 'ignoreErrors' }),
        context.unrouteAll({ behavior: 'ignoreErrors' }),
        context.clearPermissions(),
        context.setOffline(false),
      ]);
      await empty(page, origin);
    },
    async begin(origin) {
      if (!page.url().startsWith(origin)) await empty(page, origin);
      await Promise.all([
        forget(devtools, origin),
        page.evaluate(() => sessionStorage.clear()),
        page.setViewportSize(options.viewport ?? { width: 1440, height: 900 }),
        page.emulateMedia({
          media: null,
          colorScheme: 'light',
          forcedColors: 'none',
          reducedMotion: options.reducedMotion ?? 'no-preference',
        }),
      ]);
    },
  };
}

/** Away from the test's page, whose last words (drafts) come before everything is forgotten. */
async function empty(page: Page, origin: string): Promise<void> {
  await page.goto(origin + emptyPath, { waitUntil: 'commit' });
}

/** Everything that pages of this address kept but the browser's cache, and every cookie. */
async function forget(devtools: CDPSession, origin: string): Promise<void> {
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems,shared_storage';
  await Promise.all([
    devtools.send('Network.clearBrowserCookies'),
    devtools.send('Storage.clearDataForOrigin', { origin, storageTypes }),
  ]);
}

/** Scripts that a test adds to every page go with it. */
function rememberScripts(page: Page): { remove(): Promise<void> } {
  const add = page.addInitScript.bind(page);
  let added: { dispose(): Promise<void> }[] = [];
  const remembered = async (...given: Parameters<typeof add>) => {
    const script = await add(...given);
    added.push(script);
    return script;
  };
  page.addInitScript = remembered as typeof page.addInitScript;
  return {
    async remove() {
      const before = added;
      added = [];
      for (const script of before) await script.dispose();
    },
  };
}

function watchClock({ clock }: Page): { replaced(): boolean } {
  let replaced = false;
  const install = clock.install.bind(clock);
  clock.install = (options) => {
    replaced = true;
    return install(options);
  };
  return { replaced: () => replaced };
}
