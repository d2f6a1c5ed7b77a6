import { expect, it } from 'vitest';
import * as z from 'zod';
import { getTenantInfo } from '../../api/tenant/tenant.ts';
import { GoneRecord } from '../common/record/record.ts';
import type { AnyRecord } from '../records/records.ts';
import type { CollectedChange } from './collected-change.ts';
import { reviewSet } from './review-set.ts';

const change = (kind: string, id: string, edits: CollectedChange['edits']): CollectedChange => ({
  title: kind,
  kind,
  edits,
  touches: [],
  path: '',
  place: kind.endsWith('Presence') ? { ids: [id] } : { id },
});
const makes = (id: string) => change('thingPresence', id, { there: { from: [], to: [{ id }] } });
const names = (id: string, from: string, to: string) => change('thing', id, { name: { from, to } });

/** Records by their ids; the id `unread` cannot be read. */
const stored: Readonly<Record<string, string>> = { a: 'A', b: 'theirs' };
const kind = (id: string): AnyRecord =>
  ({
    id,
    locator: z.any(),
    async read(_: unknown, locator: { id?: string; ids?: string[] }) {
      if (locator.ids) return { there: locator.ids.flatMap((one) => (stored[one] ? [{ id: one }] : [])) };
      if (locator.id === 'unread') throw new Error('no answer');
      const name = stored[locator.id ?? ''];
      if (name === undefined) throw new GoneRecord();
      return { name };
    },
    write: () => ({ endpoint: getTenantInfo, input: {} }),
  }) as unknown as AnyRecord;
const refusal = () => '';
const review = async (...changes: CollectedChange[]) => {
  const found = await reviewSet(changes, {
    kindOf: async (id) => kind(id),
    ask: () => Promise.reject(new Error('asked')),
    words: (error) => (error instanceof Error ? error.message : ''),
    refusal,
  });
  return found.map((one) => one?.state);
};

it.each([
  ['what can be applied', [names('a', 'A', 'B')], ['open']],
  ['what the server holds', [names('a', 'x', 'A')], ['held']],
  ['what others changed', [names('b', 'B', 'C')], ['conflict']],
  ['what is gone', [names('c', 'C', 'D')], ['gone']],
  ['what can’t be read', [names('unread', 'C', 'D')], ['failed']],
  ['what waits for one that is to be made', [names('n', '', 'N'), makes('n')], ['open', 'open']],
  [
    'two of one record, the second over the first',
    [names('a', 'A', 'B'), names('a', 'B', 'C')],
    ['open', 'open'],
  ],
  [
    'what waits for one that would not come about',
    [names('b', 'B', 'C'), names('b', 'C', 'D')],
    ['conflict', 'blocked'],
  ],
])('says %s', async (_, changes, states) => {
  expect(await review(...changes)).toEqual(states);
});

it('stops where it is cancelled: the rest is not judged', async () => {
  const stop = new AbortController();
  const found = await reviewSet([names('a', 'A', 'B'), names('b', 'B', 'C')], {
    kindOf: async (id) => kind(id),
    ask: () => Promise.reject(new Error('asked')),
    words: String,
    refusal,
    signal: stop.signal,
    progress: () => stop.abort(),
  });
  expect(found.map((one) => one?.state)).toEqual(['open', undefined]);
});

it('a read that fails because all of it ends says nothing of its change', async () => {
  const stop = new AbortController();
  const failing = { ...kind('thing'), read: () => Promise.reject(stop.abort()) } as unknown as AnyRecord;
  const found = await reviewSet([names('a', 'A', 'B'), names('b', 'B', 'C')], {
    kindOf: async () => failing,
    ask: () => Promise.reject(new Error('asked')),
    words: String,
    refusal,
    signal: stop.signal,
  });
  expect(found).toEqual([undefined, undefined]);
});
