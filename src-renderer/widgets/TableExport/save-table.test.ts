import { expect, test } from 'vitest';
import type { TextToSave } from '../../data/files.ts';
import { saveTable } from './save-table.ts';

const columns = [
  { title: 'Name', value: (row: { name: string; seats: number }) => row.name },
  { title: 'Seats', value: (row: { name: string; seats: number }) => row.seats },
];
const rows = [
  { name: 'Workflow', seats: 20 },
  { name: '=1+1', seats: -3 },
  { name: '流程', seats: 7 },
];
const base = { title: 'Apps', columns, day: '2026-03-01', partTitle: (part: number) => `Apps part ${part}` };

function keeping(answer = true) {
  const files: TextToSave[] = [];
  return {
    files,
    save: async (file: TextToSave) => {
      files.push(file);
      return answer;
    },
  };
}

test('one file: titles, neutralised formulas, numbers as numbers', async () => {
  const { files, save } = keeping();
  await expect(saveTable({ ...base, rows, save })).resolves.toEqual({
    rows: 3,
    names: ['Apps 2026-03-01.csv'],
  });
  expect(files[0]?.text).toBe('\ufeff"Name","Seats"\r\n"Workflow",20\r\n"\'=1+1",-3\r\n"流程",7\r\n');
});

test('rows that come from pages; progress is told', async () => {
  const { files, save } = keeping();
  const told: number[] = [];
  async function* pages() {
    yield* rows;
  }
  const saved = await saveTable({ ...base, rows: pages(), save, onProgress: (count) => told.push(count) });
  expect(saved?.rows).toBe(3);
  expect(files).toHaveLength(1);
  expect(told.at(-1)).toBe(3);
});

test('more rows than a file holds: several files, each with the titles, none empty', async () => {
  const { files, save } = keeping();
  const limits = { rows: 1, characters: 1_000_000 };
  const saved = await saveTable({ ...base, rows, save, limits });
  expect(saved).toEqual({
    rows: 3,
    names: ['Apps 2026-03-01.csv', 'Apps part 2 2026-03-01.csv', 'Apps part 3 2026-03-01.csv'],
  });
  expect(files.every(({ text }) => text.startsWith('\ufeff"Name","Seats"\r\n'))).toBe(true);
});

test('an empty table is a file with titles', async () => {
  const { files, save } = keeping();
  await expect(saveTable({ ...base, rows: [], save })).resolves.toMatchObject({ rows: 0 });
  expect(files).toHaveLength(1);
});

test('who closes the save dialog saves nothing', async () => {
  await expect(saveTable({ ...base, rows, save: keeping(false).save })).resolves.toBeNull();
});

test('a cancelled export stops and saves nothing', async () => {
  const { files, save } = keeping();
  const abort = new AbortController();
  function* endless() {
    for (let seats = 0; ; seats += 1) {
      if (seats === 5000) abort.abort();
      yield { name: 'x', seats };
    }
  }
  await expect(saveTable({ ...base, rows: endless(), save, signal: abort.signal })).rejects.toThrow();
  expect(files).toEqual([]);
});

test('what the rows throw is thrown', async () => {
  async function* broken() {
    yield* rows;
    throw new Error('cut');
  }
  await expect(saveTable({ ...base, rows: broken(), save: keeping().save })).rejects.toThrow('cut');
});
