/** Counts frames in a page from an input to the rows that it brings, by the pages of the log that were asked for. */
import type { Page } from '@playwright/test';

/** Frames that began in the page, at which page of the log was asked for, answered whole. */
interface Probe {
  frame: number;
  readonly asked: Map<number, number>;
  readonly answered: Map<number, number>;
}

export interface FramesTaken {
  /** Frames from the input until its requests were sent. */
  readonly toAsk: number;
  /** Frames from the last answer until all rows on view were there. */
  readonly toShow: number;
  /** Requests at the same time are one round trip; another one after an answer would be a second. */
  readonly roundTrips: number;
  /** 1-based numbers of the first and last row on view. */
  readonly rows: readonly [number, number];
}

/** Call before the navigation. */
export async function installFrameProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probe: Probe = { frame: 0, asked: new Map(), answered: new Map() };
    Object.assign(globalThis, { frameProbe: probe });
    const tick = () => {
      probe.frame += 1;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    const fetched = globalThis.fetch;
    globalThis.fetch = async (target, init) => {
      const address = target instanceof Request ? target.url : String(target);
      const filter = new URL(address, location.href).searchParams.get('streamFilter');
      if (filter === null) return fetched(target, init);
      const { pageNo } = JSON.parse(filter) as { pageNo: number };
      probe.asked.set(pageNo, probe.frame);
      // Requests that the grid gives up, since their rows have left the view, are not waited for.
      init?.signal?.addEventListener('abort', () => {
        if (!probe.answered.has(pageNo)) probe.asked.delete(pageNo);
      });
      const response = await fetched(target, init);
      const whole = new TransformStream<Uint8Array, Uint8Array>({
        flush: () => void probe.answered.set(pageNo, probe.frame),
      });
      const { status, headers } = response;
      return new Response(response.body?.pipeThrough(whole) ?? null, { status, headers });
    };
  });
}

/** Does `act` in the page's next frame and waits for every row on view. `act` gets the grid. */
export function framesFor(
  page: Page,
  label: string,
  act: { readonly key: string } | { readonly share: number },
): Promise<FramesTaken> {
  return page.evaluate(
    async ([name, how]) => {
      const { frameProbe: probe } = globalThis as unknown as { frameProbe: Probe };
      const grid = document.querySelector<HTMLElement>(`[role="grid"][aria-label="${name}"]`);
      if (!grid) throw new Error('there is no grid');
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const header = grid.querySelector('[data-row="-1"]')?.getBoundingClientRect().bottom ?? 0;
      const { bottom } = grid.getBoundingClientRect();
      const onView = () =>
        [...grid.querySelectorAll<HTMLElement>('[data-row]:not([data-row="-1"])')].filter((row) => {
          const place = row.getBoundingClientRect();
          return place.bottom > header + 1 && place.top < bottom - 1;
        });
      const outstanding = () => [...probe.asked.keys()].some((page) => !probe.answered.has(page));
      // Requests of an earlier view would be counted for this one.
      for (let quiet = 0, count = 0; quiet < 3 && count < 600; count += 1) {
        await frame();
        quiet = outstanding() ? 0 : quiet + 1;
      }
      probe.asked.clear();
      probe.answered.clear();
      const start = probe.frame;
      if ('key' in how) {
        const keydown = { key: how.key, ctrlKey: true, bubbles: true, cancelable: true };
        grid.dispatchEvent(new KeyboardEvent('keydown', keydown));
      } else grid.scrollTop = Math.round(how.share * (grid.scrollHeight - grid.clientHeight));
      const whole = (rows: readonly HTMLElement[]) =>
        rows.length > 3 && rows.every((row) => !row.hasAttribute('aria-busy'));
      // Frames: the first in which the rows of the view are other ones, asked for and there.
      for (let count = 0; count < 600; count += 1) {
        await frame();
        if (probe.asked.size === 0 || outstanding()) continue;
        const rows = onView();
        if (!whole(rows)) continue;
        const numbers = rows.map((row) => Number(row.dataset.row) + 1).sort((a, b) => a - b);
        const asked = [...probe.asked.values()];
        const answered = [...probe.answered.values()];
        return {
          toAsk: Math.max(...asked) - start,
          toShow: probe.frame - Math.max(...answered),
          roundTrips: Math.max(...asked) > Math.min(...answered) ? 2 : 1,
          rows: [numbers[0] ?? 0, numbers.at(-1) ?? 0] as const,
        };
      }
      const pages = (of: ReadonlyMap<number, number>) => [...of.keys()].join(', ');
      const view = onView().map(
        (row) => `${row.dataset.row}${row.hasAttribute('aria-busy') ? ' awaited' : ''}`,
      );
      throw new Error(
        `pages asked for: ${pages(probe.asked)}; came: ${pages(probe.answered)}; on view: ${view.join(', ')}`,
      );
    },
    [label, act] as const,
  );
}
