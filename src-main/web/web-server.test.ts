/** The wall from outside, byte by byte: each row has a request, its response, and that nothing was changed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guessDelay, guessLimit } from './token-guesses.ts';
import { isProof, proofOf } from './link-proof.ts';
import { openBundle } from './static-bundle.ts';
import { fakeProgram } from './testing/fake-program.ts';
import { call, change, good, refused } from './testing/hostile-requests.ts';
import { sendRaw, statusOf } from './testing/raw-request.ts';
import { createWebServer, type WebServer } from './web-server.ts';

let server: WebServer;
let folder = '';
let port = 0;
let host = '';
let session = '';
let now = 0;
const failures: unknown[] = [];
const strangers: string[] = [];
let othersAsk = false;
const fake = fakeProgram();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-web-'));
  await writeFile(join(folder, 'index.html'), '<p nonce="__CSP_NONCE__">Steward</p>');
  const bundle = await openBundle(folder);
  server = createWebServer({
    program: async () => fake.program,
    bundle: async () => bundle,
    report: (error) => failures.push(error),
    clock: () => now,
    otherUsers: async () => othersAsk,
    stranger: (who) => strangers.push(who),
  });
  await server.listen(0);
  port = Number(new URL(server.origin).port);
  host = `127.0.0.1:${port}`;
  session = await signIn();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  fake.reached.length = 0;
});

function tokenOf(link: string): string {
  return link.slice(link.indexOf('#t=') + 3);
}

function exchange(token: string, more = ''): Promise<string> {
  const body = JSON.stringify({ token });
  return sendRaw(
    port,
    `POST /bridge/session HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n${more}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

async function signIn(): Promise<string> {
  const answer = await exchange(tokenOf(server.newLink()));
  return /"session":"([^"]+)"/.exec(answer)?.[1] ?? '';
}

/** Fills in `{…}` of a request that would change something if it passed. */
function compose(text: string): string {
  return text
    .replaceAll('\n', '\r\n')
    .replaceAll('{host}', host)
    .replaceAll('{port}', String(port))
    .replaceAll('{session}', session)
    .replaceAll('{wrong}', `${session.slice(0, -1)}${session.endsWith('A') ? 'B' : 'A'}`);
}

describe('what passes, so that the rest means something', () => {
  it.each([
    ['a call', call(good), 'call'],
    ['a call with a charset', call(change('json\n', 'json; charset=utf-8\n')), 'call'],
    [
      'a call without Origin, from the page itself',
      call(change('Origin: http://{host}', 'Sec-Fetch-Site: same-origin')),
      'call',
    ],
    ['a platform write', call(good, '{}', 'POST /api/x HTTP/1.1'), 'gateway'],
    [
      'a platform form',
      call(change('application/json', 'application/x-www-form-urlencoded'), 'a=', 'POST /papi/x HTTP/1.1'),
      'gateway',
    ],
    [
      'an upload',
      call(
        `${change('application/json', 'application/octet-stream')}X-File-Name: a%20b\n`,
        'ab',
        'POST /bridge/files HTTP/1.1',
      ),
      'upload',
    ],
  ])('%s', async (_, text, what) => {
    expect(statusOf(await sendRaw(port, compose(text)))).toBe(200);
    expect(fake.reached.map((one) => one.what)).toEqual([what]);
  });
});

describe('what is refused', () => {
  it.each(refused)('%s: %i', async (_, status, text) => {
    const answer = await sendRaw(port, Buffer.from(compose(text), 'latin1'));
    expect(statusOf(answer)).toBe(status);
    expect(fake.reached).toEqual([]);
    expect(answer.toLowerCase()).not.toContain('access-control-');
    expect(answer).not.toContain(session);
  });

  it('a request hidden in another’s body is a body', async () => {
    const inner = compose(call(good, '{}', 'POST /bridge/call/hidden.call HTTP/1.1'));
    const outer = compose(
      call(change('Length: 2', `Length: ${inner.length}`).replace('{session}', '{wrong}'), ''),
    );
    const answer = await sendRaw(port, outer + inner);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(fake.reached).toEqual([]);
  });

  it('nothing failed inside', () => expect(failures).toEqual([]));
});

