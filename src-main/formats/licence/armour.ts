/**
 * The text armour around a licence (docs/formats/licence-file.md, "Armour"): one BEGIN line, lines of base64url
 * and dots, one END line, nothing before and nothing but a few line breaks after. Works on bytes: a large
 * licence has 160,000 lines.
 */
import { type Finding, finding } from './findings.ts';
import { unwrapLines } from './unwrap-lines.ts';

export const armourLabel = 'LICENCE';
/** Line breaks after the END line: editors and mail programs add one or two. */
const trailingBreaks = 4;
const space = 0x20;
/** Long enough for any marker line, and for the END line with what may follow it. */
const window = 96;

const beginLine = /^-----BEGIN ([A-Z0-9 ]{1,40})-----\r?\n/;
const endLine = /\r?\n-----END ([A-Z0-9 ]{1,40})-----((?:\r?\n)*)$/;

export type Unarmoured =
  | { readonly ok: true; readonly token: Buffer }
  | { readonly ok: false; readonly finding: Finding };

/** The token inside, with its line breaks taken out, or what is wrong with the armour. */
export function removeArmour(bytes: Buffer): Unarmoured {
  const begin = beginLine.exec(bytes.toString('latin1', 0, window));
  if (!begin) return refuse(bytes.includes('-----BEGIN ') ? 'textBefore' : 'noBegin');
  if (begin[1] !== armourLabel) {
    return { ok: false, finding: finding('WRONG_KIND', { kind: begin[1] ?? '' }) };
  }
  const start = begin[0].length;
  const end = endLine.exec(bytes.toString('latin1', Math.max(start - 1, bytes.length - window)));
  if (!end || end[1] !== armourLabel) return refuse(whatIsWrong(bytes, start));
  if ((end[2]?.replaceAll('\r', '').length ?? 0) > trailingBreaks) return refuse('blankLines');
  const stop = bytes.length - end[0].length;
  if (stop <= start) return refuse('nothingInside');
  const token = unwrapLines(bytes.subarray(start, stop));
  if (!token) return refuse('blankLines');
  // A space is looked for first: that is ten times faster, and a good licence has none.
  if (token.includes(space) && token.includes('-----BEGIN ')) return refuse('twoBlocks');
  return { ok: true, token };
}

function whatIsWrong(bytes: Buffer, start: number): string {
  if (bytes.includes('-----BEGIN ', start)) return 'twoBlocks';
  const label = bytes.indexOf(`-----END ${armourLabel}-----`, start);
  return label < 0 ? 'noEnd' : 'textAfter';
}

function refuse(reason: string): Unarmoured {
  return { ok: false, finding: finding('FORMAT_ARMOUR', { reason }) };
}
