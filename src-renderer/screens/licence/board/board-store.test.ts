import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import type { SkippedFiles } from '#shared/bridge/licence/licence.ts';
import { until } from '#shared/testing/until.ts';
import { sampleReading } from '../testing/tools.ts';
import { licenceSummaryOf } from './board-files.ts';
import { createBoardStore } from './board-store.ts';
import { openShellFolder } from './folders/shell-folder.ts';

type FolderChanged = (event: {
  folder: string;
  files: FileHandle[];
  leftOut: number;
  skipped: SkippedFiles;
  problem: 'MISSING' | null;
}) => void;

const shell = vi.hoisted(() => ({
  released: [] as string[],
  closed: [] as string[],
  listing: [] as { id: string; name: string; size: number }[],
  tell: null as unknown,
  surveys: 0,
  skipped: { count: 1, first: [{ name: 'link.lic', reason: 'LINK' }] },
  hang: false,
  /** Number of files that are reported before the answer. */
  told: 0,
  round: '',
}));

/** A stand-in for the desktop shell with a folder `F1`; a file's handle ends in its content. */
vi.mock('#data/bridge.ts', () => ({
  onBridgeEvent: (_: string, listener: unknown) => {
    shell.tell = listener;
    return () => {
      shell.tell = null;
    };
  },
  bridge: {
    files: { release: async ({ ids }: { ids: string[] }) => shell.released.push(...ids) },
    licence: {
      openFolder: async () => ({ folder: { id: 'F1', name: 'licences' } }),
      watchFolder: async () => ({ files: shell.listing, leftOut: 0, skipped: shell.skipped }),
      closeFolder: async ({ folder }: { folder: string }) => shell.closed.push(folder),
      survey: (
        { files }: { files: string[] },
        { signal, onProgress }: { signal: AbortSignal; onProgress: (told: unknown) => void },
      ) => {
        shell.surveys += 1;
        const summaryAt = (file: number) => {
          const id = files[file] ?? '';
          const [name = ''] = id.split(' ');
          return licenceSummaryOf(sampleReading({ name, sha256: `${id}${shell.round}` }));
        };
        for (let file = 0; file < shell.told; file++) {
          onProgress({ done: file + 1, total: files.length, read: [{ file, summary: summaryAt(file) }] });
        }
        if (shell.hang) {
          return new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new BridgeError('CANCELLED', 'cancelled')));
          });
        }
        return Promise.resolve({ summaries: files.map((_, file) => summaryAt(file)) });
      },
    },
  },
}));

const skipped: SkippedFiles = { count: 0, first: [] };
const file = (name: string, content = ''): FileHandle => ({ id: `${name} ${content}`, name, size: 10 });
const tell: FolderChanged = (event) => (shell.tell as FolderChanged)(event);
const change = (files: FileHandle[]) => tell({ folder: 'F1', files, leftOut: 0, skipped, problem: null });

beforeEach(() => {
  Object.assign(shell, { released: [], closed: [], tell: null, surveys: 0, hang: false, told: 0, round: '' });
  shell.listing = [file('a.lic'), file('b.lic')];
});

async function watching() {
  const store = createBoardStore();
  const folder = await openShellFolder();
  if (folder) await store.watch(folder);
  const marks = () =>
    store
      .state()
      .files.map(
        ({ summary, arrival, hasLeftFolder }) => `${summary.name} ${hasLeftFolder ? 'gone' : arrival}`,
      );
  return { store, marks };
}

describe('a folder that the desktop shell watches', () => {
  it('tells what comes, changes, goes and comes back; unchanged files are not read again', async () => {
    const { store, marks } = await watching();
    expect(marks()).toEqual(['a.lic first', 'b.lic first']);
    expect(shell.surveys).toBe(1);
    change([file('a.lic'), file('b.lic', 'other'), file('c.lic')]);
    await until(() => marks().includes('c.lic new'));
    expect(marks()).toEqual(['a.lic first', 'b.lic changed', 'c.lic new']);
    expect(store.state().news).toEqual({
      kind: 'arrived',
      folder: 'licences',
      names: ['b.lic', 'c.lic'],
    });
    expect(shell.surveys).toBe(2);
    change([file('b.lic', 'other'), file('c.lic')]);
    await until(() => store.state().news?.kind === 'gone');
    expect(store.state().news).toMatchObject({ kind: 'gone', names: ['a.lic'] });
    expect(marks()[0]).toBe('a.lic gone');
    change([file('a.lic'), file('b.lic', 'other'), file('c.lic')]);
    await until(() => marks()[0] === 'a.lic first');
  });

  it('says why it can’t be read, and goes on where it can be again', async () => {
    const { store, marks } = await watching();
    tell({ folder: 'F1', files: [], leftOut: 0, skipped, problem: 'MISSING' });
    expect(store.state().folder?.problem).toBe('MISSING');
    expect(marks()).toEqual(['a.lic gone', 'b.lic gone']);
    change([file('a.lic'), file('b.lic')]);
    await until(() => marks().every((mark) => mark.endsWith(' first')));
    expect(marks()).toEqual(['a.lic first', 'b.lic first']);
    expect(store.state().folder?.problem).toBeNull();
  });

  it('leaves another folder’s news alone, and what the user took off the board', async () => {
    const { store, marks } = await watching();
    tell({ folder: 'F2', files: [], leftOut: 0, skipped, problem: null });
    expect(marks()).toEqual(['a.lic first', 'b.lic first']);
    store.remove(new Set([store.state().files[0]?.key ?? '']));
    change([file('a.lic'), file('b.lic'), file('c.lic')]);
    await until(() => marks().includes('c.lic new'));
    expect(marks()).toEqual(['b.lic first', 'c.lic new']);
  });

  it('keeps the files readable when it is no longer watched, and gives all back at the end', async () => {
    const { store, marks } = await watching();
    store.stopWatching();
    expect(store.state().folder).toBeNull();
    expect(marks()).toEqual(['a.lic first', 'b.lic first']);
    expect(shell.closed).toEqual([]);
    store.close();
    expect(shell.closed).toEqual(['F1']);
    expect(shell.released).toEqual(['a.lic ', 'b.lic ']);
  });
});

