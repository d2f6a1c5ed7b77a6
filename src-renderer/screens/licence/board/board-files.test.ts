import { describe, expect, it } from 'vitest';
import { sampleReading } from '../testing/tools.ts';
import { type BoardFile, folderChange, licenceSummaryOf, addReadFiles } from './board-files.ts';

const row = (name: string, changes: Partial<BoardFile> & { sha256?: string } = {}): BoardFile => {
  const { sha256 = `hash of ${name}`, ...rest } = changes;
  return {
    key: name,
    handle: `handle of ${name}`,
    summary: licenceSummaryOf(sampleReading({ name, sha256 })),
    folderFile: null,
    arrival: 'first',
    hasLeftFolder: false,
    ...rest,
  };
};

describe('a watched folder', () => {
  const rows = [row('a', { folderFile: 'a1' }), row('b', { folderFile: 'b1' }), row('c')];
  it('tells what arrived and what went, and leaves other files alone', () => {
    const change = folderChange(rows, [{ folderFile: 'a1' }, { folderFile: 'd1' }]);
    expect(change.newFiles).toEqual([{ folderFile: 'd1' }]);
    expect(change.removedNames).toEqual(['b']);
    expect(change.files.map(({ key, hasLeftFolder }) => [key, hasLeftFolder])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
    ]);
  });
  it('keeps rows that stay as they are, and takes back what comes back', () => {
    const change = folderChange([{ ...(rows[0] as BoardFile), hasLeftFolder: true }], [{ folderFile: 'a1' }]);
    expect(change).toMatchObject({ newFiles: [], removedNames: [], files: [{ hasLeftFolder: false }] });
    expect(folderChange(rows, rows).files).toEqual(rows);
  });
});

describe('placing rows', () => {
  it('adds new ones and passes over the same file', () => {
    const again = row('a', { key: 'again', handle: 'second' });
    const placed = addReadFiles([row('a')], [again, row('b'), row('b', { key: 'twice', handle: 'third' })]);
    expect(placed.files.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(placed.added.map(({ key }) => key)).toEqual(['b']);
    expect(placed.spare).toEqual(['second', 'third']);
  });
  it('puts a changed file in the place of its older self', () => {
    const old = row('a', { folderFile: 'a1', hasLeftFolder: true });
    const now = row('a', { key: 'new', handle: 'new', folderFile: 'a2', sha256: 'other', arrival: 'new' });
    const placed = addReadFiles([old], [now]);
    expect(placed.files).toMatchObject([{ key: 'a', handle: 'new', folderFile: 'a2', arrival: 'changed' }]);
    expect(placed.added).toHaveLength(1);
    expect(placed.spare).toEqual(['handle of a']);
  });
  it('says nothing of a file that was only touched', () => {
    const old = row('a', { folderFile: 'a1', hasLeftFolder: true });
    const placed = addReadFiles([old], [row('a', { folderFile: 'a2', arrival: 'new' })]);
    expect(placed.files).toMatchObject([{ hasLeftFolder: false, arrival: 'first' }]);
    expect(placed.added).toEqual([]);
  });
  it('keeps every file that could not be read', () => {
    const unread = (key: string) => ({
      ...row('x', { key }),
      summary: { ...row('x').summary, sha256: null },
    });
    expect(addReadFiles([unread('1')], [unread('2')]).files).toHaveLength(2);
  });
});
