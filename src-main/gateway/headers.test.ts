import { describe, expect, it } from 'vitest';
import { refusal, refusalResponse } from './refusal.ts';
import { passedRequestHeaders, requestDropPrefixes, requestDrops } from './request-headers.ts';
import { passedFields, passedResponseHeaders, responseAdditions } from './response-headers.ts';

describe('towards the server', () => {
  it.each(requestDrops.flatMap((rule) => rule.fields.map((field) => [field, rule.source] as const)))(
    '%s ends here: %s',
    (field) => {
      expect(passedRequestHeaders([field.toUpperCase(), 'x', 'Accept', '*/*'])).toEqual(['accept', '*/*']);
      expect(passedRequestHeaders([field.replaceAll('-', '_'), 'x'])).toEqual([]);
    },
  );
  it.each(requestDropPrefixes.map((rule) => [rule.prefix, rule.source] as const))(
    '%s* ends here: %s',
    (prefix) => expect(passedRequestHeaders([`${prefix}Anything`, 'x'])).toEqual([]),
  );

  it('passes what is the call’s own', () => {
    const own = [
      'accept',
      '*/*',
      'content-type',
      'application/json',
      'content-length',
      '2',
      'range',
      'bytes=0-1',
    ];
    const more = [
      'idempotency-key',
      'k-1',
      'if-none-match',
      '"a"',
      'accept-language',
      'zh-CN',
      'x-requested-with',
      'y',
    ];
    expect(passedRequestHeaders([...own, ...more])).toEqual([...own, ...more]);
  });

  it('says no type of a body that is none', () => {
    const type = ['Content-Type', 'application/x-www-form-urlencoded'];
    expect(passedRequestHeaders([...type, 'Content-Length', '0'])).toEqual(['content-length', '0']);
    expect(passedRequestHeaders([...type, 'Content-Length', '10'])).toHaveLength(4);
  });

  it('drops what Connection names, wherever it stands (RFC 9110 §7.6.1)', () => {
    const raw = ['X-One', '1', 'Connection', 'close, X-Two , x-one', 'X-Two', '2', 'X-Three', '3'];
    expect(passedRequestHeaders(raw)).toEqual(['x-three', '3']);
  });

  it.each([
    ['Na me', 'x'],
    ['', 'x'],
    ['X:', 'x'],
    ['X', 'a\r\nHost: evil'],
    ['X', 'a\nb'],
    ['X', 'a\u0000'],
    ['Näme', 'x'],
  ])('a field %j with %j is refused', (name, value) =>
    expect(passedRequestHeaders([name, value])).toEqual({ bad: name }),
  );

  it('remembers no more names than it should', () => {
    for (let i = 0; i < 2000; i++) passedRequestHeaders([`x-name-${i}`, '']);
    expect(passedRequestHeaders(['x-forwarded-for', '1', 'x-steward-session', '2'])).toEqual([]);
  });
});

describe('towards the console', () => {
  it.each(passedFields.flatMap((rule) => rule.fields.map((field) => [field, rule.source] as const)))(
    '%s passes, once: %s',
    (field) => {
      expect(passedResponseHeaders({ [field]: ['theirs', 'again'] })).toEqual([
        field,
        'theirs',
        ...responseAdditions,
      ]);
    },
  );
  it.each(['x-own', 'vary', 'content-encoding', 'server', 'x-powered-by', 'not-invented-yet', '__proto__'])(
    '%s, as everything else, ends here',
    (field) => expect(passedResponseHeaders({ [field]: 'theirs' })).toEqual(responseAdditions),
  );

  it('drops what Connection names', () => {
    expect(passedResponseHeaders({ connection: 'close, ETag', etag: '2', date: '3' })).toEqual([
      'date',
      '3',
      ...responseAdditions,
    ]);
  });
});

it('a refusal of ours carries what every answer carries', () => {
  const { headers } = refusalResponse(refusal('TIMEOUT'));
  for (let i = 0; i < responseAdditions.length; i += 2) {
    const at = headers.indexOf(responseAdditions[i] ?? '');
    expect(headers[at + 1], responseAdditions[i]).toBe(responseAdditions[i + 1]);
  }
});

/** Repeats the rules on purpose, so that a lost or misspelled rule is noticed. */
describe('by name', () => {
  it.each([
    'Connection',
    'Keep-Alive',
    'Proxy-Connection',
    'TE',
    'Trailer',
    'Transfer-Encoding',
    'Upgrade',
    'Host',
    'Cookie',
    'Authorization',
    'Proxy-Authorization',
    'Origin',
    'Referer',
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'X-Steward-Session',
    'X-Steward-Call',
    'Sec-Fetch-Site',
    'Sec-CH-UA',
    'X-HTTP-Method-Override',
    'X-Original-URL',
    'X-Rewrite-URL',
    'Expect',
    'X-Method-Override',
    'X-MethodOverride',
    'X_Original_URI',
    'Accept-Encoding',
  ])('%s does not reach the server', (name) => expect(passedRequestHeaders([name, 'x'])).toEqual([]));
  it.each([
    'set-cookie',
    'connection',
    'keep-alive',
    'transfer-encoding',
    'upgrade',
    'trailer',
    'location',
    'refresh',
    'www-authenticate',
    'access-control-allow-origin',
    'access-control-allow-credentials',
    'clear-site-data',
    'strict-transport-security',
    'content-security-policy',
    'cross-origin-resource-policy',
    'x-steward-gateway',
    'cache-control',
    'link',
    'sourcemap',
    'alt-svc',
    'service-worker-allowed',
    'x-frame-options',
    'referrer-policy',
  ])('%s does not reach the console', (name) =>
    expect(passedResponseHeaders({ [name]: 'theirs' })).toEqual(responseAdditions),
  );
});
