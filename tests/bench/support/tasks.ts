/** Tasks of a page's main thread, by their processor time: what else the machine does is no part of it. */
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds on the clock. */
  readonly ts: number;
  readonly dur?: number;
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
  await browser.startTracing(page, { categories: ['toplevel', 'blink', '__metadata'] });
  // Tracing itself is a task in every process.
  await page.evaluate('new Promise((done) => setTimeout(done, 100))');
  await page.evaluate('performance.mark("steward")');
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const onMain = trace.traceEvents.filter(({ pid, tid }) => mains.includes(`${pid} ${tid}`));
  const kept = onMain.filter(({ name }) => name === keeping);
  return onMain
    .filter(({ name }) => name.endsWith('RunTask'))
    .map((task) => (task.tdur ?? 0) - sum(kept.filter((one) => isWithin(one, task))))
    .map((microseconds) => microseconds / 1000)
    .sort((a, b) => b - a);
}

/**
 * The driver has the browser keep every answer as a text, once it has come as a whole: of megabytes this takes tens of
 * milliseconds of the page's thread, which nobody has who is not watched.
 */
const keeping = 'ResponseBodyLoader::DidFinishLoadingBody';

function isWithin(one: TraceEvent, task: TraceEvent): boolean {
  return (
    one.pid === task.pid &&
    one.tid === task.tid &&
    one.ts >= task.ts &&
    one.ts + (one.dur ?? 0) <= task.ts + (task.dur ?? 0)
  );
}

const sum = (events: readonly TraceEvent[]) => events.reduce((all, { tdur = 0 }) => all + tdur, 0);
