/**
 * The cost of the first rows of a large comparison for the page: frames from the answer's last byte until rows stand in
 * the tree, processor time of the page's main thread from the press of the button on, and the answer's bytes.
 */
import type { Page } from '@playwright/test';

interface Probe {
  frame: number;
  /** The frame in which the answer was there whole; −1: not yet. */
  answered: number;
  /** The frame that showed the first rows. */
  shown: number;
  bytes: number;
}

export interface FirstRows {
  readonly frames: number;
  /** Milliseconds of processor time. */
  readonly cost: number;
  readonly bytes: number;
}

/** Call before the navigation. */
export async function installRowProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probe: Probe = { frame: 0, answered: -1, shown: -1, bytes: 0 };
    Object.assign(globalThis, { rowProbe: probe });
    // A frame counts when the tasks that waited before it have had their turn: a browser whose processor others use draws
    // frames in between.
    const turn = new MessageChannel();
    turn.port1.onmessage = () => {
      probe.frame += 1;
      const waits = probe.answered >= 0 && probe.shown < 0;
      if (waits && document.querySelector('[role="treegrid"] [data-node]')) probe.shown = probe.frame;
      requestAnimationFrame(tick);
    };
    const tick = () => turn.port2.postMessage(null);
    requestAnimationFrame(tick);
    const fetched = globalThis.fetch;
    globalThis.fetch = async (target, init) => {
      const response = await fetched(target, init);
      if (!String(target).endsWith('/bridge/call/licence.compare')) return response;
      const whole = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          probe.bytes += chunk.byteLength;
          controller.enqueue(chunk);
        },
        flush: () => {
          probe.answered = probe.frame;
        },
      });
      const { status, headers } = response;
      return new Response(response.body?.pipeThrough(whole) ?? null, { status, headers });
    };
  });
}

/** Does `act` and waits for the rows. */
export async function firstRowsAfter(page: Page, act: () => Promise<void>): Promise<FirstRows> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await spent();
  await act();
  const come = (what: 'answered' | 'shown') =>
    page.waitForFunction((name) => (globalThis as unknown as { rowProbe: Probe }).rowProbe[name] >= 0, what);
  await come('answered');
  await come('shown');
  const cost = ((await spent()) - before) * 1000;
  await session.detach();
  const { answered, shown, bytes } = await page.evaluate(
    () => (globalThis as unknown as { rowProbe: Probe }).rowProbe,
  );
  return { frames: shown - answered, cost, bytes };
}
