import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './address.ts';

describe('canonicalAddress', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    [' https://Example.COM/ ', 'https://example.com'],
    ['https://example.com:443/', 'https://example.com'],
    ['https://example.com:8443/base/', 'https://example.com:8443/base'],
    ['http://10.0.0.5:8080', 'http://10.0.0.5:8080'],
    ['HTTP://LOCALHOST:80//', 'http://localhost'],
    ['example.com', 'https://example.com'],
    ['example.com:8443/a/b.c/~d', 'https://example.com:8443/a/b.c/~d'],
    ['https://[::1]:8443', 'https://[::1]:8443'],
    ['https://例子.公司', 'https://xn--fsqu00a.xn--55qx5d'],
  ])('%s becomes %s', (typed, canonical) => {
    expect(canonicalAddress(typed)).toBe(canonical);
    expect(canonicalAddress(canonical)).toBe(canonical);
  });

  it.each([
    ['ftp://example.com', 'SCHEME'],
    ['file:///etc/passwd', 'SCHEME'],
    ['console://app', 'SCHEME'],
    ['javascript:alert(1)', 'MALFORMED'],
    ['https://user@example.com', 'USERINFO'],
    ['https://user:pw@example.com', 'USERINFO'],
    ['https://@example.com', 'USERINFO'],
    ['mailto:a@example.com', 'USERINFO'],
    ['https://example.com?x=1', 'QUERY'],
    ['https://example.com/#x', 'QUERY'],
    ['https://example.com/?', 'QUERY'],
    ['https://example.com/a/../b', 'PATH'],
    ['https://example.com/.', 'PATH'],
    ['https://example.com/a//b', 'PATH'],
    ['https://example.com/%2e%2e/b', 'PATH'],
    ['https://example.com/a;b', 'PATH'],
    ['https://example.com\\evil', 'MALFORMED'],
    ['https://exa mple.com', 'MALFORMED'],
    ['https://example.com\u0000', 'MALFORMED'],
    ['https://example.com\r\nX: y', 'MALFORMED'],
    ['https://', 'MALFORMED'],
    ['https:///path', 'MALFORMED'],
    ['https://example.com:0', 'MALFORMED'],
    ['https://example.com:99999', 'MALFORMED'],
  ])('%s is refused as %s', (typed, reason) => {
    expect(() => canonicalAddress(typed)).toThrow(
      expect.objectContaining({ code: 'SERVER_ADDRESS_INVALID' }),
    );
    try {
      canonicalAddress(typed);
    } catch (error) {
      expect(error).toMatchObject({ params: { reason } });
    }
  });
});
