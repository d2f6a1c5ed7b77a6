/** The ends of the gateway bench: an upstream, the web shell with its gateway, a bare pool, nginx where it is installed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newServerDraft } from '../../../src-shared/rules/servers/draft.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Milliseconds until a program must have said its first line. */
const startLimit = 20_000;

export interface Running {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

export function startUpstream(): Promise<Running> {
  return startProgram('upstream.ts');
}

export function startPool(upstreamPort: number): Promise<Running> {
  return startProgram('pool.ts', String(upstreamPort));
}

/** A program of this folder that prints its port. */
async function startProgram(name: string, ...args: string[]): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const base = running(child);
  try {
    return { ...base, port: Number(await firstLine(child)) };
  } catch (error) {
    await base.stop();
    throw error;
  }
}

/** The real web shell with a remote profile chosen; `fields` are what a request must carry to pass its wall. */
export async function startGateway(upstreamPort: number): Promise<Running & { fields: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'steward-bench-'));
  const shell = join(root, 'src-main/web/main.ts');
  await writeFile(join(folder, 'index.html'), '');
  const child = spawn(
    process.execPath,
    [shell, '--port', '0', '--no-open', '--data', join(folder, 'data'), '--renderer', folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const base = running(child);
  const stop = async (): Promise<void> => {
    await base.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { origin, fields } = await signIn(await firstLine(child), upstreamPort);
    return { ...base, port: Number(new URL(origin).port), fields, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Through the shell's own door, to a profile that leads to the upstream. */
async function signIn(line: string, upstreamPort: number): Promise<{ origin: string; fields: string }> {
  const [, origin = '', token = ''] = /(http:\S+)\/#t=(\S+)/.exec(line) ?? [];
  if (origin === '') throw new Error(`the web shell named no address: ${line}`);
  const headers: Record<string, string> = { Origin: origin, 'Content-Type': 'application/json' };
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return JSON.parse((await answer.text()).trim().split('\n').at(-1) ?? '');
  };
  const { session } = (await post('/bridge/session', { token })) as { session: string };
  headers['X-Steward-Session'] = session;
  const call = async (name: string, args: object): Promise<unknown> => {
    const reply = (await post(`/bridge/call/${name}`, args)) as { ok: boolean; value?: unknown };
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
    return reply.value;
  };
  const draft = { ...newServerDraft(), name: 'bench', address: `http://127.0.0.1:${upstreamPort}` };
  const credential = { kind: 'token', token: 'bench' } as const;
  const added = (await call('servers.add', { ...draft, credential })) as {
    profiles: { id: string; name: string }[];
  };
  const profile = added.profiles.find(({ name }) => name === 'bench');
  if (!profile) throw new Error('the profile of the bench is not in the list');
  await call('servers.choose', { id: profile.id });
  return {
    origin,
    fields: `Sec-Fetch-Site: same-origin\r\nX-Steward-Session: ${session}\r\n`,
  };
}

/** Null where nginx is not installed. One worker, connections kept on both sides, no log. */
export async function startNginx(upstreamPort: number): Promise<Running | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const folder = await mkdtemp(join(tmpdir(), 'steward-nginx-'));
  await mkdir(join(folder, 'logs'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; ${temporary}
  upstream server { server 127.0.0.1:${upstreamPort}; keepalive 128; keepalive_requests 10000000; }
  server {
    listen 127.0.0.1:${port}; keepalive_requests 10000000;
    location / { proxy_pass http://server; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const base = running(child);
  const ready = await untilAnswers(port);
  const stop = async (): Promise<void> => {
    await base.stop();
    await rm(folder, { recursive: true, force: true });
  };
  if (ready) return { ...base, port, stop };
  await stop();
  throw new Error('nginx is installed but does not answer');
}

function running(child: ChildProcess): Omit<Running, 'port'> {
  return {
    pid: child.pid ?? -1,
    stop: () =>
      new Promise((done) => {
        if (child.exitCode !== null || child.signalCode !== null) return done();
        const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
        child.once('exit', () => {
          clearTimeout(timer);
          done();
        });
        child.kill('SIGTERM');
      }),
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`silent for ${startLimit} ms`)), startLimit);
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      if (!text.includes('\n')) return;
      clearTimeout(timer);
      done(text.split('\n', 1)[0] ?? '');
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`ended with ${code}`));
    });
  });
}

async function untilAnswers(port: number): Promise<boolean> {
  for (let round = 0; round < 50; round++) {
    const up = await fetch(`http://127.0.0.1:${port}/api/small`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return true;
    await new Promise((later) => setTimeout(later, 100));
  }
  return false;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
