import { expect, it } from 'vitest';
import { richTextLink } from './rich-text-link.ts';

it.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d', false],
  ['HTTPS://Example.COM', 'https://example.com/', false],
  ['http://example.com/', 'http://example.com/', true],
  ['mailto:help@example.com', 'mailto:help@example.com', false],
  ['mailto:help@example.com?bcc=x@y.z&attach=/etc/passwd', 'mailto:help@example.com', false],
])('%s is kept', (given, href, insecure) => {
  expect(richTextLink(given)).toEqual({ href, insecure });
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'ms-word:ofe|u|https://example.com/a.docx',
  'search-ms:query=x',
  '\\\\host\\share',
  '//host/share',
  '/relative',
  'relative',
  '#anchor',
  'https://user:secret@example.com/',
  'https://user@example.com/',
  'https://',
  'https:/\\example.com',
  'https://example.com/\u202egnp.exe',
  'https://exam\u0000ple.com',
  'mailto:',
  'mailto:a@b,c@d',
  'ftp://example.com/',
  'vbscript:msgbox',
  '',
])('%j is not kept', (given) => {
  expect(richTextLink(given)).toBeNull();
});
