/**
 * Sizes that several parts of a page need once they are drawn, read together: a read after a write lays the page out anew,
 * a read after a read does not.
 */
import { flushSync } from 'react-dom';

interface Measuring {
  readonly read: () => void;
  readonly use: () => void;
}

let waiting: Measuring[] = [];

/**
 * `read` is called when everything that is being drawn stands, and before it is painted; `use` with what it answered once
 * all others have read theirs, too. Answers how it is called off.
 */
export function measureTogether<Size>(read: () => Size, use: (size: Size) => void): () => void {
  let size: Size;
  const own: Measuring = {
    read: () => {
      size = read();
    },
    use: () => use(size),
  };
  if (waiting.length === 0) queueMicrotask(measure);
  waiting.push(own);
  return () => {
    waiting = waiting.filter((one) => one !== own);
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
