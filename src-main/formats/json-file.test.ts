import { expect, it } from 'vitest';
import { parseJsonFile } from './json-file.ts';

const text = '{"a":"授权"}';
const value = { a: '授权' };
const bigEndian = (written: string) => Buffer.from(written, 'utf16le').swap16();

it.each([
  ['plain', Buffer.from(text), { ok: true, value }],
  ['with a byte order mark', Buffer.from(`\ufeff${text}`), { ok: true, value }],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${text}`, 'utf16le'), { ok: false, problem: 'utf16' }],
  ['UTF-16 without one', Buffer.from(text, 'utf16le'), { ok: false, problem: 'utf16' }],
  ['UTF-16, the other way about', bigEndian(`\ufeff${text}`), { ok: false, problem: 'utf16' }],
  ['UTF-16 so, without a mark', bigEndian(text), { ok: false, problem: 'utf16' }],
  ['two marks', Buffer.from(`\ufeff\ufeff${text}`), { ok: false, problem: 'syntax' }],
  ['a mark alone', Buffer.from('\ufeff'), { ok: false, problem: 'syntax' }],
  ['nothing', Buffer.alloc(0), { ok: false, problem: 'syntax' }],
  ['Latin-1', Buffer.from('{"a":"ü"}', 'latin1'), { ok: false, problem: 'encoding' }],
])('%s', (_, bytes, read) => {
  expect(parseJsonFile(bytes)).toEqual(read);
});
