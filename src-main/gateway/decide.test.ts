import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { writeFacts } from '#shared/rules/changes/writes.ts';
import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import { decide, type IncomingRequest } from './decide.ts';
import { type GatewayTarget, readAddress } from './target.ts';
import { targetAt } from './testing/exchange.ts';

const remote = targetAt('https://Platform.example.com:8443/base');
const sandbox = targetAt('', { id: 'sandbox', kind: 'sandbox' });
const asked: IncomingRequest = { method: 'GET', target: '/api/x?y=1', headers: [], hasBody: false };
const none = (_: unknown, __: string, given: string): string => given;

it('shows a gate who one is, and never beside a token', () => {
  const gated = { ...targetAt('https://office.example.com/base'), gate: 'ada:pass:word' };
  const asked = { method: 'GET', target: '/api/x', headers: ['authorization', 'Basic page'], hasBody: false };
  const decision = decide(asked, gated, () => '');
  if (!decision.ok) throw new Error('refused');
  const at = decision.headers.flatMap((name, i) => (i % 2 === 0 && name === 'authorization' ? [i] : []));
  expect(at.map((i) => decision.headers[i + 1])).toEqual([`Basic ${btoa('ada:pass:word')}`]);
  const both = { ...gated, credential: { kind: 'token', token: 'T' } } as const;
  expect(decide(asked, both, () => '')).toMatchObject({ refusal: { code: 'AUTHORIZATION_TWICE' } });
});

it('sends nothing to a server that the organisation does not list', () => {
  const decision = decide(asked, { ...remote, blocked: true }, none);
  expect(decision).toMatchObject({ refusal: { code: 'SERVER_BLOCKED' } });
});

describe('where to', () => {
  it('the profile fixes it', () => {
    const lies = [
      'Host',
      'evil.test',
      'X-Forwarded-Host',
      'evil.test',
      'Origin',
      'http://127.0.0.1:1',
      'Cookie',
      'a=b',
    ];
    expect(decide({ ...asked, headers: [...lies, 'Accept', '*/*'] }, remote, none)).toEqual({
      ok: true,
      address: {
        origin: 'https://platform.example.com:8443',
        host: 'platform.example.com',
        basePath: '/base',
        secure: true,
      },
      method: 'GET',
      path: '/base/api/x?y=1',
      headers: [
        'accept',
        '*/*',
        'referer',
        'https://platform.example.com:8443/base/',
        'accept-encoding',
        'gzip, deflate, br',
      ],
      approved: null,
    });
  });
  it('a write says that it comes from the server’s own pages', () => {
    const decision = decide({ ...asked, method: 'POST', hasBody: true }, remote, none);
    expect(decision).toMatchObject({
      headers: [
        'referer',
        'https://platform.example.com:8443/base/',
        'origin',
        'https://platform.example.com:8443',
        'accept-encoding',
        'gzip, deflate, br',
      ],
    });
  });
  it('the sandbox is told nothing that it does not need', () => {
    expect(decide({ ...asked, method: 'POST' }, sandbox, none)).toMatchObject({
      path: '/api/x?y=1',
      headers: [],
    });
  });
});

describe('with what', () => {
  it('a token becomes Authorization', () => {
    const target: GatewayTarget = { ...remote, credential: { kind: 'token', token: 'T-1' } };
    const decision = decide({ ...asked, headers: ['Authorization', 'Bearer stolen'] }, target, none);
    expect(decision).toMatchObject({ headers: expect.arrayContaining(['authorization', 'Bearer T-1']) });
    expect(JSON.stringify(decision)).not.toContain('stolen');
  });
  it('a cookie goes through the jar', () => {
    const target: GatewayTarget = { ...remote, credential: { kind: 'cookie', cookie: 'a=1' } };
    const decision = decide(asked, target, (_, path, given) => `${given}; p=${path}`);
    expect(decision).toMatchObject({ headers: expect.arrayContaining(['cookie', 'a=1; p=/base/api/x']) });
  });
  it.each(['a\r\nX: y', 'a\u0000', '张'])('a credential %j is not sent', (token) => {
    const target: GatewayTarget = { ...remote, credential: { kind: 'token', token } };
    expect(decide(asked, target, none)).toEqual({
      ok: false,
      refusal: { code: 'CREDENTIAL_INVALID', detail: null },
    });
  });
});

