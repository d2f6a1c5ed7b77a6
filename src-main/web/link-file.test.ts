/** Link files of running shells: several on one folder, ended ones, and programs that only look like a shell. */
import { link, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findShells, writeLinkFile } from './link-file.ts';
import { proofOf } from './link-proof.ts';
import { NoShellError, requestLink } from './request-link.ts';
import { fakeProgram } from './testing/fake-program.ts';
import { createWebServer, type WebServer } from './web-server.ts';

let folder: string;
const ends: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-link-'));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await rm(folder, { recursive: true });
});

/** The ids of a process that certainly runs, and of one that certainly does not. */
const running = process.ppid;
const ended = 2 ** 22 - 1;
const secret = 's'.repeat(43);
const file = (more: object = {}) => ({ address: 'http://127.0.0.1:1', pid: running, secret, ...more });
const names = async () => (await readdir(folder)).sort();

async function shell(pid: number): Promise<WebServer & { remove: () => Promise<void> }> {
  const server = createWebServer({
    program: async () => fakeProgram().program,
    bundle: () => Promise.reject(new Error('no page')),
    report: () => undefined,
  });
  await server.listen(0);
  ends.push(() => server.close());
  const remove = await writeLinkFile(folder, { address: server.origin, pid, secret: server.linkSecret });
  return Object.assign(server, { remove });
}

describe('several shells on one folder', () => {
  it('the second leaves the first one’s link alive, also when it ends', async () => {
    const first = await shell(running);
    const second = await shell(process.pid);
    expect(await names()).toEqual([`web-shell-${process.pid}.json`, 'web-shell.json']);
    expect(await requestLink(folder)).toContain(second.origin);
    await second.remove();
    await second.close();
    expect(await requestLink(folder)).toContain(first.origin);
    await first.remove();
    expect(await names()).toEqual([]);
  });
  it('one whose port does not answer any more is passed over', async () => {
    const first = await shell(running);
    await writeLinkFile(folder, file({ pid: process.pid }));
    expect(await requestLink(folder)).toContain(first.origin);
  });
  it('the remains of an ended shell make room; a file from another computer stays', async () => {
    await writeFile(join(folder, 'web-shell.json'), JSON.stringify(file({ pid: ended, host: hostname() })), {
      mode: 0o600,
    });
    await writeFile(join(folder, `web-shell-${ended}.json`), JSON.stringify(file({ pid: ended })), {
      mode: 0o600,
    });
    await shell(running);
    expect(await names()).toEqual(['web-shell.json']);
    await rm(join(folder, 'web-shell.json'));
    await writeFile(join(folder, 'web-shell.json'), JSON.stringify(file({ pid: ended, host: 'elsewhere' })), {
      mode: 0o600,
    });
    await shell(running);
    expect(await names()).toEqual([`web-shell-${running}.json`, 'web-shell.json']);
  });
  it.each([
    ['broken', 'not json'],
    ['empty', ''],
    ['of another shape', '{"address":"http://evil.test"}'],
  ])('a file that is %s does not fail a start', async (_what, text) => {
    await writeFile(join(folder, 'web-shell.json'), text);
    const server = await shell(running);
    expect(await requestLink(folder)).toContain(server.origin);
    if (process.platform !== 'win32')
      expect((await stat(join(folder, 'web-shell.json'))).mode & 0o777).toBe(0o600);
  });
});

it.skipIf(process.platform === 'win32')('a file that others could have written is not believed', async () => {
  await writeFile(join(folder, 'web-shell.json'), JSON.stringify(file()));
  expect(await findShells(folder)).toHaveLength(1);
  await rm(join(folder, 'web-shell.json'));
  await writeFile(join(folder, 'x'), JSON.stringify(file()));
  await import('node:fs/promises').then(({ chmod }) => chmod(join(folder, 'x'), 0o666));
  await link(join(folder, 'x'), join(folder, 'web-shell.json'));
  expect(await findShells(folder)).toEqual([]);
});

describe('a program that took the port of an ended shell', () => {
  /** A stranger's server that records the requests and answers as scripted. */
  async function stranger(answer: (body: Record<string, string>, address: string) => string | object) {
    const seen: string[] = [];
    let address = '';
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += String(chunk);
      });
      request.on('end', () => {
        seen.push(`${JSON.stringify(request.headers)} ${text}`);
        const given = answer(JSON.parse(text) as Record<string, string>, address);
        response.end(typeof given === 'string' ? given : JSON.stringify(given));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    ends.push(async () => void server.close());
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await writeLinkFile(folder, { address, pid: running, secret });
    return { seen, address };
  }

  it.each<[string, (body: Record<string, string>, address: string) => string | object]>([
    ['a link at once', () => ({ url: 'http://127.0.0.1:1/#t=\u001b[2Jevil' })],
    ['a proof of its own', () => ({ shell: 'x', proof: 'x'.repeat(43) })],
    ['something endless', () => 'x'.repeat(100_000)],
    ['no JSON', () => '\u001b]0;evil\u0007'],
    [
      'what it had from the shell at another address',
      ({ asker = '' }) => ({
        shell: 'x',
        proof: proofOf(secret, 'shell', { address: 'http://127.0.0.1:2', asker, shell: 'x' }),
      }),
    ],
  ])('is not believed: %s; it learns nothing', async (_what, answer) => {
    const { seen, address } = await stranger(answer);
    const refused = await requestLink(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NoShellError);
    expect(refused).toMatchObject({ stranger: address });
    expect(seen).toHaveLength(1);
    expect(seen.join()).not.toContain(secret);
  });

  it.each<[string, (address: string) => string]>([
    ['another site', () => 'http://evil.test/#t='],
    ['another address of as many characters', (address) => `${address.replace('127', '126')}/#t=`],
    ['what a terminal would obey', (address) => `${address}/\u001b[31m#t=`],
  ])('even one that knows the secret gives no link but its own: %s', async (_what, link) => {
    await stranger(({ asker = '', proof }, address) =>
      proof
        ? { url: link(address) + 'a'.repeat(43) }
        : { shell: 'x', proof: proofOf(secret, 'shell', { address, asker, shell: 'x' }) },
    );
    await expect(requestLink(folder)).rejects.toThrow(NoShellError);
  });
});