describe('the one-time token', () => {
  it('works once', async () => {
    const token = tokenOf(server.newLink());
    expect(Buffer.from(token, 'base64url').byteLength).toBeGreaterThanOrEqual(16);
    expect(statusOf(await exchange(token))).toBe(200);
    expect(statusOf(await exchange(token))).toBe(403);
  });
  it('works for 60 seconds', async () => {
    const early = tokenOf(server.newLink());
    const late = tokenOf(server.newLink());
    now += 59_999;
    expect(statusOf(await exchange(early))).toBe(200);
    now += 1;
    expect(statusOf(await exchange(late))).toBe(403);
  });
  it.each(['', 'x', 'null', '__proto__'])('%j is none', async (token) =>
    expect(statusOf(await exchange(token))).toBe(403),
  );
  it('is not taken from another page, and not used up by it', async () => {
    const token = tokenOf(server.newLink());
    expect(statusOf(await exchange(token, 'Sec-Fetch-Site: cross-site\r\n'))).toBe(403);
    expect(statusOf(await exchange(token))).toBe(200);
  });
  it('is nobody else’s: another user is let in nowhere, told of, and uses it up', async () => {
    const token = tokenOf(server.newLink());
    strangers.length = 0;
    othersAsk = true;
    expect(statusOf(await exchange(token))).toBe(403);
    expect(statusOf(await exchange('x'))).toBe(403);
    othersAsk = false;
    expect(statusOf(await exchange(token))).toBe(403);
    expect(strangers).toEqual(['user']);
  });
  it('a page that comes in and asks for it is told what it starts with; others are not', async () => {
    const ask = (more: object): Promise<string> => {
      const body = JSON.stringify({ token: tokenOf(server.newLink()), ...more });
      return sendRaw(
        port,
        `POST /bridge/session HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
    };
    expect(await ask({ start: { paths: [], language: 'en-US' } })).toContain('"start":{"ok":true,');
    expect(fake.reached).toHaveLength(1);
    expect(await ask({ start: 'yes' })).not.toContain('"start"');
    expect(await ask({ token: 'guess', start: true })).not.toContain('"start"');
    expect(fake.reached).toHaveLength(1);
  });

  it('a session is no link, and several sessions live side by side', async () => {
    expect(statusOf(await exchange(session))).toBe(403);
    const other = await signIn();
    expect(other).not.toBe(session);
    for (const one of [session, other]) {
      const text = compose(call(good)).replaceAll(session, one);
      expect(statusOf(await sendRaw(port, text))).toBe(200);
    }
  });
  it('is not told in any answer or report', async () => {
    const token = tokenOf(server.newLink());
    const answers = [await exchange('x'), await sendRaw(port, compose('GET / HTTP/1.1\nHost: {host}\n\n'))];
    expect(answers.join() + failures.join()).not.toContain(token);
  });
});

describe('a link for another program of the user', () => {
  const asker = 'a'.repeat(43);
  const ask = (body: object, more = ''): Promise<string> => {
    const text = JSON.stringify(body);
    return sendRaw(
      port,
      compose(
        `POST /bridge/link HTTP/1.1\nHost: {host}\n${more}Content-Type: application/json\nContent-Length: ${text.length}\n\n${text}`,
      ),
    );
  };
  const begin = async () => {
    const answer = await ask({ asker });
    const { shell, proof } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as Record<
      string,
      string
    >;
    return { shell: shell ?? '', proof: proof ?? '' };
  };
  const talkWith = (shell: string) => ({ address: server.origin, asker, shell });

  it('is given after both have proved the secret, which nobody sends', async () => {
    const { shell, proof } = await begin();
    expect(isProof(proof, server.linkSecret, 'shell', talkWith(shell))).toBe(true);
    const mine = proofOf(server.linkSecret, 'program', talkWith(shell));
    const answer = await ask({ asker, shell, proof: mine });
    const token = /#t=([^"]+)"/.exec(answer)?.[1] ?? '';
    expect(statusOf(await exchange(token))).toBe(200);
    // A talk can be used once.
    expect(statusOf(await ask({ asker, shell, proof: mine }))).toBe(403);
  });
  it('is not given for the shell’s own proof, a proof for another address, or a second try', async () => {
    const { shell, proof } = await begin();
    expect(statusOf(await ask({ asker, shell, proof }))).toBe(403);
    const mine = proofOf(server.linkSecret, 'program', talkWith(shell));
    expect(statusOf(await ask({ asker, shell, proof: mine }))).toBe(403);
    const other = (await begin()).shell;
    const elsewhere = { ...talkWith(other), address: 'http://127.0.0.1:1' };
    const relayed = proofOf(server.linkSecret, 'program', elsewhere);
    expect(statusOf(await ask({ asker, shell: other, proof: relayed }))).toBe(403);
  });
  it('but not to a page, even if it knew the secret', async () => {
    for (const field of [`Origin: ${server.origin}`, 'Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: none'])
      expect(await ask({ asker }, `${field}\n`)).toContain('refused: ORIGIN');
  });
  it('and for nothing else', async () => {
    for (const body of [
      {},
      { asker: 'short' },
      { asker: 1 },
      { asker, shell: 'x', proof: 'x' },
      { secret: server.linkSecret },
    ])
      expect(statusOf(await ask(body)), JSON.stringify(body)).toBe(403);
    expect(statusOf(await ask({ asker, proof: session }))).toBe(403);
  });
});

describe('a tab that is led here from elsewhere', () => {
  const led = (target: string, more = 'Sec-Fetch-Dest: document') =>
    sendRaw(
      port,
      compose(
        `GET ${target} HTTP/1.1\nHost: {host}\nSec-Fetch-Site: cross-site\nSec-Fetch-Mode: navigate\n${more}\n\n`,
      ),
    );
  const entry = () => new URL(server.newOpenLink().link).pathname;
  it('comes in by the entry, which nobody can guess, and only as a document of its own', async () => {
    expect(statusOf(await led(entry()))).toBe(200);
    expect(statusOf(await led('/'))).toBe(403);
    expect(statusOf(await led('/info'))).toBe(403);
    expect(statusOf(await led(`${entry()}x`))).toBe(403);
    expect(statusOf(await led(entry(), 'Sec-Fetch-Dest: iframe'))).toBe(403);
    expect(statusOf(await led(entry(), 'Sec-Fetch-Dest: empty'))).toBe(403);
    expect(statusOf(await led(entry(), 'Sec-Fetch-Dest: document\nOrigin: null'))).toBe(403);
  });
  it('a page that was not asked for by the browser itself redeems no link, and uses it up', async () => {
    const token = tokenOf(server.newLink());
    expect(statusOf(await exchange(token, 'Sec-Fetch-Site: same-origin\r\n'))).toBe(403);
    expect(statusOf(await exchange(token))).toBe(403);
  });
});

it('a program that tries out tokens is let in nowhere, reported once, and answered late', async () => {
  strangers.length = 0;
  // An hour later the guesses of other tests are forgotten.
  now += 3_600_000;
  for (let n = 0; n < guessLimit; n += 1)
    expect(statusOf(await (n % 2 === 0 ? exchange(`guess ${n}`) : sendRaw(port, guess(n))))).toBe(403);
  const begun = performance.now();
  const answers = await Promise.all([
    exchange('one more'),
    sendRaw(port, guess(1000)),
    sendRaw(port, guess(1001)),
  ]);
  expect(answers.map(statusOf)).toEqual([403, 403, 403]);
  expect(performance.now() - begun).toBeGreaterThan(guessDelay * 0.9);
  expect(strangers.filter((who) => who === 'guess')).toHaveLength(1);
  // A session is not affected.
  expect(statusOf(await sendRaw(port, compose(call(good))))).toBe(200);
});
const guess = (n: number): string => compose(call(good.replace('{session}', `guess${n}`)));
