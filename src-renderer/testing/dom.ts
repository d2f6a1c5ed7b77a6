/**
 * Runs before every test file of the console. What jsdom lacks is here, as a browser without a picture has it; and what
 * a test drew or kept is taken away, since files share their worker: React's library, which they load once, would do it
 * after the first of them alone.
 */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './locks.ts';

/**
 * Milliseconds until something that a test looks for is given up. A busy machine may miss the second that the library
 * has by itself; this one is just below the test's own limit, and the failure shows the page.
 */
configure({ asyncUtilTimeout: 50_000 });

const silent = (): void => undefined;

globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: silent,
  removeEventListener: silent,
  addListener: silent,
  removeListener: silent,
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  readonly observe = silent;
  readonly unobserve = silent;
  readonly disconnect = silent;
};
HTMLElement.prototype.scrollIntoView ??= silent;
CSSStyleSheet.prototype.replaceSync ??= silent;
document.adoptedStyleSheets ??= [];
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
HTMLCanvasElement.prototype.getContext = () => null;
document.elementFromPoint ??= () => null;
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
