/**
 * Starts the built web shell as its own process on a free port with a fresh data folder, for one test file or
 * one test. Needs `out/` (npm run build). The process is ended by its pid, and its folder is removed.
 *
 *   const shell = await startWebShell();
 *   await page.goto(shell.url);          // signed in to the shell by the one-time token
 *   await shell.stop();
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const bundledNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Milliseconds until the ready line must have been printed. */
const startLimit = 20_000;
/** Milliseconds for a clean exit after SIGTERM. */
const stopLimit = 5_000;

export interface WebShell {
  /** `http://127.0.0.1:PORT/#t=…`; the token in it can be used once, within 60 s. */
  readonly url: string;
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  /** A fresh address with a new one-time token, for a second sign-in to the same shell. */
  newLink(): Promise<string>;
  /** The output on stdout and stderr so far. */
  output(): string;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Has it open the browser, by a stand-in on the PATH that the test gives. */
  readonly open?: boolean;
  /** A data folder to use and keep; otherwise a fresh one that `stop` removes. */
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds until a silent server is given up. */
  readonly deadline?: number;
}

export async function startWebShell(options: StartOptions = {}): Promise<WebShell> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'steward-e2e-')));
  const args = [
    join(root, 'out/main/web.js'),
    '--port',
    String(options.port ?? 0),
    '--data',
    dataDir,
    ...(options.open ? [] : ['--no-open']),
    ...(options.deadline === undefined ? [] : ['--deadline', String(options.deadline / 1000)]),
  ];
  const child = spawn(nodeBinary(), args, {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const url = await readyLine(child, (text) => {
    output += text;
    return output;
  });
  const origin = new URL(url).origin;
  return {
    url,
    origin,
    port: Number(new URL(url).port),
    dataDir,
    pid: child.pid ?? -1,
    newLink: () => askForLink(dataDir),
    output: () => output,
    stop: async () => {
      await end(child);
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The Node that the program is built for, where the machine's own is another. */
export function nodeBinary(): string {
  return existsSync(bundledNode) ? bundledNode : process.execPath;
}

/** Asks the running shell of this data folder for a fresh link, as a second process of the same user would. */
async function askForLink(dataDir: string): Promise<string> {
  const asked = spawn(nodeBinary(), [join(root, 'out/main/web.js'), '--link', '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of asked.stdout) text += String(chunk);
  const link = /http:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`no link was printed: ${text}`);
  return link;
}

function readyLine(child: ChildProcess, record: (text: string) => string): Promise<string> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(new Error(`the web shell was not ready within ${startLimit} ms:\n${record('')}`));
    }, startLimit);
    let line = '';
    child.stdout?.on('data', (chunk) => {
      record(String(chunk));
      line += String(chunk);
      const url = /^Steward is ready at (http:\/\/\S+)\r?\n/m.exec(line)?.[1];
      if (!url) return;
      clearTimeout(timer);
      done(url);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`the web shell ended with ${code}:\n${record('')}`));
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit);
  await ended;
  clearTimeout(timer);
}
