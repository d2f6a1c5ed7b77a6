import { expect, it } from 'vitest';
import { applyQueue } from './queue.ts';

const at = (kind: string, id: string) => ({ kind, place: { id } });
const changes = [at('a', '1'), at('a', '2'), at('b', '1'), at('b', '3'), at('c', '4'), at('a', '5')];

it('one of a kind and of a place at a time; what was waited for makes way in its own turn', () => {
  const queue = applyQueue(changes, [[4], [], [], [], [], []]);
  // Change 0 depends on 4; changes 2 and 3 are of one kind, changes 1 and 5 too.
  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([1, 2, 4, undefined]);
  queue.end(4);
  // Another change of its kind is under way, and one of its locator.
  expect(queue.take()).toBeUndefined();
  queue.end(1);
  expect(queue.take()).toBe(5);
  queue.end(2);
  expect(queue.take()).toBe(3);
  queue.end(5);
  expect(queue.take()).toBe(0);
  queue.end(0);
  queue.end(3);
  expect(queue.take()).toBeUndefined();
});

it('changes to begin are not searched among all that wait', () => {
  const many = Array.from({ length: 5000 }, (_, id) => at('a', String(id)));
  let looks = 0;
  const needs = many.map(() => []);
  const watched = many.map(({ kind, place }) => ({
    kind,
    get place() {
      looks += 1;
      return place;
    },
  }));
  const queue = applyQueue(watched, needs);
  const order: number[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    order.push(next);
    queue.end(next);
  }
  expect(order).toEqual([...many.keys()]);
  expect(looks).toBe(many.length);
});
