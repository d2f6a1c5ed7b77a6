/** Guards unsaved work: anything that replaces the page, e.g. a switch of servers, asks first. */
import { atom } from 'jotai';
import { store, watch } from '#data/store.ts';

/** `nothing` resolves when a save during the question leaves nothing unsaved. */
type Ask = (nothing: Promise<true>) => Promise<boolean>;

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

interface Guard {
  readonly ask: Ask;
  readonly stays: (to: PageLocation) => boolean;
}

const guardsAtom = atom<readonly Guard[]>([]);
/** Number of running actions that need no question. */
const releasedAtom = atom(0);

/**
 * `ask` resolves to whether the work may be lost; one question is shared by its callers. `stays`: whether the work
 * survives at another address. Returns the function that stops guarding.
 */
export function guardUnsaved(ask: Ask, stays: (to: PageLocation) => boolean = () => false): () => void {
  const guard = { ask, stays };
  store.set(guardsAtom, (now) => [...now, guard]);
  return () => store.set(guardsAtom, (now) => now.filter((each) => each !== guard));
}

/** Whether leaving the page would lose something: changes in a form, or an open dialog. */
export function holdsWork(): boolean {
  return store.get(guardsAtom).length > 0 || document.querySelector('dialog[open]') !== null;
}

/** Whether navigating to `to` would lose work that the user has not released. */
export function wouldLose(to: PageLocation): boolean {
  // wall: unsaved-address
  return !isReleased() && store.get(guardsAtom).some(({ stays }) => !stays(to));
}

/** Asks each guard, or those whose work would be lost at `to`. */
export async function mayLeave(to?: PageLocation): Promise<boolean> {
  const asked = store.get(guardsAtom).filter(({ stays }) => !(to && stays(to)));
  for (const ask of new Set(asked.map((guard) => guard.ask))) if (!(await askOnce(ask))) return false;
  return true;
}

async function askOnce(ask: Ask): Promise<boolean> {
  const { promise: nothing, resolve } = Promise.withResolvers<true>();
  const isGuarded = () => store.get(guardsAtom).some((guard) => guard.ask === ask);
  // A form that renders again stops guarding and starts again in the same task.
  const stop = watch(guardsAtom, () => queueMicrotask(() => void (isGuarded() || resolve(true))));
  try {
    return await ask(nothing);
  } finally {
    stop();
  }
}

/** Runs `act` when nothing is unsaved or the user agrees to lose it; `act` itself raises no further question. */
export async function leaving(act: () => Promise<void>): Promise<boolean> {
  // With nothing unsaved, `act` starts synchronously, ahead of queued work.
  // wall: unsaved-page
  if (!isReleased() && store.get(guardsAtom).length > 0 && !(await mayLeave())) return false;
  await withoutAsking(act);
  return true;
}

/** Runs `act`, which replaces the page, after everything has been saved. */
export async function withoutAsking(act: () => unknown): Promise<void> {
  store.set(releasedAtom, (now) => now + 1);
  try {
    await act();
  } finally {
    store.set(releasedAtom, (now) => now - 1);
  }
}

/** Whether a running action was released from the question. */
function isReleased(): boolean {
  return store.get(releasedAtom) > 0;
}
