/** Each file that the system opened goes to its own page, and none is lost. */
import { beforeEach, expect, test } from 'vitest';
import { store } from '#data/store.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import { noteOpenedFiles, openedFilesAtom, openedPackagesAtom } from '#state/opened-files.ts';

const file = (name: string): FileHandle => ({ id: name, name, size: 10 });
const waiting = () =>
  [openedFilesAtom, openedPackagesAtom].map((one) => store.get(one)?.map(({ name }) => name));
beforeEach(() => {
  store.set(openedFilesAtom, null);
  store.set(openedPackagesAtom, null);
});

test.each([
  [['a.lic'], 'licences', [['a.lic'], undefined]],
  [['a.zip'], 'licences', [['a.zip'], undefined]],
  [['.steward-theme'], 'licences', [['.steward-theme'], undefined]],
  [['a.Steward-Theme'], 'packages', [undefined, ['a.Steward-Theme']]],
  [['a.lic', 'b.steward-theme', 'c.lic'], 'packages', [['a.lic', 'c.lic'], ['b.steward-theme']]],
] as const)('%j', (names, kind, expected) => {
  expect(noteOpenedFiles(names.map(file))).toBe(kind);
  expect(waiting()).toEqual(expected);
});

test('told one by one they wait together', () => {
  for (const name of ['a.steward-theme', 'b.steward-theme']) noteOpenedFiles([file(name)]);
  expect(waiting()).toEqual([undefined, ['a.steward-theme', 'b.steward-theme']]);
});
