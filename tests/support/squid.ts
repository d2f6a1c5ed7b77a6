/** Squid as a proxy of this computer, where it is installed: Basic, and names that end in `.test`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '#shared/testing/until.ts';

const program = ['/usr/sbin/squid', '/usr/local/sbin/squid', '/usr/bin/squid'].find((path) =>
  existsSync(path),
);
const helper = ['/usr/lib/squid/basic_fake_auth', '/usr/lib64/squid/basic_fake_auth'].find((path) =>
  existsSync(path),
);

export const hasSquid = program !== undefined && helper !== undefined;

export interface Squid {
  readonly port: number;
  close(): Promise<void>;
}

/** It takes every name with a password, and none without. */
export async function startSquid(): Promise<Squid> {
  const folder = await mkdtemp(join(tmpdir(), 'steward-squid-'));
  const port = await freePort();
  await writeFile(join(folder, 'hosts'), '127.0.0.1 platform.test\n');
  await writeFile(
    join(folder, 'squid.conf'),
    [
      `http_port 127.0.0.1:${port}`,
      `auth_param basic program ${helper}`,
      'auth_param basic children 1 startup=1',
      'auth_param basic realm Office',
      'acl known proxy_auth REQUIRED',
      'http_access allow known',
      'http_access deny all',
      `hosts_file ${join(folder, 'hosts')}`,
      'cache deny all',
      'access_log none',
      `cache_log ${join(folder, 'cache.log')}`,
      `pid_filename ${join(folder, 'squid.pid')}`,
      `coredump_dir ${folder}`,
      'shutdown_lifetime 0 seconds',
      'via on',
      '',
    ].join('\n'),
  );
  // As root it changes to an account of its own, which has to reach the folder.
  await chmod(tmpdir(), 0o711);
  await chmod(folder, 0o777);
  const child: ChildProcess = spawn(program ?? '', ['-N', '-f', join(folder, 'squid.conf')], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await until(() => answersAt(port));
  return {
    port,
    async close() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((done) => server.close(done));
  return port;
}

function answersAt(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
