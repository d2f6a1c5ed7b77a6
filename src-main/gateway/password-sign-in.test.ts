/** Signing in with user name and password succeeds only where the server then treats the session as signed in. */
import { expect, it } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { sessionFacts } from '#shared/api/session/session.ts';
import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import { createGateway } from './gateway.ts';
import type { SignInAttempt } from './password-sign-in.ts';
import type { GatewayTarget } from './target.ts';
import { ask, at, cleanup, ok, server, targetAt } from './testing/exchange.ts';
import { signedInFacts } from './testing/signed-in-facts.ts';

const how: SignInAttempt = {
  path: '/papi/login',
  encoding: 'json',
  userField: 'u',
  passwordField: 'p',
  userName: 'ada',
  password: 'secret',
};
expect(sessionFacts.safeParse(signedInFacts).error).toBeUndefined();
const cookie = 'Set-Cookie: sid=1; Path=/\r\n';
const signedIn = ok(JSON.stringify({ code: 200, msg: '', data: signedInFacts }));
const envelope = (code: number, msg: string): string => ok(JSON.stringify({ code, msg }));

async function attempt(
  login: string,
  session: string,
  part: Partial<GatewayTarget> = {},
  path: string = how.path,
) {
  const upstream = await server((text) => (text.startsWith('POST ') ? login : session));
  const target = targetAt(at(upstream), part);
  const gateway = createGateway({
    target: () => target,
    sandbox: () => Promise.reject(new Error('none')),
  });
  cleanup.push(gateway.close);
  const outcome = await gateway.signIn(target, { ...how, path }, new AbortController().signal);
  return { outcome, upstream, gateway };
}

it('is a sign-in when the server then answers as signed in, asked with the new session alone', async () => {
  const credential = { kind: 'token', token: 'from-before' } as const;
  const { outcome, upstream } = await attempt(ok('{"code":200}', cookie), signedIn, { credential });
  expect(outcome).toEqual({ ok: true, who: {} });
  expect(upstream.received).toHaveLength(2);
  expect(upstream.received[1]).toMatch(/^GET \/api\/basicserver\/session\/current/);
  expect(upstream.received[1]).toContain('cookie: sid=1\r\n');
  expect(upstream.received.join()).not.toContain('from-before');
});

it.each(['text/html', 'text/plain;charset=GBK', ''])(
  'is one whatever the answers are called: %s',
  async (type) => {
    const named = (answer: string): string =>
      answer.replace('Content-Type: application/json\r\n', type && `Content-Type: ${type}\r\n`);
    const { outcome } = await attempt(named(ok('{"code":200,"msg":""}', cookie)), named(signedIn));
    expect(outcome).toEqual({ ok: true, who: {} });
  },
);

it('is refused in the server’s own words behind a byte order mark', async () => {
  // The byte order mark takes three bytes.
  const refused = envelope(500, 'no')
    .replace('{"code"', '\ufeff{"code"')
    .replace(/Length: \d+/, 'Length: 26');
  const { outcome } = await attempt(refused, signedIn);
  expect(outcome).toEqual({ ok: false, reason: 'REFUSED', detail: 'no' });
});

it('passes a gate on the way in', async () => {
  const { outcome, upstream } = await attempt(ok('{"code":200,"msg":""}', cookie), signedIn, {
    gate: 'me:pass',
  });
  expect(outcome).toEqual({ ok: true, who: {} });
  const sent = upstream.received.map((text) => /^authorization: (.*)\r$/m.exec(text)?.[1]);
  expect(sent).toEqual([`Basic ${btoa('me:pass')}`, `Basic ${btoa('me:pass')}`]);
});

it('asks at the path that the profile gives', async () => {
  const mapping = mappingOfPaths({ 'session.current': '/api/who/am/i' });
  const { upstream } = await attempt(ok('{"code":200}', cookie), signedIn, { mapping });
  expect(upstream.received[1]).toMatch(/^GET \/api\/who\/am\/i /);
});

it('tells what the answer says of who signed in, where the mapping says in which fields', async () => {
  const session = { signInAnswer: { names: { userId: 'data.uid', userName: 'data.name' } } };
  const login = ok('{"code":200,"data":{"uid":1849302746518310001,"name":"Ada"}}', cookie);
  const { outcome } = await attempt(login, signedIn, { mapping: { ...noMapping, session } });
  expect(outcome).toEqual({ ok: true, who: { userId: '1849302746518310001', userName: 'Ada' } });
  const refused = await attempt(login, envelope(401, 'no'), { mapping: { ...noMapping, session } });
  expect(refused.outcome).toMatchObject({ ok: false });
});

it('counts for a server that leaves out a field: the console says which', async () => {
  const { outcome } = await attempt(ok('{"code":200}', cookie), ok('{"code":200,"msg":"","data":{}}'));
  expect(outcome).toEqual({ ok: true, who: {} });
});

const redirect = `HTTP/1.1 302 Found\r\nLocation: /home\r\n${cookie}Content-Length: 0\r\n\r\n`;
const page = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<p/>';
it.each([
  [
    'says nobody is signed in',
    ok('{"code":200}', cookie),
    envelope(401, 'please sign in'),
    'NOT_SIGNED_IN',
    'please sign in',
  ],
  [
    'answers 401',
    ok('{"code":200}', cookie),
    'HTTP/1.1 401 No\r\nContent-Length: 0\r\n\r\n',
    'NOT_SIGNED_IN',
    'HTTP 401',
  ],
  ['shows its sign-in page again', redirect, page, 'NOT_SIGNED_IN', 'HTTP 200 text/html'],
  [
    'sends everybody to its sign-in page',
    redirect,
    redirect,
    'NOT_SIGNED_IN',
    expect.stringMatching(/HTTP 502/),
  ],
  [
    'answers rubbish',
    ok('<p>welcome</p>', cookie),
    ok('{"hello":1}'),
    'NOT_SIGNED_IN',
    'HTTP 200 application/json',
  ],
])('a cookie alone is none where the server %s', async (_, login, session, reason, detail) => {
  const { outcome, gateway, upstream } = await attempt(login, session);
  expect(outcome).toEqual({ ok: false, reason, detail });
  // Cookies of a refused sign-in are dropped.
  await new Response((await ask(gateway)).body).text();
  expect(upstream.received.at(-1)).not.toContain('cookie: ');
});

it.each([
  [false, 'PATH_REFUSED'],
  [true, 'READ_ONLY'],
])('a write of the platform is no place to sign in at (read-only: %s)', async (readOnly, reason) => {
  const { path } = endpoints.find(
    ({ effect, method, id }) => effect === 'write' && method === 'POST' && !id.startsWith('session.'),
  ) ?? { path: '' };
  const { outcome, upstream } = await attempt(ok('{}', cookie), signedIn, { readOnly }, path);
  expect(outcome).toEqual({ ok: false, reason, detail: 'DECLARED_WRITE' });
  expect(upstream.received).toEqual([]);
});
