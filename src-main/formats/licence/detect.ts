/** Detects the format of a licence file by its first bytes, before anything is parsed. */
import { isAscii, isUtf8 } from 'node:buffer';
import type { LicenceFormat } from '#shared/rules/licence/states.ts';
import { finding, type LicenceFinding } from './findings.ts';

export type Detected =
  /** `bytes` lack the byte order mark; those of a token or base64 also the surrounding white space. */
  { readonly form: Form; readonly bytes: Buffer } | LicenceFinding;

/** The outer format; the content of armour or a token is examined later. */
type Form = Exclude<LicenceFormat, 'jws' | 'jwe' | 'keygen' | 'mapped'> | 'token';

/** Files that people take for a licence by mistake: first bytes (latin1) → name for `licence.looksLike.<name>`. */
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

/** Field names that identify a `.properties` file. */
const propertyLine = /^[ \t\f]*(licensecode|companyname|expiredate|hrmnum|availableModule)[ \t\f]*[=:]/m;
/** Bytes of a text in which they are searched. */
const propertyWindow = 65_536;

export function detect(file: Buffer): Detected {
  if (file.length === 0) return finding('FORMAT_EMPTY');
  const magic = file.toString('latin1', 0, 16);
  const looksLike = lookalikes.find(([start]) => magic.startsWith(start))?.[1];
  if (looksLike && !isAscii(file)) return finding('FORMAT_UNKNOWN', { reason: 'looksLike', looksLike });
  if (/^(\xff\xfe|\xfe\xff)/.test(magic)) return finding('FORMAT_ENCODING', { part: 'file' });
  const bytes = magic.startsWith('\xef\xbb\xbf') ? file.subarray(3) : file;
  if (bytes.includes(0) || !isUtf8(bytes)) return finding('FORMAT_ENCODING', { part: 'file' });
  const start = bytes.findIndex(isVisible);
  if (start < 0) return finding('FORMAT_EMPTY');
  return classify(bytes, start);
}

function classify(bytes: Buffer, start: number): Detected {
  const first = String.fromCharCode(bytes[start] ?? 0);
  if (first === '{' || first === '[') return { form: 'json', bytes };
  const head = bytes.toString('utf8', start, start + propertyWindow);
  if (/^-----(BEGIN|END) /.test(head) || bytes.includes('-----BEGIN ') || bytes.includes('-----END ')) {
    return { form: 'armoured', bytes };
  }
  if (propertyLine.test(head)) return { form: 'properties', bytes };
  if (htmlStart.test(head)) return finding('FORMAT_UNKNOWN', { reason: 'looksLike', looksLike: 'html' });
  const visible = bytes.subarray(start, bytes.findLastIndex(isVisible) + 1);
  const signed = visible.includes('.');
  // Base64 of a text that begins with `{`.
  if (/^e[w3yX]/.test(head)) return { form: signed ? 'token' : 'base64-json', bytes: visible };
  if (signed && /^[A-Za-z0-9_-]+\.[A-Za-z0-9_.-]*$/.test(head.trimEnd()))
    return { form: 'token', bytes: visible };
  return finding('FORMAT_UNKNOWN', { reason: 'noFormat' });
}

export const isVisible = (byte: number): boolean =>
  byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09;
