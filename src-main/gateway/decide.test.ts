import { describe, expect, it } from 'vitest';
import { type Asked, decide } from './decide.ts';
import { type GatewayTarget, readAddress } from './target.ts';

const remote: GatewayTarget = {
  id: 'r',
  kind: 'remote',
  address: 'https://Platform.example.com:8443/base',
  credential: null,
};
const sandbox: GatewayTarget = { id: 'sandbox', kind: 'sandbox', address: '', credential: null };
const asked: Asked = { method: 'GET', target: '/api/x?y=1', headers: [], hasBody: false };
const none = (_: unknown, __: string, given: string): string => given;

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
      headers: ['accept', '*/*', 'referer', 'https://platform.example.com:8443/base/'],
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
