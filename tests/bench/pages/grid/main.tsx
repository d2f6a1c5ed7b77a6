/**
 * One grid of 100,000 rows, ours (`#ours`) or antd's virtual Table (`#peer`). The rows and the grid's code are
 * there before the clock starts; `gridBench` is what the bench calls.
 */
import 'virtual:steward-tokens.css';
import '../../../../src-renderer/frame/base.css';
import { createRoot } from 'react-dom/client';
import { timeUntil } from '../frames.ts';
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

/** When the frames began that are counted; null: none are. */
let frames: number[] | null = null;

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
  /** The point where the wheel is turned: the middle of the rows. */
  middle(): { x: number; y: number } {
    const { left, top, width, height } = scroller().getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  },
  /** Notes when each frame begins, from now on. */
  countFrames(): void {
    frames = [];
    const next = (time: number) => {
      frames?.push(time);
      if (frames) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  },
  /** The number of frames since, and the milliseconds from the first to the last. */
  framesCounted(): { count: number; took: number } {
    const seen = frames ?? [];
    frames = null;
    return { count: seen.length - 1, took: (seen.at(-1) ?? 0) - (seen[0] ?? 0) };
  },
  /** The rows on view: pixels above the row at the top, rows drawn, and whether each has all its cells. */
  seen(): { above: number; drawn: number; whole: boolean } {
    const drawn = [...element.querySelectorAll(rowSelector)];
    const cells = drawn.map((row) => row.querySelectorAll('[data-column], .ant-table-cell').length);
    return {
      above: topRow() * (drawn[0]?.getBoundingClientRect().height ?? 0),
      drawn: drawn.length,
      whole: cells.every((count) => count === columnNames.length),
    };
  },
};

Object.assign(globalThis, { gridBench: bench });
element.dataset.ready = 'true';
