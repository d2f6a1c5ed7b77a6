/** Unsaved work: whoever is about to take the page away, e.g. by going to another server, asks first. */
type Ask = () => Promise<boolean>;

/** An address, as the router has it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

interface Guard {
  readonly ask: Ask;
  readonly stays: (to: Place) => boolean;
}

const guards = new Set<Guard>();
let released = 0;

/**
 * `ask` answers whether the work may be lost; the same question is asked once. `stays`: whether the work is still there
 * at another address. Answers the way to stop guarding.
 */
export function guardUnsaved(ask: Ask, stays: (to: Place) => boolean = () => false): () => void {
  const guard = { ask, stays };
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** Whether something on the page would be lost with it: a form with changes, or a dialog that somebody is in. */
export function holdsWork(): boolean {
  return guards.size > 0 || document.querySelector('dialog[open]') !== null;
}

/** Whether going there would lose work that nobody has let go. */
export function wouldLose(to: Place): boolean {
  return released === 0 && [...guards].some(({ stays }) => !stays(to));
}

/** Asks whoever guards something, or whoever would lose it there. */
export async function mayLeave(to?: Place): Promise<boolean> {
  const asked = [...guards].filter(({ stays }) => !(to && stays(to)));
  for (const ask of new Set(asked.map((guard) => guard.ask))) if (!(await ask())) return false;
  return true;
}

/** Does it where nothing is unsaved or the user lets it go; what it does is not asked about again. */
export async function leaving(act: () => Promise<void>): Promise<boolean> {
  // Where nothing is unsaved it is done at once, before anything else that waits for its turn.
  if (released === 0 && guards.size > 0 && !(await mayLeave())) return false;
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
