/** Tells the formats of a licence file apart by their first bytes, before anything is parsed. */
import { isAscii, isUtf8 } from 'node:buffer';
import type { LicenceFormat } from '#shared/rules/licence/states.ts';
import { type Finding, finding } from './findings.ts';

export type Detected =
  /** `text` is ASCII for armour and JWS, any Unicode for the others; `bytes` are without byte order mark. */
  { readonly format: LicenceFormat; readonly text: string; readonly bytes: Buffer } | Finding;

/** What people take for a licence by mistake: first bytes (latin1) → name for `licence.looksLike.<name>`. */
const lookalikes: readonly (readonly [magic: string, name: string])[] = [
  ['\x89PNG\r\n', 'png'],
  ['\xff\xd8\xff', 'jpeg'],
  ['GIF8', 'gif'],
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['%PDF-', 'pdf'],
  ['\x1f\x8b', 'gzip'],
  ['7z\xbc\xaf', 'sevenZip'],
  ['Rar!', 'rar'],
  ['\x7fELF', 'program'],
  ['MZ', 'program'],
  ['\xd0\xcf\x11\xe0', 'office'],
  ['SQLite format 3', 'database'],
];
const htmlStart = /^<(!doctype html|html|head|body)\b/i;

/** Field names by which a `.properties` file is known. */
const propertyLine = /^[ \t\f]*(licensecode|companyname|expiredate|hrmnum|availableModule)[ \t\f]*[=:]/m;
/** How far into a text we look for it. */
const propertyWindow = 65_536;

export function detect(file: Buffer): Detected {
  if (file.length === 0) return finding('FORMAT_EMPTY');
  const magic = file.toString('latin1', 0, 16);
  const looksLike = lookalikes.find(([start]) => magic.startsWith(start))?.[1];
  if (looksLike && !isAscii(file)) return finding('FORMAT_UNKNOWN', { reason: 'looksLike', looksLike });
  if (/^(\xff\xfe|\xfe\xff)/.test(magic)) return finding('FORMAT_ENCODING', { part: 'file' });
  const bytes = magic.startsWith('\xef\xbb\xbf') ? file.subarray(3) : file;
  if (bytes.includes(0) || !isUtf8(bytes)) return finding('FORMAT_ENCODING', { part: 'file' });
  const start = firstVisible(bytes);
  if (start < 0) return finding('FORMAT_EMPTY');
  return classify(bytes, start);
}

function classify(bytes: Buffer, start: number): Detected {
  const first = String.fromCharCode(bytes[start] ?? 0);
  if (first === '{' || first === '[') return { format: 'json', text: '', bytes };
  const ascii = isAscii(bytes);
  if (bytes.includes('-----BEGIN ') || bytes.includes('-----END ')) {
    if (!ascii) return finding('FORMAT_ARMOUR', { reason: 'characters' });
    return { format: 'armoured', text: bytes.toString('latin1'), bytes };
  }
  if (propertyLine.test(bytes.toString('utf8', 0, propertyWindow))) {
    return { format: 'properties', text: bytes.toString('utf8'), bytes };
  }
  const text = bytes.toString('utf8', start).trimEnd();
  if (htmlStart.test(text)) return finding('FORMAT_UNKNOWN', { reason: 'looksLike', looksLike: 'html' });
  // Base64 of a text that begins with `{`, and a second character that JSON allows there.
  if (/^e[w3yX]/.test(text)) return { format: text.includes('.') ? 'jws' : 'base64-json', text, bytes };
  if (ascii && /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*\.[A-Za-z0-9_-]*$/.test(text))
    return { format: 'jws', text, bytes };
  return finding('FORMAT_UNKNOWN', { reason: 'noFormat' });
}

/** Index of the first byte that is no white space, or −1. */
function firstVisible(bytes: Buffer): number {
  return bytes.findIndex((byte) => byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09);
}
