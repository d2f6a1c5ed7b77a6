/**
 * Each field of each read's answer, replaced by ten odd values: the answer is read all the same, with all its rows; what
 * was not understood is named, and everything beside it is as before. In `npm test` each place has three of the ten.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { openEnvelope } from '#shared/api/envelope.ts';
import { endpoints } from '#shared/api/index.ts';
import { hasOddFields } from '#shared/api/odd-values/odd-fields.ts';
import { readTolerantly } from '#shared/api/odd-values/tolerant-read.ts';
import type { Sandbox } from '../../src-main/sandbox/index.ts';
import { oddValues, positionsIn, withValue } from '../support/odd-positions.ts';
import { long } from '../support/test-amount.ts';
import { freshSandbox } from './client.ts';
import { readAnswers } from './read-answers.ts';

const decision = readFileSync(join(import.meta.dirname, '../../docs/decisions/033-odd-values.md'), 'utf8');

const everyRead = endpoints.filter(({ effect, envelope }) => effect === 'read' && envelope !== 'rows');
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

/** The number of rows in each list of an answer, by its place. */
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
  const asked = new Set<string>();
  let turn = 0;
  let tried = 0;
  let noted = 0;
  for (const endpoint of everyRead) {
    const data = await answerOf(endpoint);
    const before = readTolerantly(endpoint.response, data);
    if (data === undefined || before === null) continue;
    expect(before.odd, endpoint.id).toEqual([]);
    for (const path of positionsIn(data)) {
      turn += 1;
      asked.add(endpoint.id);
      for (const value of long ? oddValues : oddValues.filter((_, at) => (at + turn) % 3 === 0)) {
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
  // The decision says how many places of how many reads have been tried.
  const [, places = '', reads = ''] = /each of ([\d,]+) places of (\d+) reads/.exec(decision) ?? [];
  expect(asked.size).toBeGreaterThanOrEqual(Number(reads) || Number.POSITIVE_INFINITY);
  expect(turn).toBeGreaterThanOrEqual(Number(places.replace(',', '')) || Number.POSITIVE_INFINITY);
  expect(tried).toBeGreaterThanOrEqual(long ? turn * oddValues.length : turn * 3);
  expect(noted).toBeGreaterThan(long ? 2_000 : 650);
  expect(lost).toEqual([]);
});
