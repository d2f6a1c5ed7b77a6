/**
 * The console's time, and the program's: it passes as on the wall, never faster, and slower on a machine that is busy.
 * `pass` lets more of it pass at once.
 */
import { vi } from 'vitest';
import { describeOpenRequests } from './open-requests.ts';

const realNow = performance.now.bind(performance);
const realTimeout = setTimeout;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Milliseconds on the wall: what has not come by then does not come. */
const patience = 30_000;
/** Milliseconds on the wall between two looks at a page that changes, and at one that stands still. */
const [betweenLooks, longestWait] = [5, 30];
/** Milliseconds by which the clock goes on at a time. */
const tick = 10;

let changed = false;
const observer = new MutationObserver(() => {
  changed = true;
});

export function takeTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
    advanceTimeDelta: tick,
  });
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

/** The page's complaints: they often say why an awaited element did not come. */
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
  for (;;) {
    changed = false;
    const complaint = look();
    if (complaint === null) return;
    if (realNow() - begun > patience)
      throw new Error(`${complaint}${said()}; open requests: ${describeOpenRequests() || 'none'}`);
    await change();
  }
}

/** Tries until `attempt` throws no more; throws its last error. */
export async function untilHolds(attempt: () => Promise<void>): Promise<void> {
  const begun = realNow();
  for (;;) {
    changed = false;
    try {
      return await attempt();
    } catch (error) {
      if (realNow() - begun > patience) throw error;
    }
    await change();
  }
}

/** Waits for the page's next change, or for what no observer is told of: values, the focus, the address. */
async function change(): Promise<void> {
  for (let waited = 0; waited < longestWait && (waited === 0 || !changed); waited += betweenLooks)
    await new Promise<void>((resolve) => {
      realTimeout(resolve, betweenLooks);
    });
}
