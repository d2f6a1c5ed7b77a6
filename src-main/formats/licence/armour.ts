/**
 * The text armour around a licence (docs/formats/licence-file.md, "Armour"): one BEGIN line, lines of base64url
 * and dots, one END line, nothing before and nothing but a few line breaks after.
 */
import { type Finding, finding } from './findings.ts';

export const armourLabel = 'LICENCE';
/** Line breaks after the END line: editors and mail programs add one or two. */
const trailingBreaks = 4;

const beginLine = /^-----BEGIN ([A-Z0-9 ]{1,40})-----\n/;
const endLine = /\n-----END ([A-Z0-9 ]{1,40})-----(\n*)$/;

export type Unarmoured =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly finding: Finding };

/** `text` is ASCII. The token inside, with its line breaks taken out, or what is wrong with the armour. */
export function removeArmour(text: string): Unarmoured {
  const lines = text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
  const begin = beginLine.exec(lines.slice(0, 80));
  if (!begin) return refuse(lines.includes('-----BEGIN ') ? 'textBefore' : 'noBegin');
  if (begin[1] !== armourLabel) {
    return { ok: false, finding: finding('WRONG_KIND', { kind: begin[1] ?? '' }) };
  }
  const start = begin[0].length;
  if (lines.indexOf('-----BEGIN ', start) >= 0) return refuse('twoBlocks');
  const footer = lines.lastIndexOf('\n-----END ');
  if (footer < 0) return refuse('noEnd');
  const end = endLine.exec(lines.slice(footer, footer + 80 + trailingBreaks));
  if (!end || footer + end[0].length !== lines.length) return refuse('textAfter');
  if (end[1] !== armourLabel) return refuse('noEnd');
  if ((end[2]?.length ?? 0) > trailingBreaks) return refuse('blankLines');
  if (footer < start) return refuse('nothingInside');
  const body = lines.slice(start, footer);
  if (body.startsWith('\n') || body.endsWith('\n') || body.includes('\n\n')) return refuse('blankLines');
  return { ok: true, token: body.replaceAll('\n', '') };
}

function refuse(reason: string): Unarmoured {
  return { ok: false, finding: finding('FORMAT_ARMOUR', { reason }) };
}