describe('refusals', () => {
  it.each([
    ['TRACE', 'METHOD_REFUSED'],
    ['CONNECT', 'METHOD_REFUSED'],
    ['OPTIONS', 'METHOD_REFUSED'],
    ['get', 'METHOD_REFUSED'],
    ['', 'METHOD_REFUSED'],
  ])('method %j', (method, code) =>
    expect(decide({ ...asked, method }, remote, none)).toMatchObject({ ok: false, refusal: { code } }),
  );
  it.each([
    [{ hasBody: true }, 'BODY_REFUSED', null],
    [{ method: 'HEAD', hasBody: true }, 'BODY_REFUSED', null],
    [{ target: '/api/../x' }, 'PATH_REFUSED', 'DOT_SEGMENT'],
    [{ headers: ['X', 'a\nb'] }, 'HEADER_REFUSED', null],
  ])('%j: %s', (change, code, detail) =>
    expect(decide({ ...asked, ...change }, remote, none)).toEqual({ ok: false, refusal: { code, detail } }),
  );
});

it.each([
  'ftp://a.example.com',
  'https://user@a.example.com',
  'https://a.example.com?x',
  'https://a.example.com#x',
  'https://a.example.com/a/../b',
  'https://a.example.com/a;b',
  'https://a.example.com/%2e%2e',
  'https://a.example.com//b',
  'https://a.example.com\\b',
  'https://a.example.com:0',
  'https://',
  'javascript:alert(1)',
  'https://a b',
  '',
])('%j is no address', (address) => {
  expect(readAddress(address)).toBeNull();
  expect(decide(asked, { ...remote, address }, none)).toMatchObject({ refusal: { code: 'ADDRESS_INVALID' } });
});

describe('a server on which somebody else approves changes', () => {
  const verdict = (method: string, target: string, headers: string[] = [], over = {}) => {
    const profile = { ...remote, ...over };
    const decision = decide({ ...asked, method, target, headers }, profile, none, {
      daily: false,
      hasBegun: (key) => key === 'K1',
    });
    return decision.ok ? 'sent' : decision.refusal.code;
  };
  it('no query changes the method of what passes', () => {
    const upload = endpoints.find(({ id }) => id === 'file.uploadModule');
    expect(verdict(upload?.method ?? '', `${upload?.path}?_method=DELETE`)).toBe('NOT_APPROVED');
  });
  it('takes every declared write only under a key that was approved, and what passes without', () => {
    for (const { id, method, path, effect } of endpoints) {
      const target = path.replaceAll(/\{[^}]*\}/g, 'x1');
      const facts = writeFacts(id);
      const free = effect === 'read' || (facts !== undefined && 'passes' in facts);
      expect(verdict(method, target), id).toBe(free ? 'sent' : 'NOT_APPROVED');
      expect(verdict(method, target, ['idempotency-key', 'K2']), id).toBe(free ? 'sent' : 'NOT_APPROVED');
      expect(verdict(method, target, ['Idempotency-Key', 'K1']), id).toBe('sent');
    }
  });
  it.each([
    ['POST', '/api/nobody/knows/this', 'NOT_APPROVED'],
    ['DELETE', '/api/x', 'NOT_APPROVED'],
    ['GET', '/api/x', 'NOT_APPROVED'],
    ['GET', '/api/file/preview', 'sent'],
    ['GET', '/api/x?_method=DELETE', 'NOT_APPROVED'],
  ])('%s %s: %s', (method, target, expected) => {
    expect(verdict(method, target)).toBe(expected);
  });
  it('a profile makes nothing pass by giving it another path', () => {
    const mapping = mappingOfPaths({ 'frame.permissionCacheReload': '/api/other' });
    expect(verdict('POST', '/api/other', [], { mapping })).toBe('NOT_APPROVED');
  });
});

