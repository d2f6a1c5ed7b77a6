/**
 * Each field of each read's answer, replaced by ten odd values: the answer is read all the same, with all its rows; what
 * was not understood is named, and everything beside it is as before. In `npm test` each place has three of the ten.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { openEnvelope } from '#shared/api/envelope.ts';
import { endpoints } from '#shared/api/index.ts';
import { hasOddFields } from '#shared/api/odd-values/odd-fields.ts';
import { readTolerantly } from '#shared/api/odd-values/tolerant-read.ts';
import type { Sandbox } from '../../src-main/sandbox/index.ts';
import { long } from '../support/test-amount.ts';
import { freshSandbox } from './client.ts';
import { readAnswers } from './read-answers.ts';

const odd: readonly unknown[] = [
  null,
  undefined,
  '',
  'popup',
  -1,
  1_767_576_600_000,
  '0000-00-00',
  true,
  [],
  { unexpected: 1 },
];

const reads = endpoints.filter(({ effect, envelope }) => effect === 'read' && envelope !== 'rows');
let sandbox: Sandbox;
let textOf: Awaited<ReturnType<typeof readAnswers>>;
beforeAll(async () => {
  sandbox = await freshSandbox();
  textOf = await readAnswers(sandbox);
});
afterAll(() => sandbox.close());

async function answerOf(endpoint: Endpoint): Promise<unknown> {
  const opened = openEnvelope(endpoint.envelope, JSON.parse(await textOf(endpoint)));
  return opened?.ok ? opened.data : undefined;
}

/** Places of one value each: in the frame, and in the last row of each list. */
function* positionsIn(value: unknown, path: readonly PropertyKey[] = []): Generator<readonly PropertyKey[]> {
  if (Array.isArray(value)) {
    const last = value.length - 1;
    if (typeof value[last] === 'object') yield* positionsIn(value[last], [...path, last]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* positionsIn(part, [...path, name]);
  } else if (path.length > 0) yield path;
}

function withValue(data: unknown, [key, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<
    PropertyKey,
    unknown
  >;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

/** How many rows each list of an answer has, by its place. */
function rowsIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [`${path}: ${value.length}`] : [];
  return [...own, ...Object.entries(value).flatMap(([name, part]) => rowsIn(part, `${path}.${name}`))];
}

/** A list that stood in the place of the odd value. */
function isWithin(list: string, path: readonly PropertyKey[]): boolean {
  const last = path.map(String).slice(-2).join('.');
  return list.includes(`.${last}.`) || list.includes(`.${last}:`);
}

test('no odd value takes a row or an answer away', { timeout: 120_000 }, async () => {
  const lost: string[] = [];
  let turn = 0;
  let tried = 0;
  let noted = 0;
  for (const endpoint of reads) {
    const data = await answerOf(endpoint);
    const before = readTolerantly(endpoint.response, data);
    if (data === undefined || before === null) continue;
    expect(before.odd, endpoint.id).toEqual([]);
    for (const path of positionsIn(data)) {
      turn += 1;
      for (const value of long ? odd : odd.filter((_, at) => (at + turn) % 3 === 0)) {
        tried += 1;
        const read = readTolerantly(endpoint.response, withValue(data, path, value));
        const where = `${endpoint.id} ${path.map(String).join('.')} = ${JSON.stringify(value)}`;
        if (!read) lost.push(where);
        else {
          if (read.odd.length > 0) noted += 1;
          const unmarked = read.odd.length > 0 && typeof read.data === 'object' && !hasOddFields(read.data);
          if (unmarked) lost.push(`${where}: unmarked`);
          const kept = new Set(rowsIn(read.data));
          const missing = rowsIn(before.data).filter((one) => !kept.has(one) && !isWithin(one, path));
          if (missing.length > 0) lost.push(`${where}: without ${missing.join(', ')}`);
        }
      }
    }
  }
  expect(tried).toBeGreaterThan(long ? 5_000 : 1_600);
  expect(noted).toBeGreaterThan(long ? 2_000 : 650);
  expect(lost).toEqual([]);
});
