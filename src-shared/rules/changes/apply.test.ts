import { expect, it } from 'vitest';
import { type AppliedOutcome, type Applying, applyChanges, foundDone, reviewChange } from './apply.ts';
import type { CollectedChange } from './collected-change.ts';
import { createModel } from './testing/model.ts';

const change = (kind: string, locator: unknown, edits: CollectedChange['edits']): CollectedChange => ({
  title: 'common.save',
  touches: [],
  path: '',
  kind,
  place: locator,
  edits,
});
const edit = (id: string, from: unknown, to: unknown) => change('thing', { id }, { a: { from, to } });
const making = (id: string) =>
  change('thingPresence', { ids: [id] }, { there: { from: [], to: [{ id, a: 1 }] } });
const model = () => createModel({ thing: { t1: { a: 1 }, t2: { a: 5 } } });

it.each([
  ['as it was collected', edit('t1', 1, 2), 'open', 'done', { a: 2 }],
  ['there already', edit('t1', 0, 1), 'held', 'held', { a: 1 }],
  ['changed by somebody else', edit('t1', 0, 2), 'conflict', 'conflict', { a: 1 }],
  ['not there any more', edit('t9', 0, 2), 'gone', 'gone', { a: 1 }],
  [
    'of a field that there is not',
    change('thing', { id: 't1' }, { z: { from: 0, to: 2 } }),
    'foreign',
    'foreign',
    { a: 1 },
  ],
  ['of a kind that is not known', change('star', {}, {}), 'foreign', 'foreign', { a: 1 }],
  ['at a place that is none', change('thing', { id: 7 }, {}), 'foreign', 'foreign', { a: 1 }],
])('%s', async (_, one, state, result, held) => {
  const server = model();
  expect(await reviewChange(one, server.how())).toMatchObject({ state });
  await applyChanges([one], server.how());
  expect(server.results).toEqual([result]);
  expect(server.held.thing?.t1).toEqual(held);
  expect(server.applied).toHaveLength(result === 'done' ? 1 : 0);
});

it('a value that its form would not accept is refused by field, and nothing of it is sent', async () => {
  const server = model();
  const how: Applying<CollectedChange> = {
    ...server.how(),
    kindOf: async (id) => {
      const kind = server.kinds.get(id);
      const a = { kind: 'number', label: 'common.save', least: 0, most: 9 } as const;
      return kind ? { ...kind, fields: { a } as object } : null;
    },
  };
  for (const wrong of [10, '2', null])
    expect(await reviewChange(edit('t1', 1, wrong), how)).toMatchObject({
      state: wrong === null ? 'open' : 'refused',
    });
  await applyChanges([edit('t1', 1, 10), edit('t2', 5, 6)], how);
  expect(server.results).toEqual(['refused', 'done']);
  expect(server.made).toHaveLength(1);
  expect(server.held.thing).toEqual({ t1: { a: 1 }, t2: { a: 6 } });
});

it('a change that failed on the server and came about after the look is found done, and nothing is sent again', async () => {
  const server = model();
  const one = edit('t1', 1, 2);
  const outcomes: AppliedOutcome[] = [];
  const how: Applying<CollectedChange> = {
    ...server.how(),
    send: async () => ({ result: 'failed', message: 'HTTP 500', late: true }),
    hasBegun: () => outcomes.at(-1)?.late === true,
    finish: async (_, outcome) => void outcomes.push(outcome),
  };
  await applyChanges([one], how);
  expect(await foundDone(one, how)).toBeNull();
  server.held.thing = { t1: { a: 2 } };
  const done = {
    result: 'done',
    message: '',
    applied: { place: { id: 't1' }, edits: { a: { from: 1, to: 2 } } },
  };
  expect(await foundDone(one, how)).toEqual(done);
  await applyChanges([one], how);
  expect(outcomes).toMatchObject([{ result: 'failed', late: true, applied: null }, done]);
  // A record with another value in the field, or a deleted record, does not count as done.
  server.held.thing = { t1: { a: 3 } };
  expect(await foundDone(one, how)).toBeNull();
  server.held.thing = {};
  expect(await foundDone(one, how)).toBeNull();
});

