/** Headless Chromium as the benches use it: one browser, a fresh context (so a cold cache) for each sample. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findTestChromium } from '../../../scripts/lib/chromium.mjs';
import type { Size } from '../types.ts';
import { type Ground, shared } from './bench-resources.ts';

/** A bench's pages are closed with it, also where its browser is kept for the next one. */
export function launchChromium(ground: Ground): Promise<Browser> {
  return ground.keep(
    () => browserOn(ground, 'chromium'),
    (browser) => Promise.all(browser.contexts().map((context) => context.close())),
  );
}

const browserOn = shared(launch, (browser) => browser.close());

let running = 0;
/** Browsers that were started and have not ended. */
export function browsersRunning(): number {
  return running;
}

async function launch(): Promise<Browser> {
  const executablePath = findTestChromium();
  if (executablePath === undefined) throw new Error('no Chromium: install it, or set CHROMIUM_PATH');
  const asRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath,
    // The ground ends it, with everything else.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      ...(asRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Heap figures to the byte.
      '--enable-precise-memory-info',
    ],
  });
  running += 1;
  browser.once('disconnected', () => {
    running -= 1;
  });
  return browser;
}

/** A browser that has seen nothing yet. */
export function freshContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
}

export async function freshPage(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await freshContext(browser);
  return { context, page: await context.newPage() };
}

/** Milliseconds in which nothing is loaded any more. */
const silence: Record<Size, number> = { whole: 2500, small: 100 };

/** Until nothing was loaded for a while: what is fetched ahead has come. */
export async function quiet(page: Page, size: Size): Promise<void> {
  const loaded = (): Promise<number> => page.evaluate("performance.getEntriesByType('resource').length");
  for (let before = -1, now = await loaded(); now !== before; ) {
    before = now;
    await page.waitForTimeout(silence[size]);
    now = await loaded();
  }
}

/** Bytes of live JavaScript objects after a collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/**
 * Milliseconds of processor time that the page's main thread works while `act` runs: neither the wait for a frame nor
 * what else the machine does is part of them.
 */
export async function workDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busyTime(session);
  await act();
  const after = await busyTime(session);
  await session.detach();
  return after - before;
}

async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
