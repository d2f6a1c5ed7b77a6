/**
 * Whether a person has just done something in a page. A window or a link outside is opened for a click or a key, one
 * for each, and not for a page that does it by itself.
 */
import type { WebContents } from 'electron';

const gestures: ReadonlySet<string> = new Set([
  'mouseDown',
  'mouseUp',
  'rawKeyDown',
  'keyDown',
  'gestureTap',
  'touchEnd',
]);
/** Milliseconds after which what follows was not meant by it; Chromium's own limit (HTML §6.4.1, transient activation). */
const meant = 5000;

const last = new WeakMap<WebContents, number>();

export function watchGestures(contents: WebContents): void {
  contents.on('input-event', (_event, { type }) => {
    if (gestures.has(type)) last.set(contents, performance.now());
  });
}

/** True once for each. */
export function takeGesture(contents: WebContents): boolean {
  const at = last.get(contents);
  last.delete(contents);
  return at !== undefined && performance.now() - at < meant;
}
