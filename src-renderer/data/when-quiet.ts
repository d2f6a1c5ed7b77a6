/** Work that no picture waits for: begun when the page has stood for a while and the browser has nothing to do. */

/** Milliseconds that idleness is waited for, and what stands in for it in browsers that do not tell. */
const longest = 4000;
const guess = 1000;

/** `after`: milliseconds in which the page is left alone in any case. Answers the way to call it off. */
export function whenQuiet(work: () => unknown, after: number): () => void {
  let callOff = (): void => undefined;
  const timer = setTimeout(() => {
    callOff = whenIdle(work);
  }, after);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}

function whenIdle(work: () => unknown): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work, { timeout: longest });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, guess);
  return () => clearTimeout(timer);
}
