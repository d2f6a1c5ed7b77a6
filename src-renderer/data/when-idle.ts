/** Runs work that no render waits for, once the page has stood for a while and the browser is idle. */
import { delayAfterStartContent } from './start-content.ts';

/** Limit in milliseconds of waiting for idleness, and the delay in browsers without idle callbacks. */
const longest = 4000;
const guess = 1000;

/** `after`: minimum delay in milliseconds, from the start's content on. Returns the function that cancels the work. */
export function whenPageIdle(work: () => unknown, after: number): () => void {
  let callOffIdle = (): void => undefined;
  const callOffDelay = delayAfterStartContent(() => {
    callOffIdle = whenIdle(work);
  }, after);
  return () => {
    callOffDelay();
    callOffIdle();
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
