/** The shell no longer knows this tab (web shell restarted): said once, shown by the frame as a page. */
import { createSignal } from '../signal.ts';
import { sessionToken } from './session-token.ts';

const lost = createSignal<null>();
let refused = false;

/** A session that has begun since is not lost with the one before it. */
const isLost = (): boolean => refused && sessionToken.get() === null;

/** The shell refused what was asked in session `asked`, or in none. */
export function noteRefused(asked: string | null): void {
  // What was asked before this session began says nothing of it.
  if (asked !== sessionToken.get()) return;
  const known = isLost();
  refused = true;
  sessionToken.forget();
  if (!known) lost.emit(null);
}

export function onShellLost(listener: () => void): () => void {
  if (isLost()) listener();
  return lost.listen(listener);
}
