/** Seeds of random tests: the same every day, printed, and `STEWARD_SEED=<number>` tries others. */
import { createRandom, type Random } from '#shared/kit/random.ts';

export const seed = Number(process.env.STEWARD_SEED ?? 20_261_120);
/** Milliseconds: seconds of work, on a machine that may have other work. */
export const timeout = 120_000;

/** A generator of its own for one test; `offset` tells the tests of one base seed apart. */
export function seededRandom(name: string, offset: number): Random {
  console.info(`${name}: STEWARD_SEED=${seed}`);
  return createRandom(seed + offset);
}
