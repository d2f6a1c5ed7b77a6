/**
 * One grid of 100,000 rows, ours (`#ours`) or antd's virtual Table (`#peer`). The rows and the grid's code are
 * there before the clock starts; `gridBench` is what the bench calls.
 */
import 'virtual:steward-tokens.css';
import '../../../../src-renderer/frame/base.css';
import { createRoot } from 'react-dom/client';
import { frame, painted, timeUntil } from '../frames.ts';
import { columnNames, makeRows } from './rows.ts';

const height = 720;
const ours = location.hash === '#ours';
const Grid = ours ? (await import('./OursGrid.tsx')).OursGrid : (await import('./PeerGrid.tsx')).PeerGrid;
const rows = makeRows(100_000);
const element = document.getElementById('root') ?? document.body;
const rowSelector = ours ? '[data-row]:not([data-row="-1"])' : '.ant-table-row';

function scroller(): Element {
  const found = element.querySelector('[role="grid"], .ant-table-tbody-virtual-holder');
  if (!found) throw new Error('there is no grid');
  return found;
}

/** As the wheel of a mouse does: our grid scrolls natively, antd's listens to the wheel. */
function turnWheel(pixels: number): void {
  const target = scroller();
  if (ours) target.scrollTop += pixels;
  else target.dispatchEvent(new WheelEvent('wheel', { deltaY: pixels, bubbles: true, cancelable: true }));
}

/** The row at the top of the view, by its second cell's place in the formula's order. */
function topRow(): number {
  const { left, top } = scroller().getBoundingClientRect();
  const header = ours ? (element.querySelector('[data-row="-1"]')?.clientHeight ?? 0) : 0;
  const at = document.elementFromPoint(left + 30, top + header + 20)?.closest(rowSelector);
  const first = at?.querySelector('[data-column="0"], .ant-table-cell')?.textContent;
  const row = rows.findIndex(({ cells }) => cells[0] === first);
  if (row < 0) throw new Error(`no row shows ${first}`);
  return row;
}

const bench = {
  /** Milliseconds from rendering until the rows were painted. */
  mount(): Promise<number> {
    const root = createRoot(element);
    const last = rows[Math.floor(height / 40) - 1]?.cells[11] ?? '?';
    return timeUntil(
      () => root.render(<Grid rows={rows} height={height} />),
      () => element.textContent?.includes(last) ?? false,
    );
  },
  /** Turns the wheel once a frame. */
  async scroll(frames: number, pixels: number): Promise<void> {
    for (let count = 0; count < frames; count += 1) {
      turnWheel(pixels);
      await frame();
    }
  },
  /** What that really does: pixels moved in all, frames that showed other rows, rows drawn, cells of a row. */
  async watch(frames: number, pixels: number) {
    const rowHeight = element.querySelector(rowSelector)?.getBoundingClientRect().height ?? 0;
    const start = topRow();
    let changed = 0;
    for (let count = 0, before = start; count < frames; count += 1) {
      turnWheel(pixels);
      await frame();
      await painted();
      const now = topRow();
      if (now !== before) changed += 1;
      before = now;
    }
    const drawn = [...element.querySelectorAll(rowSelector)];
    const cells = drawn.map((row) => row.querySelectorAll('[data-column], .ant-table-cell').length);
    return {
      moved: (topRow() - start) * rowHeight,
      changed,
      drawn: drawn.length,
      whole: cells.every((count) => count === columnNames.length),
    };
  },
};

Object.assign(globalThis, { gridBench: bench });
element.dataset.ready = 'true';
