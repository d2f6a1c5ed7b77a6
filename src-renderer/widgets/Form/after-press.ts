/** Delays layout changes until the pointer is released: a new problem text would move *Save* from under the press. */
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
  // The timer lets the click event come first.
  const later = () => {
    stop.abort();
    setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, later, { capture: true, signal: stop.signal });
}
