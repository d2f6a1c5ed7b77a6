import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { type SkippedFiles, skipReasons } from '#shared/bridge/licence/licence.ts';
import { createBoardStore } from './board-store.ts';
import { browserFolder } from './folders/browser-folder.ts';
import { SkippedNotice } from './SkippedNotice.tsx';

const { BoardNewsLine } = await import('./BoardTools.tsx');

const drawn = async (skipped: SkippedFiles, language: 'en-US' | 'zh-CN' = 'en-US') => {
  await loadLanguage(language);
  return render(<SkippedNotice folder={{ name: 'licences', skipped }} />).container;
};

test('one with its reason in words', async () => {
  const box = await drawn({ count: 1, first: [{ name: 'bad.lic', reason: 'LINK' }] });
  expect(box.textContent).toBe('1 entry of licences was not read: bad.lic (a link)');
});

test('of many the first three, the others under Details, names shown for what they are', async () => {
  const first = skipReasons.map((reason, at) => ({ name: `${at}\u202e.lic`, reason }));
  const box = await drawn({ count: 600, first });
  expect(box.textContent).toContain(
    '600 entries of licences were not read: 0[U+202E].lic (its name is not UTF-8)',
  );
  expect(box.textContent).toContain('and 597 more');
  fireEvent.click(screen.getByRole('button', { name: 'Details' }));
  for (const words of [
    'a pipe or a device',
    'larger than 16 MB',
    'over the limit of files read at a time',
    'a folder, whose content is not read',
  ])
    expect(box.textContent).toContain(words);
  expect(box.textContent).not.toContain('\u202e');
});

test('stands on the board while the folder is watched', async () => {
  await loadLanguage('en-US');
  const store = createBoardStore();
  const skipped: SkippedFiles = { count: 1, first: [{ name: 'pipe.lic', reason: 'NOT_A_FILE' }] };
  const look = { files: [], leftOut: 0, skipped, problem: null };
  await store.watch({ name: 'licences', watch: async () => look, stop: vi.fn(), close: vi.fn() });
  const board = { ...store.state(), store };
  expect(render(<BoardNewsLine board={board} />).container.textContent).toContain(
    'pipe.lic (a pipe or a device)',
  );
});

test('in Chinese; nothing where all was read', async () => {
  const box = await drawn({ count: 1, first: [{ name: 'bad.lic', reason: 'NOT_A_FILE' }] }, 'zh-CN');
  expect(box.textContent).toBe('licences 中有 1 项未读取：bad.lic（是管道或设备）');
  cleanup();
  expect((await drawn({ count: 0, first: [] })).textContent).toBe('');
});

test('a folder of the browser tells what it passes over', async () => {
  const entry = (name: string, kind = 'file', getFile = async () => new File(['x'], name)) => ({
    name,
    kind,
    getFile,
  });
  const handle = {
    name: 'licences',
    async *values() {
      yield entry('sub', 'directory');
      yield entry('.git', 'directory');
      yield entry('notes.docx');
      yield entry('went.lic', 'file', () => Promise.reject(new DOMException('', 'NotFoundError')));
      for (let at = 0; at < 2001; at += 1) yield entry(`${String(at).padStart(4, '0')}.lic`);
    },
  };
  const folder = browserFolder(handle as unknown as FileSystemDirectoryHandle);
  const look = await folder.watch(() => undefined);
  folder.stop();
  expect(look.files).toHaveLength(2000);
  expect(look.leftOut).toBe(1);
  expect(look.skipped).toEqual({
    count: 3,
    first: [
      { name: '2000.lic', reason: 'LIMIT' },
      { name: 'sub', reason: 'FOLDER' },
      { name: 'went.lic', reason: 'MISSING' },
    ],
  });
});
