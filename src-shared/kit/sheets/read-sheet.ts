/** A file with a table, recognised by its bytes, not by its name: its sheet, or the name of a problem. */
import { mediaTypeOf } from '../pictures/media-type.ts';
import { readTextSheet, type Sheet } from './csv-rows.ts';

/** Size limit of a sheet's file in bytes. */
export const largestSheet = 5_000_000;

export const sheetProblems = [
  'empty',
  'tooLarge',
  'picture',
  'markup',
  'oldWorkbook',
  'notText',
  'notWorkbook',
  'damaged',
] as const;
export type SheetProblem = (typeof sheetProblems)[number];

export async function readSheet(bytes: Uint8Array): Promise<Sheet | SheetProblem> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > largestSheet) return 'tooLarge';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'oldWorkbook';
  if (mediaTypeOf(bytes) !== 'application/octet-stream') return 'picture';
  if (startsWith(bytes, [0x50, 0x4b])) {
    const { readWorkbookSheet } = await import('./xlsx-rows.ts');
    const read = readWorkbookSheet(bytes);
    return typeof read !== 'string' && read.rows.length === 0 ? 'empty' : read;
  }
  const text = textOf(bytes);
  if (text === null) return 'notText';
  if (/^\s*<(\?xml|!doctype|html|svg)\b/i.test(text)) return 'markup';
  const sheet = readTextSheet(text);
  return sheet.rows.length === 0 ? 'empty' : sheet;
}

/**
 * Decodes by the byte order mark, otherwise as UTF-8, otherwise as what Excel saves on a Chinese Windows (GB 18030) or
 * on a Western European one (Windows-1252).
 */
function textOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return decoded(bytes, 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return decoded(bytes, 'utf-16be');
  // UTF-16 without a byte order mark, or not a text.
  if (bytes.includes(0)) return null;
  const western = () => (hasControls(bytes) ? null : decoded(bytes, 'windows-1252'));
  return (
    decoded(bytes, 'utf-8') ?? (looksWestern(bytes) ? western() : decoded(bytes, 'gb18030')) ?? western()
  );
}

/** Letters with accents stand alone among plain ones; a Chinese character has two bytes beyond ASCII or four. */
function looksWestern(bytes: Uint8Array): boolean {
  let [alone, together, run] = [0, 0, 0];
  for (let at = 0; at <= bytes.length; at += 1) {
    if ((bytes[at] ?? 0) >= 0x80) run += 1;
    else {
      if (run === 1) alone += 1;
      else if (run > 1) together += 1;
      run = 0;
    }
  }
  return alone > together;
}

/** Bytes that no table saved as Windows-1252 has. */
function hasControls(bytes: Uint8Array): boolean {
  const unused = [0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d];
  return bytes.some((byte) => (byte < 0x20 && ![9, 10, 13].includes(byte)) || unused.includes(byte));
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);
