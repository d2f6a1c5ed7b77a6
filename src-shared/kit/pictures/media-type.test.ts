import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n\0\0', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypmp42', 'video/mp4'],
  ['\x1aE\xdf\xa3', 'video/webm'],
  ['%PDF-1.7', 'application/pdf'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'application/octet-stream'],
  ['<html>', 'application/octet-stream'],
  ['GIF', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('%j is %s', (text, type) => {
  expect(mediaTypeOf(bytes(text))).toBe(type);
});
