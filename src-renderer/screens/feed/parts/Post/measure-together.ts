/**
 * Measures several parts of a page together after they are rendered: a read after a write forces a new layout, a read
 * after a read does not.
 */
import { flushSync } from 'react-dom';

interface Measuring {
  readonly read: () => void;
  readonly use: () => void;
}

let waiting: Measuring[] = [];

/**
 * Calls `read` after the current render and before the paint, and `use` with its answer once all waiting reads are
 * done. Returns a function that cancels both.
 */
export function measureTogether<Size>(read: () => Size, use: (size: Size) => void): () => void {
  let size: Size;
  const measuring: Measuring = {
    read: () => {
      size = read();
    },
    use: () => use(size),
  };
  if (waiting.length === 0) queueMicrotask(measure);
  waiting.push(measuring);
  return () => {
    waiting = waiting.filter((one) => one !== measuring);
  };
}

function measure(): void {
  const all = waiting;
  waiting = [];
  for (const { read } of all) read();
  flushSync(() => {
    for (const { use } of all) use();
  });
}
