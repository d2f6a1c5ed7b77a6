/**
 * 100,000 IP segments: read from their texts and looked through for what lies over each other, in one sweep; and the
 * naive way, each with each, at 2,000, in the same run.
 */
import {
  type AddressRange,
  addressNumber,
  addressText,
  rangeBetween,
} from '#shared/kit/patterns/ip-range.ts';
import { findOverlaps } from '#shared/rules/network/overlaps.ts';
import { type BenchRow, limitRow, median, row, type Size, times } from './types.ts';

const [many, few] = [100_000, 2000];
const samples = 5;
/** Milliseconds in which the many are to be done. */
const goal = 500;

interface Texts {
  readonly start: string;
  readonly end: string;
}

/** Four of five are IPv4; every third lies over the one before. */
function segments(count: number): Texts[] {
  const base = addressNumber('2001:db8::');
  return Array.from({ length: count }, (_, at) => {
    const wide = BigInt(at % 3 === 0 ? 600 : 200);
    const family = at % 5 === 4 ? 'IPv6' : 'IPv4';
    const first = (family === 'IPv6' ? base : 0x0a00_0000n) + BigInt((at * 7919) % count) * 256n;
    return { start: addressText(family, first), end: addressText(family, first + wide) };
  });
}

const read = (texts: readonly Texts[]): AddressRange[] =>
  texts.flatMap(({ start, end }) => {
    const range = rangeBetween(start, end);
    return typeof range === 'string' ? [] : [range];
  });

const sweep = (texts: readonly Texts[]) => findOverlaps(read(texts)).length;

function eachWithEach(texts: readonly Texts[]): number {
  const ranges = read(texts);
  let found = 0;
  for (const [at, one] of ranges.entries())
    for (const other of ranges.slice(at + 1))
      if (one.family === other.family && one.first <= other.last && other.first <= one.last) found += 1;
  return found;
}

function timed(work: () => number): number {
  const start = performance.now();
  if (work() === 0) throw new Error('nothing lies over anything');
  return performance.now() - start;
}

export async function run(size: Size): Promise<BenchRow[]> {
  const [large, small] = [segments(size === 'small' ? few : many), segments(size === 'small' ? 200 : few)];
  const took: Record<'many' | 'few' | 'naive', number[]> = { many: [], few: [], naive: [] };
  for (let sample = 0; sample < times(size, samples); sample += 1) {
    took.many.push(timed(() => sweep(large)));
    took.few.push(timed(() => sweep(small)));
    took.naive.push(timed(() => eachWithEach(small)));
  }
  return [
    limitRow('100,000 IP segments analysed, beside half a second', median(took.many), goal, 'ms'),
    row('2,000 IP segments, beside each with each', median(took.few), median(took.naive), 0.5, 'ms'),
  ];
}
