import { beforeEach, expect, test } from 'vitest';
import { noteOpened, noteVisited, toggleStar } from './shortcuts.ts';
import { shortcutsAtom } from './shortcut-storage.ts';

beforeEach(() => localStorage.clear());

test('a page that the menu shows as recent keeps its line when it is opened again', () => {
  for (const id of ['a', 'b', 'c']) noteVisited(id);
  expect(shortcutsAtom().recent).toEqual(['c', 'b', 'a']);
  noteVisited('a');
  expect(shortcutsAtom().recent).toEqual(['c', 'b', 'a']);
  noteVisited('d');
  noteVisited('a');
  expect(shortcutsAtom().recent).toEqual(['a', 'd', 'c', 'b']);
});

test('a starred page is no recent one, and makes room for another', () => {
  for (const id of ['a', 'b', 'c', 'd']) noteVisited(id);
  toggleStar('d');
  noteVisited('d');
  noteVisited('a');
  expect(shortcutsAtom()).toEqual({ starred: ['d'], recent: ['d', 'c', 'b', 'a'] });
  toggleStar('d');
  expect(shortcutsAtom().starred).toEqual([]);
});

test('a page opened by the palette is the latest one', () => {
  for (const id of ['a', 'b']) noteVisited(id);
  noteOpened('a');
  expect(shortcutsAtom().recent).toEqual(['a', 'b']);
});
