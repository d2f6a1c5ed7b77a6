/**
 * The text armour around a licence (docs/formats/licence-file.md, "Armour"): one BEGIN line, lines of base64url
 * and dots, one END line, nothing before and nothing but a few line breaks after. Works on bytes: a large
 * licence has 160,000 lines.
 */
import { finding, type LicenceFinding } from './findings.ts';
import { unwrapLines } from './unwrap-lines.ts';

/** Labels that may follow BEGIN: Steward's own, and that of Keygen's licence files. */
const labels = ['LICENCE', 'LICENSE FILE'] as const;
export type ArmourLabel = (typeof labels)[number];
/** Line breaks after the END line: editors and mail programs add one or two. */
const trailingBreaks = 4;
const space = 0x20;
/** Bytes that contain any marker line, and the END line with what may follow it. */
const window = 96;

const beginLine = /^-----BEGIN ([A-Z0-9 ]{1,40})-----\r?\n/;
const endLine = /\r?\n-----END ([A-Z0-9 ]{1,40})-----((?:\r?\n)*)$/;

export type ArmourContent =
  | { readonly ok: true; readonly label: ArmourLabel; readonly content: Buffer }
  | { readonly ok: false; readonly finding: LicenceFinding };

/** Returns the content without its line breaks, or what is wrong with the armour. */
export function removeArmour(bytes: Buffer): ArmourContent {
  const begin = beginLine.exec(bytes.toString('latin1', 0, window));
  if (!begin) return refuse(bytes.includes('-----BEGIN ') ? 'textBefore' : 'noBegin');
  const label = labels.find((one) => one === begin[1]);
  if (!label) return { ok: false, finding: otherKind(begin[1] ?? '') };
  const start = begin[0].length;
  const end = endLine.exec(bytes.toString('latin1', Math.max(start - 1, bytes.length - window)));
  if (!end || end[1] !== label) return refuse(whatIsWrong(bytes, start, label));
  if ((end[2]?.replaceAll('\r', '').length ?? 0) > trailingBreaks) return refuse('blankLines');
  const stop = bytes.length - end[0].length;
  if (stop <= start) return refuse('nothingInside');
  const inside = unwrapLines(bytes.subarray(start, stop));
  if (!inside) return refuse('blankLines');
  // The space is searched first, which is ten times faster, and a valid licence has none.
  if (inside.includes(space) && inside.includes('-----BEGIN ')) return refuse('twoBlocks');
  return { ok: true, label, content: inside };
}

/** Keygen's machine files look the same, but describe a computer. */
function otherKind(kind: string): LicenceFinding {
  return finding('WRONG_KIND', kind === 'MACHINE FILE' ? { kind, reason: 'machineFile' } : { kind });
}

function whatIsWrong(bytes: Buffer, start: number, label: ArmourLabel): string {
  if (bytes.includes('-----BEGIN ', start)) return 'twoBlocks';
  const end = bytes.indexOf(`-----END ${label}-----`, start);
  return end < 0 ? 'noEnd' : 'textAfter';
}

function refuse(reason: string): ArmourContent {
  return { ok: false, finding: finding('FORMAT_ARMOUR', { reason }) };
}
