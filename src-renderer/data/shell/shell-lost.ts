/** The web shell no longer knows this tab, e.g. after a restart; the frame shows that as a page. */
import { createSignal } from '../signal.ts';
import { sessionToken } from './session-token.ts';

const lost = createSignal<null>();
let refused = false;

/** A newer session is not lost together with the refused one. */
const isLost = (): boolean => refused && sessionToken.get() === null;

/** Notes that the shell refused a request of session `token`, or of none. */
export function noteRefusedRequest(token: string | null): void {
  // A request sent before the current session began proves nothing about it.
  if (token !== sessionToken.get()) return;
  const known = isLost();
  refused = true;
  sessionToken.forget();
  if (!known) lost.emit(null);
}

export function onShellLost(listener: () => void): () => void {
  if (isLost()) listener();
  return lost.listen(listener);
}
