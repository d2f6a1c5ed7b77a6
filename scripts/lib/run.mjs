/** Runs other programs under Node 24, passes signals on and keeps the exit code. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { modules, node24, root } from './paths.mjs';

/** An environment whose PATH begins with the project's `node` and tools. */
export function toolEnvironment(extra = {}) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [dirname(node24), join(modules, '.bin'), process.env[name] ?? ''].join(delimiter);
  return { ...process.env, [name]: path, ...extra };
}

/** The JavaScript file behind a command of an installed package, e.g. `bin('vitest')`. */
export function bin(packageName, command = packageName.split('/').at(-1)) {
  const folder = join(modules, packageName);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entry = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  return join(folder, entry);
}

/**
 * Runs a program to its end and returns its exit code (128 + n after signal n). SIGINT, SIGTERM and SIGHUP are
 * passed on, so that the program ends as if it had been started by hand. `limit` is in milliseconds; after it the
 * program is ended and the result is 124. `write` receives both outputs.
 */
export function run(
  command,
  args,
  {
    env = toolEnvironment(),
    write,
    stdio = write ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    limit,
    cwd = root,
    shell = false,
  } = {},
) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd, env, stdio, shell });
    const streams = [child.stdout, child.stderr].filter((stream) => write && stream !== null);
    for (const stream of streams) stream.setEncoding('utf8').on('data', write);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    // Ctrl+C in a terminal already reaches the whole group; a second one would mean "at once".
    const pass = (signal) => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal));
    for (const signal of signals) process.on(signal, pass);
    let late = false;
    const end = () => {
      late = true;
      child.kill('SIGTERM');
    };
    const timer = limit === undefined ? undefined : setTimeout(end, limit);
    const orphaned = watchParent(() => child.kill('SIGTERM'));
    const finish = () => {
      clearTimeout(timer);
      clearInterval(orphaned);
      for (const signal of signals) process.off(signal, pass);
    };
    child.once('error', (error) => {
      finish();
      failed(error);
    });
    child.once('exit', async (code, signal) => {
      finish();
      await Promise.all(streams.map(lastWord));
      done(late ? 124 : (code ?? 128 + (constants.signals[signal] ?? 0)));
    });
  });
}

/** Milliseconds to wait for the outputs, which a left-over child may keep open. */
const lastWordWithin = 2000;

function lastWord(stream) {
  if (stream.closed) return undefined;
  return new Promise((done) => {
    const timer = setTimeout(() => stream.destroy(), lastWordWithin);
    stream.once('close', () => {
      clearTimeout(timer);
      done();
    });
  });
}

/**
 * Ends the program when npm was ended: a signal to npm ends its shell without reaching this process, which only
 * notices its new parent. Only under npm, because a background process outlives its shell on purpose.
 */
function watchParent(left) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && left(), 500);
}

/** Runs a JavaScript or TypeScript file under Node 24. */
export function runNode(args, options) {
  return run(node24, args, options);
}
