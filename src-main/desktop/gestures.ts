/**
 * Tracks whether a person has just clicked or pressed a key in a page. Each gesture allows one new window or one
 * link outside; a page opens none by itself.
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
/** Milliseconds for which a gesture counts; Chromium's own limit (HTML §6.4.1, transient activation). */
const meant = 5000;

const last = new WeakMap<WebContents, number>();

export function watchGestures(contents: WebContents): void {
  contents.on('input-event', (_event, { type }) => {
    if (gestures.has(type)) last.set(contents, performance.now());
  });
}

/** Consumes the gesture: returns true once for each. */
export function takeGesture(contents: WebContents): boolean {
  const at = last.get(contents);
  last.delete(contents);
  return at !== undefined && performance.now() - at < meant;
}
