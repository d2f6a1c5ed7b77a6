import { describe, expect, test } from 'vitest';
import type { BlobToSave } from '#data/files.ts';
import { readZip } from '#shared/kit/export/xlsx/testing/read-zip.ts';
import { saveTable, type TableFormat } from './save-table.ts';

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
  const files: BlobToSave[] = [];
  return {
    files,
    save: async (file: BlobToSave) => {
      files.push(file);
      return answer;
    },
  };
}
/** Reads through FileReader, since jsdom's blobs may lack `arrayBuffer`. */
function bytesOf(file: BlobToSave | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const reader = new FileReader();
  reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
  reader.onerror = () => reject(reader.error);
  reader.readAsArrayBuffer(file?.content ?? new Blob([]));
  return promise;
}
const textOf = async (file: BlobToSave | undefined) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(file));

test('CSV: titles, neutralised formulas, numbers as numbers', async () => {
  const { files, save } = keeping();
  await expect(saveTable({ ...base, format: 'csv', rows, save })).resolves.toEqual({
    rows: 3,
    name: 'Apps 2026-03-01.csv',
  });
  expect(await textOf(files[0])).toBe('\ufeff"Name","Seats"\r\n"R&D <1>",20\r\n"\'=1+1",-3\r\n"流程",7\r\n');
  expect(files[0]?.mediaType).toBe('text/csv');
});

test('a workbook: every part is XML, numbers are numbers, formulas are texts', async () => {
  const { files, save } = keeping();
  await expect(saveTable({ ...base, format: 'xlsx', rows, save })).resolves.toEqual({
    rows: 3,
    name: 'Apps 2026-03-01.xlsx',
  });
  const parts = new Map(
    [...(await readZip(await bytesOf(files[0])))].map(
      ([name, text]) => [name, new DOMParser().parseFromString(text, 'application/xml')] as const,
    ),
  );
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

test('many rows are one file, whole, in the order in which they came', async () => {
  const { files, save } = keeping();
  function* many() {
    for (let seats = 0; seats < 60_000; seats += 1) yield { name: 'x'.repeat(100), seats };
  }
  await expect(saveTable({ ...base, format: 'csv', rows: many(), save })).resolves.toMatchObject({
    rows: 60_000,
  });
  expect(files).toHaveLength(1);
  const lines = (await textOf(files[0])).trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(60_000);
  expect(lines.every((line, index) => line.endsWith(`,${index}`))).toBe(true);
});

describe.each<TableFormat>(['csv', 'xlsx'])('%s', (format) => {
  test('an empty table is a file with titles', async () => {
    const { files, save } = keeping();
    await expect(saveTable({ ...base, format, rows: [], save })).resolves.toMatchObject({ rows: 0 });
    expect(files).toHaveLength(1);
  });

  test('closing the save dialog saves nothing', async () => {
    await expect(saveTable({ ...base, format, rows, save: keeping(false).save })).resolves.toBeNull();
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
      saveTable({ ...base, format, rows: endless(), save, signal: abort.signal, onProgress }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(files).toEqual([]);
    expect(told).toEqual([1000, 2000, 3000, 4000, 5000]);
  });

  test('an error of the rows is thrown on', async () => {
    async function* broken() {
      yield* rows;
      throw new Error('cut');
    }
    await expect(saveTable({ ...base, format, rows: broken(), save: keeping().save })).rejects.toThrow('cut');
  });
});
