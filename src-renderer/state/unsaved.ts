/** Unsaved work: whoever is about to take the page away, e.g. by going to another server, asks first. */
type Ask = () => Promise<boolean>;

const asks = new Set<Ask>();
let released = 0;

/** `ask` answers whether the work may be lost. Answers the way to stop guarding. */
export function guardUnsaved(ask: Ask): () => void {
  asks.add(ask);
  return () => void asks.delete(ask);
}

/** Whether something on the page would be lost with it: a form with changes, or a dialog that somebody is in. */
export function holdsWork(): boolean {
  return asks.size > 0 || document.querySelector('dialog[open]') !== null;
}

/** Does it where nothing is unsaved or the user lets it go; what it does is not asked about again. */
export async function leaving(act: () => Promise<void>): Promise<boolean> {
  if (released === 0) for (const ask of asks) if (!(await ask())) return false;
  await withoutAsking(act);
  return true;
}

/** Does what takes the page away after everything on it was saved. */
export async function withoutAsking(act: () => unknown): Promise<void> {
  released++;
  try {
    await act();
  } finally {
    released--;
  }
}

/** The user has let the unsaved work go. */
export function isReleased(): boolean {
  return released > 0;
}
