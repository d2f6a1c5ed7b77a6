/** The web shell as a process: its output, its refusals to start, and that it leaves nothing behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { NoShellError, requestLink } from './request-link.ts';

let folder = '';
const running: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-main-'));
  await mkdir(join(folder, 'console'));
  await writeFile(join(folder, 'console', 'index.html'), '<p>console</p>');
});
afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  readonly ended: Promise<number | null>;
}

function start(args: string[], env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, LC_ALL: 'en_US.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child, out: () => out, err: () => err, ended };
}

const serving = (...more: string[]): string[] => [
  '--port',
  '0',
  '--no-open',
  '--data',
  join(folder, 'data'),
  '--renderer',
  join(folder, 'console'),
  ...more,
];

async function ready(run: Run): Promise<{ origin: string; token: string }> {
  await Promise.race([until(() => run.out().includes('\n')), run.ended]);
  const [, origin = '', token = ''] =
    /^Steward is ready at (http:\/\/127\.0\.0\.1:\d+)\/#t=([\w-]{43})\n$/.exec(run.out()) ?? [];
  expect(origin, run.out() + run.err()).not.toBe('');
  return { origin, token };
}

describe('a run', () => {
  it('prints one line, serves, gives links to its own user, and leaves nothing behind', async () => {
    const run = start(serving());
    const { origin, token } = await ready(run);
    expect(await (await fetch(`${origin}/`)).text()).toBe('<p>console</p>');
    const linkFile = join(folder, 'data', 'web-shell.json');
    if (process.platform !== 'win32') expect((await stat(linkFile)).mode & 0o777).toBe(0o600);
    expect(await readFile(linkFile, 'utf8')).not.toContain(token);

    const link = await requestLink(join(folder, 'data'));
    expect(link).toMatch(new RegExp(`^${origin}/#t=[\\w-]{43}$`));
    const asked = start(['--link', '--data', join(folder, 'data')]);
    expect(await asked.ended).toBe(0);
    expect(asked.out()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#t=[\w-]{43}\n$/);

    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(run.out().split('\n')).toHaveLength(2);
    expect(run.err()).toBe('');
    expect(
      (await readdir(join(folder, 'data'), { recursive: true })).filter((name) =>
        /shell|lock|\d-/.test(name),
      ),
    ).toEqual([]);
    await expect(requestLink(join(folder, 'data'))).rejects.toThrow(NoShellError);
  });

  it('ends while a tab listens to its events', async () => {
    const run = start(serving());
    const { origin, token } = await ready(run);
    const headers: Record<string, string> = { Origin: origin, 'Content-Type': 'application/json' };
    const answer = await fetch(`${origin}/bridge/session`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ token }),
    });
    headers['X-Steward-Session'] = ((await answer.json()) as { session: string }).session;
    const events = await fetch(`${origin}/bridge/events`, { headers });
    const listening = events.text().catch(() => 'cut');
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
    await listening;
    expect(run.out() + run.err()).not.toContain(headers['X-Steward-Session']);
  });
});

it('starts whatever is left over in the data folder', async () => {
  const data = join(folder, 'data');
  await mkdir(join(data, '.settings.lock', 'inside'), { recursive: true });
  await mkdir(join(data, 'web-shell.json'));
  await writeFile(join(data, '.servers.lock'), '');
  await writeFile(join(data, '.servers.lock.takeover'), '');
  const later = new Date(Date.now() + 86_400_000);
  await utimes(join(data, '.servers.lock'), later, later);
  await utimes(join(data, '.servers.lock.takeover'), later, later);
  const run = start(serving());
  const { origin } = await ready(run);
  expect((await fetch(`${origin}/`)).status).toBe(200);
  expect(await requestLink(data)).toContain(origin);
});

it.runIf(process.platform === 'linux')('gives the browser no link in its command line', async () => {
  const tools = join(folder, 'tools');
  await mkdir(tools);
  const told = join(folder, 'told');
  const opener = `#!/bin/sh\nprintf '%s' "$*" > '${told}.new' && mv '${told}.new' '${told}'\n`;
  await writeFile(join(tools, 'xdg-open'), opener, { mode: 0o755 });
  const opening = serving().filter((argument) => argument !== '--no-open');
  const run = start(opening, { PATH: `${tools}:${process.env.PATH}` });
  const { token } = await ready(run);
  const given = () => readFile(told, 'utf8').catch(() => '');
  await until(async () => (await given()) !== '');
  expect(await given()).toMatch(/^file:\/\/\S+\.html$/);
  const path = fileURLToPath(await given());
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const page = await readFile(path, 'utf8');
  const [, other = ''] = /url=http:\/\/127\.0\.0\.1:\d+\/~[\w-]{22}\/#t=([\w-]{43})"/.exec(page) ?? [];
  expect(other).not.toBe('');
  expect(other).not.toBe(token);
  expect(path).not.toContain(other);
  run.child.kill('SIGTERM');
  await run.ended;
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

it('says that it does not obey a variable that switches the check of certificates off', async () => {
  const run = start(serving(), { NODE_TLS_REJECT_UNAUTHORIZED: '0' });
  await ready(run);
  expect(run.err()).toBe('NODE_TLS_REJECT_UNAUTHORIZED=0 is ignored: certificates are checked.\n');
  run.child.kill('SIGTERM');
  await run.ended;
});

describe('a start that can not be', () => {
  it('a taken port', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => taken.once('listening', done));
    const address = taken.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const run = start(serving('--port', port));
    expect(await run.ended).toBe(1);
    expect(run.err()).toBe(`Port ${port} is taken by another program. Start with another one: --port N.\n`);
    expect(run.out()).toBe('');
    taken.close();
  });
  it('a data folder that is a file, said in Chinese too', async () => {
    await writeFile(join(folder, 'data'), 'mine');
    const run = start(serving(), { LC_ALL: 'zh_CN.UTF-8' });
    expect(await run.ended).toBe(1);
    expect(run.err()).toContain(`无法使用数据文件夹 ${join(folder, 'data')}`);
    expect(await readFile(join(folder, 'data'), 'utf8')).toBe('mine');
  });
  it.skipIf(process.platform === 'win32')(
    'a settings file that can not be read is named, and is no port',
    async () => {
      const path = join(folder, 'data', 'settings.json');
      await mkdir(join(folder, 'data'));
      // A link to itself is unreadable, whatever the user's rights.
      await symlink(path, path);
      const run = start(serving());
      expect(await run.ended).toBe(1);
      expect(run.err()).toContain(`${path} cannot be used (ELOOP).`);
      expect(run.err()).not.toContain('Port');
    },
  );
  it('an unknown argument', async () => {
    const run = start(['--prot', '1']);
    expect(await run.ended).toBe(64);
    expect(run.err()).toMatch(
      /^Steward does not know the argument --prot\.\n\nSteward in the browser|^Steward does not know the argument --prot\.\nSteward/,
    );
  });
  it('help is no failure', async () => {
    const run = start(['--help']);
    expect(await run.ended).toBe(0);
    expect(run.out()).toContain('--no-open');
  });
  it('a link where nothing runs', async () => {
    const run = start(['--link', '--data', folder]);
    expect(await run.ended).toBe(1);
    expect(run.err()).toBe(`No Steward with a web shell runs on ${folder}.\n`);
  });
});
