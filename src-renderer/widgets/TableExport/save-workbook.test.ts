import { expect, test } from 'vitest';
import { readZip } from '#shared/rules/export/xlsx/testing/read-zip.ts';
import { join } from '#shared/rules/export/xlsx/zip.ts';
import type { BytesToSave } from '../../data/files.ts';
import { saveWorkbook } from './save-workbook.ts';

const columns = [
  { title: 'Name', value: (row: { name: string; seats: number }) => row.name },
  { title: 'Seats', value: (row: { name: string; seats: number }) => row.seats },
];
const rows = [
  { name: 'R&D <1>', seats: 20 },
  { name: '=1+1', seats: -3 },
  { name: '流程\u0000', seats: 7 },
];
const base = { title: 'Apps', columns, day: '2026-03-01' };

function keeping(answer = true) {
  const files: BytesToSave[] = [];
  return {
    files,
    save: async (file: BytesToSave) => {
      files.push(file);
      return answer;
    },
  };
}
async function partsOf(file: BytesToSave | undefined) {
  const content = join(file?.bytes ?? []);
  const parts = [...(await readZip(content))].map(
    ([name, text]) => [name, new DOMParser().parseFromString(text, 'application/xml')] as const,
  );
  return new Map(parts);
}

test('one worksheet: every part is XML, numbers are numbers, formulas are texts', async () => {
  const { files, save } = keeping();
  await expect(saveWorkbook({ ...base, rows, save })).resolves.toEqual({
    rows: 3,
    names: ['Apps 2026-03-01.xlsx'],
  });
  const parts = await partsOf(files[0]);
  for (const part of parts.values()) expect(part.getElementsByTagName('parsererror')).toHaveLength(0);
  const sheet = parts.get('xl/worksheets/sheet1.xml');
  const cells = [...(sheet?.querySelectorAll('c') ?? [])].map((cell) => [
    cell.getAttribute('t') ?? 'number',
    cell.textContent,
  ]);
  expect(cells).toEqual([
    ['inlineStr', 'Name'],
    ['inlineStr', 'Seats'],
    ['inlineStr', 'R&D <1>'],
    ['number', '20'],
    ['inlineStr', "'=1+1"],
    ['number', '-3'],
    ['inlineStr', '流程'],
    ['number', '7'],
  ]);
  expect(sheet?.querySelectorAll('f')).toHaveLength(0);
});

test('who closes the save dialog saves nothing', async () => {
  await expect(saveWorkbook({ ...base, rows, save: keeping(false).save })).resolves.toBeNull();
});

test('a cancelled export stops and saves nothing; progress is told', async () => {
  const { files, save } = keeping();
  const abort = new AbortController();
  const told: number[] = [];
  function* endless() {
    for (let seats = 0; ; seats += 1) {
      if (seats === 5000) abort.abort();
      yield { name: 'x', seats };
    }
  }
  const onProgress = (count: number) => told.push(count);
  await expect(
    saveWorkbook({ ...base, rows: endless(), save, signal: abort.signal, onProgress }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect(files).toEqual([]);
  expect(told).toEqual([1000, 2000, 3000, 4000, 5000]);
});
