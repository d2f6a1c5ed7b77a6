/** A list of 2,000 rows of which one, or every one, has a value that nobody understands, beside the same list without. */

import * as z from 'zod';
import { segments } from '#shared/api/network/segments.ts';
import { readTolerantly } from '#shared/api/odd-values/tolerant-read.ts';
import { type BenchRow, median, row, type Size, statedRow, times, warmUps } from './types.ts';

const samples = 41;
const count = 2000;
/** The list is gone through three times, and a reading that fails takes about three times as long as one that holds. */
const goal = 10;

function answer(updateTime: (at: number) => unknown) {
  const result = Array.from({ length: count }, (_, at) => ({
    id: `SEG${1_000_000 + at}`,
    segmentName: `Office ${at}`,
    segmentType: 'IPv4',
    reference: at % 40,
    ipStart: `10.${at % 200}.0.1`,
    ipEnd: `10.${at % 200}.3.255`,
    instructions: '',
    creatorName: 'Lin Yu',
    createTime: '2026-01-05 08:30:00',
    updaterName: 'Lin Yu',
    updateTime: updateTime(at),
  }));
  return { result, totalCount: count, pageNo: 1, pageSize: count };
}

const usual = '2026-03-01 17:12:45';
const milliseconds = 1_767_576_600_000;

export async function run(size: Size): Promise<BenchRow[]> {
  const plain = measured(
    size,
    answer(() => usual),
    0,
  );
  const one = measured(
    size,
    answer((at) => (at === 1000 ? milliseconds : usual)),
    1,
  );
  const all = measured(
    size,
    answer(() => milliseconds),
    count,
  );
  return [
    row('list of 2,000 rows, one of them odd', one, plain, goal, 'ms'),
    statedRow('list of 2,000 rows, each of them odd', all, plain, 'ms'),
  ];
}

/** Milliseconds, as whoever asks for the list waits: strictly first. `odd`: values that are to be named. */
function measured(size: Size, data: unknown, odd: number): number {
  const { response } = segments.query;
  const took: number[] = [];
  for (let round = warmUps(size, 10); round < times(size, samples); round += 1) {
    const begin = performance.now();
    const strict = z.safeDecode(response, data as never);
    const named = strict.success ? 0 : (readTolerantly(response, data)?.odd.length ?? -1);
    const milliseconds = performance.now() - begin;
    if (named !== odd) throw new Error(`${named} values were named, not ${odd}`);
    if (round >= 0) took.push(milliseconds);
  }
  return median(took);
}
