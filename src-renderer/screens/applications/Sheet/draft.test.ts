import { expect, test, vi } from 'vitest';
import { newSheetDraft, emptyCell } from './draft.ts';

test('cells that were filled in together are undone together', () => {
  const draft = newSheetDraft(3);
  const told = vi.fn();
  draft.subscribe(told);
  draft.change((columnOf) => {
    columnOf('on a')(0, 1);
    columnOf('on a')(2, 0);
    columnOf('on b')(1, 1);
  });
  draft.change((columnOf) => columnOf('on a')(0, 0));
  expect([draft.count(), draft.at('on a', 0), draft.at('on a', 1), draft.at('on c', 0)]).toEqual([
    3,
    0,
    emptyCell,
    emptyCell,
  ]);
  expect(draft.back()).toBe(true);
  expect([draft.count(), draft.at('on a', 0)]).toEqual([3, 1]);
  expect(draft.back()).toBe(true);
  expect([draft.count(), draft.columns()]).toEqual([0, []]);
  expect(draft.back()).toBe(false);
  expect(told).toHaveBeenCalledTimes(4);
});

test('a change without effect is no step, and a cell outside the sheet is ignored', () => {
  const draft = newSheetDraft(2);
  draft.change((columnOf) => {
    columnOf('on a')(0, emptyCell);
    columnOf('on a')(-1, 1);
    columnOf('on a')(2, 1);
  });
  expect([draft.version(), draft.count(), draft.back()]).toEqual([0, 0, false]);
});

test('a settled cell is no longer filled in, and has no step back', () => {
  const draft = newSheetDraft(2);
  draft.change((columnOf) => {
    columnOf('on a')(0, 1);
    columnOf('on a')(1, 1);
  });
  draft.emptyDoneCells((put) => put('on a', 0));
  expect([draft.count(), draft.at('on a', 0), draft.at('on a', 1), draft.back()]).toEqual([
    1,
    emptyCell,
    1,
    false,
  ]);
  draft.clear();
  expect(draft.count()).toBe(0);
});
