/**
 * The console's time, and the program's: it passes while a test looks for something and at no other moment. While an
 * answer or a page's code is on its way it passes as on the wall, so that a busy machine gives nobody up; while nothing is, much faster,
 * and a little at a time, so that no message goes before it was looked for.
 */
import { vi } from 'vitest';
import { loadTimeout } from '../../../src-shared/rules/constants.ts';
import { network } from './network.ts';

/** How much faster it passes while nothing is on its way; at most so many milliseconds from one look to the next. */
const [faster, longestStep] = [30, 50];
/** The same while what is on its way never comes: nothing but its deadline is waited for, which is far off. */
const [fastest, longestSilence] = [2000, 500];
/** Looks that are left out while the page stands as it was: what no observer is told of is seen then. */
const unchangedLooks = 5;

const realNow = performance.now.bind(performance);
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Milliseconds, really: what has not come by then does not come. */
const patience = 30_000;

/**
 * Milliseconds, really: code that has not come by then is on its way; between two looks for some. What passes in both
 * together is less than any deadline that a test sets.
 */
const [atOnce, betweenLooks] = [10, 20];
/** When code was last looked for, and whether it is there. */
let [askedForCode, hasCode] = [Number.NEGATIVE_INFINITY, true];

/** Whether a page's code is on its way: it gives up after a time that would pass here in a second. */
function isLoading(now: number): boolean {
  if (hasCode && now - askedForCode > betweenLooks) {
    [askedForCode, hasCode] = [now, false];
    void vi.dynamicImportSettled().then(() => {
      hasCode = true;
    });
  }
  return !hasCode && now - askedForCode > atOnce;
}

let changed = true;
const observer = new MutationObserver(() => {
  changed = true;
});

export function takeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const faked = setTimeout;
  // A page's code is translated for the tests first, which a busy machine takes long for and nobody tells of.
  const patient = (work: TimerHandler, delay?: number, ...given: unknown[]) =>
    faked(work as () => void, delay === loadTimeout ? delay * faster : delay, ...given);
  globalThis.setTimeout = Object.assign(patient, faked) as typeof setTimeout;
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Frames in which what the closed page still waits for is over. */
const lastFrames = 10;

export function giveTimeBack(): void {
  observer.disconnect();
  // jsdom counts its frames by this clock: one that is still to come when it stops would be waited for ever after.
  for (let frame = 0; frame < lastFrames; frame += 1) vi.advanceTimersByTime(17);
  cancelAnimationFrame(requestAnimationFrame(() => undefined));
  vi.useRealTimers();
}

/** Two frames, as they lie between the acts of any hand: what is due at once is done, and drawn. */
export async function settle(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) {
    vi.advanceTimersByTime(16);
    await turn();
    await turn();
  }
}

/** Lets so many milliseconds pass at once. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}

/** Waits for work that needs time itself; as much passes for the page. */
export async function through<T>(work: Promise<T>): Promise<T> {
  let under = true;
  const ended = () => {
    under = false;
  };
  work.then(ended, ended);
  const passing = passingSince(realNow());
  while (under) {
    passing(realNow(), 1, longestStep);
    await turn();
  }
  return work;
}

/**
 * Lets what has passed on the wall since the last call pass for the page, so many times as fast, at most a step at a
 * time. What is less than a millisecond is kept for the next call: looks come many times in one, and rounded up each
 * would let a thread's half minute pass while the thread begins.
 */
function passingSince(begun: number): (now: number, rate: number, step: number) => void {
  let [before, kept] = [begun, 0];
  return (now, rate, step) => {
    kept = Math.min(step, kept + (now - before) * rate);
    before = now;
    const whole = Math.floor(kept);
    kept -= whole;
    vi.advanceTimersByTime(whole);
  };
}

/** How much faster than on the wall, and at most how far until the next look. */
function paceAt(now: number): [rate: number, step: number] {
  if (network.isBusy() || isLoading(now)) return [1, longestStep];
  return network.waitsForSilence() ? [fastest, longestSilence] : [faster, longestStep];
}

/** What the page complains of: where something did not come, it often says why. */
function said(): string {
  const words = Array.from(document.querySelectorAll('[role=alert]'), ({ textContent }) =>
    textContent.trim(),
  );
  const some = words.filter((text) => text !== '');
  return some.length === 0 ? '' : `; the page says: ${some.join(' | ')}`;
}

/** Looks until `look` answers no complaint; throws its last one. */
export async function until(look: () => string | null): Promise<void> {
  const begun = realNow();
  const passing = passingSince(begun);
  let complaint: string | null = '';
  for (let left = 0; ; left -= 1) {
    if (changed || left <= 0) {
      changed = false;
      left = unchangedLooks;
      complaint = look();
      if (complaint === null) return;
    }
    const now = realNow();
    if (now - begun > patience) throw new Error(`${complaint}${said()}`);
    passing(now, ...paceAt(now));
    await turn();
    await turn();
  }
}
