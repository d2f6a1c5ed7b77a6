/** Headless Chromium as the benches use it: one browser, a fresh context (so a cold cache) for each sample. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import type { Ground } from './ground.ts';

export function launchChromium(ground: Ground): Promise<Browser> {
  return ground.keep(launch, (browser) => browser.close());
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium: install it, or set CHROMIUM_PATH');
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    // The ground ends it, with everything else.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    args: [
      ...(asRoot ? ['--no-sandbox'] : []),
      ...['--disable-gpu', '--disable-quic', '--disable-dev-shm-usage', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync', '--no-first-run'],
      // Heap figures to the byte.
      ...['--enable-precise-memory-info'],
    ],
  });
}

/** A browser that has seen nothing yet. */
export function freshContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
}

export async function freshPage(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await freshContext(browser);
  return { context, page: await context.newPage() };
}

/** Until nothing was loaded for a second: what is fetched ahead has come. */
export async function quiet(page: Page): Promise<void> {
  const loaded = (): Promise<number> => page.evaluate("performance.getEntriesByType('resource').length");
  for (let before = -1, now = await loaded(); now !== before; ) {
    before = now;
    await page.waitForTimeout(1000);
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
