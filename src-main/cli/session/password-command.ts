/**
 * A command that says a password: the computer's key store has one, and a terminal opens none by itself. It is known to
 * the command line or the environment alone; what it says is in no message and in no other program's environment.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { isUtf8 } from 'node:buffer';
import { InterruptedError } from '../failure/interrupted-error.ts';
import { printable } from '../text/printable.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { NoSessionError } from '../failure/no-session-error.ts';

/** For whom a password is wanted; the command finds it in its environment. */
export interface PasswordRequest {
  /** The server's name; empty where it is for none. */
  readonly server: string;
  readonly address: string;
  readonly user: string;
}

/** Bytes of all that it says. */
const sizeLimit = 16 * 1024;
/** Milliseconds: a key store may ask whoever sits there. */
const patience = 60_000;

interface Around {
  readonly terminal: Pick<Terminal, 'env' | 'onInterrupt' | 'onEnd'>;
  readonly platform?: NodeJS.Platform;
  /** Milliseconds. */
  readonly limit?: number;
}

/** The first line of what it says. Rejects with NoSession, and with Interrupted where it was stopped. */
export async function runPasswordCommand(
  command: string,
  wanted: PasswordRequest,
  { terminal, platform = process.platform, limit = patience }: Around,
): Promise<string> {
  const env = passwordCommandEnvironment(wanted, terminal.env, platform);
  const said = await outputOf(command, env, { terminal, platform, limit });
  const end = said.findIndex((byte) => byte === 0x0a || byte === 0x0d);
  const line = end === -1 ? said : said.subarray(0, end);
  if (!isUtf8(line)) throw new NoSessionError('cli.password.notText');
  const password = new TextDecoder().decode(line);
  if (password === '') throw new NoSessionError('cli.password.empty');
  return password;
}

/** Of these the command is told the values; what it shares with this program of secrets is left out. */
export function passwordCommandEnvironment(
  { server, address, user }: PasswordRequest,
  env: Terminal['env'],
  platform: NodeJS.Platform,
): NodeJS.ProcessEnv {
  const told = { STEWARD_SERVER: server, STEWARD_ADDRESS: address, STEWARD_USER: user };
  for (const [name, value] of Object.entries(told))
    if (obeyed(value, platform))
      throw new NoSessionError('cli.password.obeyed', { name, value: printable(value) });
  const own = Object.entries(env).filter(
    ([name]) => !['STEWARD_PASSWORD', 'STEWARD_PASSWORD_COMMAND'].includes(name.toUpperCase()),
  );
  return { ...Object.fromEntries(own), ...told };
}

/** `cmd.exe` reads a line once its variables are in their places: a name with `&` in it would be a command. */
function obeyed(value: string, platform: NodeJS.Platform): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return platform === 'win32' ? /["&|<>^%!\u0000-\u001f]/.test(value) : value.includes('\0');
}

async function outputOf(
  command: string,
  env: NodeJS.ProcessEnv,
  { terminal, platform, limit }: Required<Around>,
): Promise<Buffer> {
  const windows = platform === 'win32';
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let child: ChildProcess | null = null;
  const endCommand = () => {
    if (child) endAll(child, windows);
  };
  const end = (why: Error) => {
    endCommand();
    reject(why);
  };
  const seconds = String(limit / 1000);
  const late = setTimeout(() => end(new NoSessionError('cli.password.late', { seconds })), limit);
  // Before it begins: a signal in between would end this program and leave the command behind.
  const releases = [terminal.onInterrupt(() => end(new InterruptedError())), terminal.onEnd?.(endCommand)];
  try {
    child = spawn(command, {
      // What it has to tell goes past every report: a helper that fails may print what nobody should keep.
      shell: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      windowsHide: true,
      env,
      // A group of its own, so that all of it can be ended.
      detached: !windows,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > sizeLimit) end(new NoSessionError('cli.password.tooMuch'));
      else chunks.push(chunk);
    });
    // Node's own words have the command in them.
    child.once('error', (error) => {
      const reason = 'code' in error ? String(error.code) : '';
      reject(new NoSessionError('cli.password.notRun', { reason }));
    });
    child.once('close', (exit, signal) => {
      const code = String(exit ?? signal);
      if (exit === 0) resolve(Buffer.concat(chunks));
      else reject(new NoSessionError('cli.password.failed', { code }));
    });
    return await promise;
  } finally {
    clearTimeout(late);
    for (const release of releases) release?.();
  }
}

/** Absolute: what ends programs must not come from the user's path. */
const taskkill = 'C:\\Windows\\System32\\taskkill.exe';

/** The command and whatever it has started; what is gone already is no failure. */
function endAll({ pid, stdout }: ChildProcess, windows: boolean): void {
  stdout?.destroy();
  if (pid === undefined) return;
  if (windows) {
    execFile(taskkill, ['/pid', String(pid), '/t', '/f'], { windowsHide: true, env: {} }, () => undefined);
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // macOS says EPERM of a group that has ended and was not waited for.
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}
