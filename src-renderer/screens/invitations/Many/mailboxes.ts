/** People of an address line as mail programs copy it: `Lin, Ada <ada@example.com>; Chen Jing <jing@example.com>`. */
import { isEmail } from '#shared/kit/patterns/email.ts';

/** Rows of a name and an address; null for a text that is no address line. A piece that is neither is a row of its own. */
export function rowsOfMailboxes(text: string): string[][] | null {
  if (!/<[^<>\s]+@[^<>\s]+>/.test(text)) return null;
  return piecesOf(text).map((piece) => {
    const [, name = '', address] = /^(.*?)\s*<([^<>]*)>$/s.exec(piece) ?? [];
    if (address === undefined) return isEmail(piece) ? ['', piece] : [piece];
    return [givenNameFirst(withoutMarks(name)), address.trim()];
  });
}

/** A comma separates only behind an address, because a name may have one. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let [piece, isQuoted] = ['', false];
  const endPiece = () => {
    if (piece.trim() !== '') pieces.push(piece.trim());
    piece = '';
  };
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    const isComma = sign === ',' || sign === '，';
    const ends = /[;；\r\n]/.test(sign) || (isComma && (/>\s*$/.test(piece) || isEmail(piece.trim())));
    if (ends && !isQuoted) endPiece();
    else piece += sign;
  }
  endPiece();
  return pieces;
}

const withoutMarks = (name: string) => name.replace(/^\s*["']|["']\s*$/g, '').replace(/\\(.)/g, '$1');

/** Directories of companies write `Lin, Ada`. */
function givenNameFirst(name: string): string {
  const parts = name.split(/\s*[,，]\s*/);
  return parts.length === 2 ? parts.toReversed().join(' ').trim() : name.trim();
}
