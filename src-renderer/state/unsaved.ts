/** Unsaved work: whoever is about to take the page away, e.g. by going to another server, asks first. */
import { atom } from 'jotai';
import { store, watch } from '#data/store.ts';

/** `nothing`: that nothing is unsaved any more, since a save has ended while it was asked. */
type Ask = (nothing: Promise<true>) => Promise<boolean>;

/** An address, as the router has it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

interface Guard {
  readonly ask: Ask;
  readonly stays: (to: Place) => boolean;
}

const guardsAtom = atom<readonly Guard[]>([]);
/** How much is under way that nothing is asked about. */
const releasedAtom = atom(0);

/**
 * `ask` answers whether the work may be lost; the same question is asked once. `stays`: whether the work is still there
 * at another address. Answers the way to stop guarding.
 */
export function guardUnsaved(ask: Ask, stays: (to: Place) => boolean = () => false): () => void {
  const guard = { ask, stays };
  store.set(guardsAtom, (now) => [...now, guard]);
  return () => store.set(guardsAtom, (now) => now.filter((each) => each !== guard));
}

/** Whether something on the page would be lost with it: a form with changes, or a dialog that somebody is in. */
export function holdsWork(): boolean {
  return store.get(guardsAtom).length > 0 || document.querySelector('dialog[open]') !== null;
}

/** Whether going there would lose work that nobody has let go. */
export function wouldLose(to: Place): boolean {
  return !isReleased() && store.get(guardsAtom).some(({ stays }) => !stays(to));
}

/** Asks whoever guards something, or whoever would lose it there. */
export async function mayLeave(to?: Place): Promise<boolean> {
  const asked = store.get(guardsAtom).filter(({ stays }) => !(to && stays(to)));
  for (const ask of new Set(asked.map((guard) => guard.ask))) if (!(await askOnce(ask))) return false;
  return true;
}

async function askOnce(ask: Ask): Promise<boolean> {
  const { promise: nothing, resolve } = Promise.withResolvers<true>();
  const isGuarded = () => store.get(guardsAtom).some((guard) => guard.ask === ask);
  // A form that is drawn anew stops guarding and begins again at once.
  const stop = watch(guardsAtom, () => queueMicrotask(() => void (isGuarded() || resolve(true))));
  try {
    return await ask(nothing);
  } finally {
    stop();
  }
}

/** Does it where nothing is unsaved or the user lets it go; what it does is not asked about again. */
export async function leaving(act: () => Promise<void>): Promise<boolean> {
  // Where nothing is unsaved it is done at once, before anything else that waits for its turn.
  if (!isReleased() && store.get(guardsAtom).length > 0 && !(await mayLeave())) return false;
  await withoutAsking(act);
  return true;
}

/** Does what takes the page away after everything on it was saved. */
export async function withoutAsking(act: () => unknown): Promise<void> {
  store.set(releasedAtom, (now) => now + 1);
  try {
    await act();
  } finally {
    store.set(releasedAtom, (now) => now - 1);
  }
}

/** The user has let the unsaved work go. */
function isReleased(): boolean {
  return store.get(releasedAtom) > 0;
}
