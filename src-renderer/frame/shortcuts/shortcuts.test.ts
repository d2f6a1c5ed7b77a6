import { beforeEach, expect, test } from 'vitest';
import { noteOpened, noteVisited, toggleStar } from './shortcuts.ts';
import { keptItems } from './shortcut-storage.ts';

beforeEach(() => localStorage.clear());

test('a page that the menu shows as recent keeps its line when it is opened again', () => {
  for (const id of ['a', 'b', 'c']) noteVisited(id);
  expect(keptItems().recent).toEqual(['c', 'b', 'a']);
  noteVisited('a');
  expect(keptItems().recent).toEqual(['c', 'b', 'a']);
  noteVisited('d');
  noteVisited('a');
  expect(keptItems().recent).toEqual(['a', 'd', 'c', 'b']);
});

test('a starred page is no recent one, and makes room for another', () => {
  for (const id of ['a', 'b', 'c', 'd']) noteVisited(id);
  toggleStar('d');
  noteVisited('d');
  noteVisited('a');
  expect(keptItems()).toEqual({ starred: ['d'], recent: ['d', 'c', 'b', 'a'] });
  toggleStar('d');
  expect(keptItems().starred).toEqual([]);
});

test('what the palette opens is the latest', () => {
  for (const id of ['a', 'b']) noteVisited(id);
  noteOpened('a');
  expect(keptItems().recent).toEqual(['a', 'b']);
});
