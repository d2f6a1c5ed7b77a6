/** A file with a table, recognised by its bytes, not by its name: rows of cells, or the name of a problem. */
import { mediaTypeOf } from '../pictures/media-type.ts';
import { rowsOfText } from './csv-rows.ts';

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

export async function readSheet(bytes: Uint8Array): Promise<string[][] | SheetProblem> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > largestSheet) return 'tooLarge';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'oldWorkbook';
  if (mediaTypeOf(bytes) !== 'application/octet-stream') return 'picture';
  if (startsWith(bytes, [0x50, 0x4b])) {
    const { rowsOfWorkbook } = await import('./xlsx-rows.ts');
    const rows = rowsOfWorkbook(bytes);
    return typeof rows !== 'string' && rows.length === 0 ? 'empty' : rows;
  }
  const text = textOf(bytes);
  if (text === null) return 'notText';
  if (/^\s*<(\?xml|!doctype|html|svg)\b/i.test(text)) return 'markup';
  const rows = rowsOfText(text);
  return rows.length === 0 ? 'empty' : rows;
}

/** Decodes by the byte order mark, otherwise as UTF-8, otherwise as GB 18030, which a Chinese Windows saves. */
function textOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return decoded(bytes, 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return decoded(bytes, 'utf-16be');
  // UTF-16 without a byte order mark, or not a text.
  if (bytes.includes(0)) return null;
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030');
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
