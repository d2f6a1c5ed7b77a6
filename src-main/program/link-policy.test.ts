import { expect, it } from 'vitest';
import { safeExternalUrl } from './link-policy.ts';

it.each([
  ['https://example.com', 'https://example.com/'],
  ['HTTPS://Example.COM:443/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['https://例子.公司/路径', 'https://xn--fsqu00a.xn--55qx5d/%E8%B7%AF%E5%BE%84'],
  ['https:example.com', 'https://example.com/'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['mailto:help@example.com?subject=a%20b%26c', 'mailto:help@example.com?subject=a%20b%26c'],
  ['mailto:help@example.com?attach=/etc/passwd&bcc=x@y.z&body=hi', 'mailto:help@example.com'],
])('%s goes out as %s', (given, sent) => {
  expect(safeExternalUrl(given)).toBe(sent);
});

it.each([
  'http://example.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'blob:https://x/1',
  'file:///etc/passwd',
  'file://host/share',
  '\\\\host\\share',
  '//example.com',
  'ftp://example.com',
  'smb://host/x',
  'ms-settings:',
  'ms-msdt:/id',
  'search-ms:query=x',
  'vscode://file/x',
  'tel:123',
  'console://app/',
  'about:blank',
  'view-source:https://x',
  'https://user@example.com',
  'https://user:pw@example.com',
  'https://exa mple.com',
  'https://example.com\n',
  ' https://example.com',
  'https://example.com\u0000',
  'https://example.com/\\..\\x',
  'https://',
  'mailto:',
  'mailto:nobody',
  'mailto:a@b,c@d',
  'mailto:a@b;c@d',
  'mailto:a@b/../c',
  '',
  'example.com',
  '/etc/passwd',
])('%j does not go out', (given) => {
  expect(() => safeExternalUrl(given)).toThrow(expect.objectContaining({ code: 'LINK_REFUSED' }));
});