it('a failed change stops those that wait for it, and no others', async () => {
  const server = model();
  const changes = [making('t3'), edit('t3', 1, 2), edit('t2', 5, 6)];
  await applyChanges(changes, {
    ...server.how(({ kind }) => (kind.id === 'thingPresence' ? 'failed' : 'done')),
    most: 1,
  });
  expect(server.results).toEqual(['failed', 'blocked', 'done']);
  expect(server.held.thing).toEqual({ t1: { a: 1 }, t2: { a: 6 } });
  // A second attempt applies the rest.
  server.results.length = 0;
  await applyChanges(changes.slice(0, 2), server.how());
  expect(server.results).toEqual(['done', 'done']);
  expect(server.held.thing?.t3).toEqual({ a: 2 });
});

it('a change that was replaced by the time of sending is skipped, and those that wait for it stay', async () => {
  const server = model();
  const how = server.how();
  const changes = [making('t3'), edit('t3', 1, 2), edit('t2', 5, 6)];
  await applyChanges(changes, {
    ...how,
    begin: async (change) => (change === changes[0] ? null : how.begin(change)),
  });
  expect(server.results.toSorted()).toEqual(['blocked', 'done']);
  expect(server.held.thing).toEqual({ t1: { a: 1 }, t2: { a: 6 } });
});

it('a read that fails sends nothing, and says why', async () => {
  const server = model();
  const how = server.how();
  await applyChanges([edit('t1', 1, 2)], {
    ...how,
    kindOf: async (id) => {
      const kind = server.kinds.get(id);
      return kind ? { ...kind, read: () => Promise.reject(new Error('no way')) } : null;
    },
    finish: async (_, { result, message }) => {
      expect([result, message]).toEqual(['failed', 'Error: no way']);
      server.results.push(result);
    },
  });
  expect(server.results).toEqual(['failed']);
  expect(server.made).toEqual([]);
});

it('a read that fails because all of it ends is no failure of its change: that and the rest stay as they were', async () => {
  const server = model();
  const how = server.how();
  const stop = new AbortController();
  let reads = 0;
  await applyChanges([edit('t1', 1, 2), edit('t2', 5, 6)], {
    ...how,
    kindOf: async (id) => {
      const kind = server.kinds.get(id);
      const read = () => {
        reads += 1;
        stop.abort();
        return Promise.reject(new Error('the session has ended'));
      };
      return kind ? { ...kind, read } : null;
    },
    signal: stop.signal,
  });
  expect([reads, server.results, server.made]).toEqual([1, [], []]);
});

it('is one at a time for a kind, others beside it; cancelled, what was not begun stays', async () => {
  const server = createModel({
    thing: { t1: { a: 1 }, t2: { a: 1 } },
    other: { o1: { a: 1 }, o2: { a: 1 } },
  });
  const stop = new AbortController();
  const open: string[] = [];
  let most = 0;
  const how = server.how();
  const send: typeof how.send = async (write) => {
    expect(open).not.toContain(write.kind.id);
    open.push(write.kind.id);
    most = Math.max(most, open.length);
    await new Promise((resolve) => setImmediate(resolve));
    open.splice(open.indexOf(write.kind.id), 1);
    stop.abort();
    return how.send(write);
  };
  const other = (id: string) => change('other', { id }, { a: { from: 1, to: 2 } });
  const changes = [edit('t1', 1, 2), edit('t2', 1, 2), other('o1'), other('o2')];
  await applyChanges(changes, { ...how, send, signal: stop.signal });
  expect(most).toBe(2);
  expect(server.results).toEqual(['done', 'done']);
  expect(server.held).toEqual({
    thing: { t1: { a: 2 }, t2: { a: 1 } },
    other: { o1: { a: 2 }, o2: { a: 1 } },
  });
});

it('a change that is let go after a stop is unknown, and its state is found by reading', async () => {
  const server = model();
  const [stop, gone] = [new AbortController(), new AbortController()];
  const both = [edit('t1', 1, 2), edit('t2', 5, 6)];
  const how = server.how();
  const applying = applyChanges(both, {
    ...how,
    signal: stop.signal,
    abandonSignal: gone.signal,
    most: 1,
    // The server carries out the write, but its answer never arrives.
    send: (write) => how.send(write).then(() => new Promise(() => undefined)),
  });
  await expect.poll(() => server.made.length).toBe(1);
  stop.abort();
  gone.abort('let go');
  await applying;
  expect(server.results).toEqual(['unknown']);
  await applyChanges(both, server.how());
  expect(server.results).toEqual(['unknown', 'done', 'done']);
  expect(server.made).toHaveLength(2);
});