describe('a server that is used read-only, by a profile that would have it otherwise', () => {
  const under = (paths: Record<string, string>, method: string, target: string) => {
    const mapping = mappingOfPaths(paths);
    const profile = targetAt('https://s.example.com', { readOnly: true, mapping });
    const decision = decide({ ...asked, method, target }, profile, none);
    return decision.ok ? 'sent' : decision.refusal.code;
  };
  // A profile's mapping cannot move the calls whose path the documents give.
  const ours = endpoints.filter(({ origin, method }) => origin === 'chosen' && method === 'POST');
  const write = ours.find(({ effect, id }) => effect === 'write' && !id.startsWith('session.'));
  const { id = '', path = '' } = write ?? {};
  const read = ours.find(({ effect }) => effect === 'read')?.id ?? '';

  it.each<[string, Record<string, string>, string]>([
    ['calls it the sign-in', { 'session.signIn': path }, path],
    ['calls it the sign-out', { 'session.signOut': path }, path],
    ['calls it the sign-in and moves it away', { 'session.signIn': path, [id]: '/api/away' }, path],
    ['moves it away and reads in its place', { [id]: '/api/away', [read]: path }, path],
    ['signs in where nobody knows', { 'session.signIn': '/api/tenant/delete' }, '/api/tenant/delete'],
  ])('%s', (_, overrides, target) => expect(under(overrides, 'POST', target)).toBe('READ_ONLY'));

  const sent = (calls: Mapping['calls'], method: string, target: string) => {
    const profile = targetAt('https://s.example.com', { readOnly: true, mapping: { ...noMapping, calls } });
    const decision = decide({ ...asked, method, target }, profile, none);
    return decision.ok ? 'sent' : decision.refusal.code;
  };
  const byGet = endpoints.find(({ effect, method }) => effect === 'write' && method === 'GET');
  it('sends a write by another method: it is refused by both, where it is and where it was', () => {
    const calls = { [id]: { method: 'GET' as const } };
    expect(sent(calls, 'GET', path)).toBe('READ_ONLY');
    expect(sent(calls, 'POST', path)).toBe('READ_ONLY');
    const posted = { [byGet?.id ?? '']: { method: 'POST' as const } };
    expect(sent(posted, 'GET', byGet?.path ?? '')).toBe('READ_ONLY');
  });
  it('asks for what is read by POST: there, and by the declared call alone', () => {
    const calls = { 'session.current': { method: 'POST' as const, path: '/papi/me' } };
    expect(sent(calls, 'POST', '/papi/me')).toBe('sent');
    expect(sent(calls, 'POST', '/papi/you')).toBe('READ_ONLY');
    expect(sent(calls, 'DELETE', '/papi/me')).toBe('READ_ONLY');
    expect(sent({ ...calls, [id]: { path: '/papi/me' } }, 'POST', '/papi/me')).toBe('READ_ONLY');
  });

  it.each(['_method=DELETE', 'x=1&_METHOD=put', 'X-HTTP-Method-Override=DELETE', '%5Fmethod=DELETE'])(
    'a query that changes the method: %s',
    (query) => {
      expect(under({}, 'POST', `/api/license/parseLicenseFile?${query}`)).toBe('READ_ONLY');
      expect(under({}, 'GET', `/api/x?${query}`)).toBe('READ_ONLY');
    },
  );
});

it.each(['x-http-method-override', 'x-method-override', 'x_http_method', 'x-original-url'])(
  'a profile’s header %s is refused, however it came there',
  (name) => {
    const target = targetAt('https://s.example.com', { headers: [[name, 'DELETE']] });
    expect(decide(asked, target, none)).toMatchObject({ ok: false, refusal: { code: 'HEADER_REFUSED' } });
  },
);

it('asks for a part of a file as it is', () => {
  const target = targetAt('https://s.example.com');
  const decision = decide(
    { ...asked, headers: ['Range', 'bytes=0-1', 'Accept-Encoding', 'zstd'] },
    target,
    none,
  );
  expect(decision).toMatchObject({ headers: expect.arrayContaining(['accept-encoding', 'identity']) });
  expect(JSON.stringify(decision)).not.toContain('zstd');
});

it('sends the profile’s own headers, whatever the console sends under their names', () => {
  const target = targetAt('https://s.example.com', { headers: [['x-route', 'blue']] });
  const decision = decide({ ...asked, headers: ['X-Route', 'red', 'Accept', '*/*'] }, target, none);
  expect(decision).toMatchObject({ headers: expect.arrayContaining(['x-route', 'blue']) });
  expect(JSON.stringify(decision)).not.toContain('red');
});

describe('the server that the page means', () => {
  const meaning = (...marks: string[]) => {
    const headers = marks.flatMap((mark) => ['X-Steward-Profile', mark]);
    const decision = decide({ ...asked, method: 'POST', headers }, targetAt('https://s.example.com'), none);
    return decision.ok ? decision.headers.join(' ') : decision.refusal.code;
  };
  it('is the one in use, or nothing is sent', () => {
    expect(meaning('r')).toBe(meaning());
    expect(meaning('r')).not.toContain('x-steward');
    for (const marks of [['other'], [''], ['R'], ['r', 'other'], ['other', 'r'], ['r, other']])
      expect(meaning(...marks), marks.join()).toBe('SERVER_CHANGED');
  });
  it('is told before anything else is looked at', () => {
    const target = targetAt('not an address', { readOnly: true });
    const wrong = { ...asked, method: 'POST', target: '/x', headers: ['x-steward-profile', 'other'] };
    expect(decide(wrong, target, none)).toMatchObject({ refusal: { code: 'SERVER_CHANGED' } });
  });
});
