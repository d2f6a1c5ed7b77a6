/**
 * One grid of 100,000 rows, ours (`#ours`) or antd's virtual Table (`#peer`). The rows and the grid's code are
 * there before the clock starts; `gridBench` is what the bench calls.
 */
import 'virtual:steward-tokens.css';
import '../../../../src-renderer/frame/base.css';
import { createRoot } from 'react-dom/client';
import { makeRows } from './rows.ts';

const height = 720;
const ours = location.hash === '#ours';
const Grid = ours ? (await import('./OursGrid.tsx')).OursGrid : (await import('./PeerGrid.tsx')).PeerGrid;
const rows = makeRows(100_000);
const element = document.getElementById('root') ?? document.body;

const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done();
      channel.port2.postMessage(null);
    });
  });
const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));

const bench = {
  /** Milliseconds from rendering until the rows were painted. */
  async mount(): Promise<number> {
    const root = createRoot(element);
    const started = performance.now();
    root.render(<Grid rows={rows} height={height} />);
    await painted();
    while (!element.textContent?.includes(rows[3]?.cells[3] ?? '?')) await painted();
    return performance.now() - started;
  },
  /** Turns the wheel once a frame. */
  async scroll(frames: number, pixels: number): Promise<void> {
    const scroller = element.querySelector('[role="grid"], .ant-table-tbody-virtual-holder');
    if (!scroller) throw new Error('there is no grid');
    for (let count = 0; count < frames; count += 1) {
      if (ours) scroller.scrollTop += pixels;
      else
        scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: pixels, bubbles: true, cancelable: true }));
      await frame();
    }
  },
};

Object.assign(globalThis, { gridBench: bench });
element.dataset.ready = 'true';
