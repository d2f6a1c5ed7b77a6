/** The shell no longer knows this tab (web shell restarted): said once, shown by the frame as a page. */
import { createSignal } from '../signal.ts';

const lost = createSignal<null>();
let isLost = false;

export function announceShellLost(): void {
  if (isLost) return;
  isLost = true;
  lost.emit(null);
}

export function onShellLost(listener: () => void): () => void {
  if (isLost) listener();
  return lost.listen(listener);
}
