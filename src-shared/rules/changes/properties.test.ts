import { expect, it } from 'vitest';
import { createRandom, type Random } from '../../kit/random.ts';
import { applyChanges } from './apply.ts';
import { type CollectedChange, foldEdits, objectOf } from './collected-change.ts';
import { inverseOfSet } from './inverse.ts';
import { dependencies, isPresence } from './order.ts';
import { createModel, type Held, randomChanges } from './testing/model.ts';

const start: Held = {
  thing: { thing1: { a: 1, b: 'x', c: [] }, thing2: { a: 2, b: 'y', c: ['thing1'] } },
  other: { other1: { a: 1, b: '', c: [] } },
};
const seeds = Array.from({ length: 60 }, (_, index) => index + 1);

/** Returns the changes in another order that respects their dependencies. */
function shuffled(random: Random, changes: readonly CollectedChange[]): CollectedChange[] {
  const needs = dependencies(changes);
  const left = new Set(changes.keys());
  const order: number[] = [];
  while (left.size > 0) {
    const ready = [...left].filter((at) => needs[at]?.every((need) => !left.has(need)));
    const next = random.pick(ready);
    left.delete(next);
    order.push(next);
  }
  return order.flatMap((at) => changes[at] ?? []);
}

/** Folds changes as a tray does: edits of one record become one change, except makings and deletions. */
function folded(changes: readonly CollectedChange[]): CollectedChange[] {
  const kept: CollectedChange[] = [];
  for (const change of changes) {
    const at = kept.findIndex((one) => !isPresence(one) && objectOf(one) === objectOf(change));
    const before = kept[at];
    if (!before) kept.push(change);
    else kept[at] = { ...before, edits: { ...foldEdits(before.edits, change.edits) } };
  }
  return kept.filter(({ edits }) => Object.keys(edits).length > 0);
}

it.each(seeds)(
  'seed %i: applied in any order that respects what waits for what, it ends the same',
  async (seed) => {
    const random = createRandom(seed);
    const { changes, after } = randomChanges(random, start, 30);
    for (const order of [changes, shuffled(random, changes)]) {
      const model = createModel(structuredClone(start));
      await applyChanges(order, model.how());
      expect(model.results.every((result) => result === 'done')).toBe(true);
      expect(model.held).toEqual(after);
    }
  },
);

it.each(seeds)('seed %i: rolled back, it is as it was', async (seed) => {
  const { changes } = randomChanges(createRandom(seed), start, 30);
  const model = createModel(structuredClone(start));
  await applyChanges(changes, model.how());
  const back = inverseOfSet(model.applied.splice(0), (id) => model.kinds.get(id) ?? null);
  await applyChanges(back, model.how());
  expect(model.held).toEqual(start);
});

it.each(seeds)('seed %i: folded changes do what they do one after the other', async (seed) => {
  const { changes, after } = randomChanges(createRandom(seed), start, 30);
  const less = folded(changes);
  const model = createModel(structuredClone(start));
  await applyChanges(less, model.how());
  expect(model.results).not.toContain('conflict');
  expect(model.held).toEqual(after);
});

it.each(seeds)('seed %i: ended at any call and begun again, each is made exactly once', async (seed) => {
  const random = createRandom(seed);
  const { changes, after } = randomChanges(random, start, 20);
  const model = createModel(structuredClone(start));
  const end = random.between(1, 12);
  let calls = 0;
  const stop = new AbortController();
  const line = () => {
    calls += 1;
    if (calls < end) return 'done';
    stop.abort();
    // The test does not know whether the server has carried out the write.
    return random.pick(['cut', 'unknown'] as const);
  };
  const first = { ...model.how(line), most: 1, signal: stop.signal };
  const done = new Set<CollectedChange>();
  const settle: typeof first.finish = async (change, outcome) => {
    if (outcome.result !== 'unknown') done.add(change);
    await first.finish(change, outcome);
  };
  await applyChanges(changes, { ...first, finish: settle });
  const sent = model.made.length;
  await applyChanges(
    changes.filter((change) => !done.has(change)),
    model.how(),
  );
  expect(model.held).toEqual(after);
  expect(new Set(model.made).size).toBe(model.made.length);
  expect(model.applied).toHaveLength(changes.length);
  expect(sent).toBeLessThanOrEqual(end);
});
