/**
 * A workbook of 100,000 rows: our own zip around the engine's deflate stream, beside fflate's zip with its own deflate
 * at the same level, of the same sheets. What decides which of them writes workbooks (decision 016).
 */
import { Zip, ZipDeflate } from 'fflate';
import type { ExportColumn } from '#shared/kit/export/csv.ts';
import { SharedTexts } from '#shared/kit/export/xlsx/shared-texts.ts';
import { type Worksheet, worksheetOf } from '#shared/kit/export/xlsx/workbook.ts';
import { zipPieces } from '#shared/kit/export/xlsx/zip.ts';
import { type BenchRow, median, row, type Size, statedRow, times } from './types.ts';

const rows = 100_000;
const samples = 5;
/** zlib's and fflate's usual one, and that of the engine's stream. */
const level = 6;

interface Entry {
  readonly day: string;
  readonly who: string;
  readonly what: string;
  readonly seats: number;
}

export async function run(size: Size): Promise<BenchRow[]> {
  const count = size === 'small' ? 1000 : rows;
  const [ours, theirs]: [Made[], Made[]] = [[], []];
  for (let sample = 0; sample < times(size, samples); sample += 1) {
    ours.push(await timed(() => write(sheet(count))));
    theirs.push(await timed(() => writeByFflate(sheet(count))));
  }
  const of = (made: readonly Made[], what: keyof Made) => median(made.map((one) => one[what]));
  return [
    row('workbook of 100,000 rows, beside fflate', of(ours, 'time'), of(theirs, 'time'), 1, 'ms'),
    statedRow('workbook of 100,000 rows, its size', of(ours, 'bytes'), of(theirs, 'bytes'), 'bytes'),
  ];
}

/** `time`: milliseconds; `bytes`: of the file. */
interface Made {
  readonly time: number;
  readonly bytes: number;
}

async function timed(work: () => Promise<number>): Promise<Made> {
  const start = performance.now();
  const bytes = await work();
  return { time: performance.now() - start, bytes };
}

function sheet(count: number): Worksheet {
  const columns: ExportColumn<Entry>[] = [
    { title: 'Day', value: ({ day }) => day },
    { title: 'Who', value: ({ who }) => who },
    { title: 'What', value: ({ what }) => what },
    { title: 'Seats', value: ({ seats }) => seats },
  ];
  return worksheetOf({ title: 'Log', columns, rows: entries(count) });
}

function* entries(count: number): Generator<Entry, void, undefined> {
  for (let n = 0; n < count; n += 1) {
    const day = `2026-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`;
    yield {
      day,
      who: `Person ${n % 977}`,
      what: `Changed setting ${n % 331} of entry ${n}`,
      seats: n % 5000,
    };
  }
}

interface Part {
  readonly name: string;
  readonly text: AsyncIterable<string> | Iterable<string>;
}

function parts(sheet: Worksheet): Part[] {
  const shared = new SharedTexts();
  return [
    { name: 'xl/worksheets/sheet1.xml', text: sheet.pieces(true, shared) },
    { name: 'xl/sharedStrings.xml', text: shared.part() },
  ];
}

async function write(sheet: Worksheet): Promise<number> {
  let bytes = 0;
  for await (const piece of zipPieces(parts(sheet))) bytes += piece.length;
  return bytes;
}

async function writeByFflate(sheet: Worksheet): Promise<number> {
  let bytes = 0;
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    bytes += piece.length;
  });
  const encoder = new TextEncoder();
  for (const { name, text } of parts(sheet)) {
    const file = new ZipDeflate(name, { level });
    zip.add(file);
    for await (const piece of text) file.push(encoder.encode(piece));
    file.push(new Uint8Array(0), true);
  }
  zip.end();
  return bytes;
}
