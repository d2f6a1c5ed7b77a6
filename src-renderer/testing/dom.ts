/**
 * Runs before every test file of the console. It supplies browser functions that jsdom lacks, and removes rendered and
 * stored content after each test: files share a worker, and React Testing Library, which is loaded once, would clean up
 * only after the first file's tests.
 */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './locks.ts';

/**
 * Milliseconds until a query gives up. A busy computer can exceed the library's default of one second; this limit is
 * just below the test's own, so that the failure shows the page.
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