describe('reading', () => {
  it('is stopped by the user, and goes on from there', async () => {
    const store = createBoardStore();
    shell.hang = true;
    const candidate = { name: 'a.lic', size: 1, folderFile: null, open: async () => 'a.lic x' };
    const reading = store.add([candidate]);
    await until(() => shell.surveys === 1);
    expect(store.state().work).toEqual({ done: 0, total: 1 });
    store.cancel();
    await reading;
    expect(store.state()).toMatchObject({ work: null, news: { kind: 'cancelled' }, files: [] });
    shell.hang = false;
    await store.add([candidate]);
    expect(store.state().news).toEqual({ kind: 'read', added: 1, duplicates: 0, leftOut: 0 });
  });

  it('makes a row of a file that could not be handed over, and ends where the shell is gone', async () => {
    const store = createBoardStore();
    const refusing = (code: 'FILE_TOO_LARGE' | 'UNREACHABLE') => ({
      name: 'a.lic',
      size: 99,
      folderFile: null,
      open: () => Promise.reject(new BridgeError(code, code)),
    });
    await store.add([refusing('FILE_TOO_LARGE')]);
    expect(store.state().files).toMatchObject([{ handle: null, summary: { state: 'TOO_LARGE', size: 99 } }]);
    await store.add([refusing('UNREACHABLE')]);
    expect(store.state().error).toMatchObject({ code: 'UNREACHABLE' });
    expect(store.state().files).toHaveLength(1);
  });

  it('takes 2,000 files and says how many were left out', async () => {
    const store = createBoardStore();
    const many = Array.from({ length: 2003 }, (_, index) => ({
      name: `${index}.lic`,
      size: 1,
      folderFile: null,
      open: async () => `${index}.lic x`,
    }));
    await store.add(many);
    expect(store.state().news).toEqual({ kind: 'read', added: 2000, duplicates: 0, leftOut: 3 });
  });
});

describe('rows as they are read', () => {
  const candidates = ['a.lic', 'b.lic', 'c.lic'].map((name) => ({
    name,
    size: 10,
    folderFile: null,
    open: async () => `${name} `,
  }));
  const names = (store: ReturnType<typeof createBoardStore>) =>
    store.state().files.map(({ summary }) => summary.name);

  it('stand there before the others are read, stay after a cancel, and the unread are given back', async () => {
    Object.assign(shell, { hang: true, told: 2 });
    const store = createBoardStore();
    const adding = store.add(candidates);
    await until(() => names(store).length === 2);
    expect(names(store)).toEqual(['a.lic', 'b.lic']);
    expect(store.state().work).toEqual({ done: 2, total: 3 });
    store.cancel();
    await adding;
    expect(names(store)).toEqual(['a.lic', 'b.lic']);
    expect(store.state()).toMatchObject({ work: null, news: { kind: 'cancelled' }, error: null });
    expect(shell.released).toEqual(['c.lic ']);
  });

  it('are not there twice when the answer repeats what was told', async () => {
    shell.told = 3;
    const store = createBoardStore();
    await store.add(candidates);
    expect(names(store)).toEqual(['a.lic', 'b.lic', 'c.lic']);
    expect(store.state().news).toEqual({ kind: 'read', added: 3, duplicates: 0, leftOut: 0 });
  });

  it('are read again in their places', async () => {
    const store = createBoardStore();
    await store.add(candidates);
    const keys = store.state().files.map(({ key }) => key);
    shell.round = 'again';
    await store.reload();
    expect(store.state().files.map(({ key }) => key)).toEqual(keys);
    expect(store.state().files.every(({ summary }) => summary.sha256?.endsWith('again'))).toBe(true);
    expect(store.state().news).toEqual({ kind: 'again', files: 3 });
  });
});

it('the unread files of a folder are shown beside it, and change with it', async () => {
  shell.listing = [];
  const store = createBoardStore();
  const folder = await openShellFolder();
  if (folder) await store.watch(folder);
  expect(store.state().folder?.skipped).toEqual(shell.skipped);
  tell({ folder: 'F1', files: [], leftOut: 0, skipped, problem: null });
  expect(store.state().folder?.skipped).toEqual({ count: 0, first: [] });
});
