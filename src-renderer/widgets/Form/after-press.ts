/**
 * What moves the page waits until the pointer is let go: a field that is left by pressing *Save* says what is wrong with
 * it, and the button would no longer be where the press ends.
 */
let pressed = false;
const note = (down: boolean) => () => {
  pressed = down;
};
document.addEventListener('pointerdown', note(true), true);
for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, note(false), true);

export function afterPress(act: () => void): void {
  if (!pressed) {
    act();
    return;
  }
  const stop = new AbortController();
  // The click comes first.
  const later = () => {
    stop.abort();
    setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, later, { capture: true, signal: stop.signal });
}
