/** Tasks of a page's main thread, by their processor time: what else the machine does is no part of it. */
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Microseconds of processor time. */
  readonly tdur?: number;
}

/** Milliseconds of every task that the page's main thread runs during `act`, the longest first. */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  // Tracing itself is a task in every process.
  await page.evaluate('new Promise((done) => setTimeout(done, 100))');
  await page.evaluate('performance.mark("steward")');
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  return trace.traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.includes(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}
