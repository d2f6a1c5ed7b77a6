/**
 * A command may print the password, from the computer's key store for example, since the terminal opens no key store.
 * The password appears in no message and in no other program's environment.
 */

import { isUtf8 } from 'node:buffer';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { InterruptedError } from '../failure/interrupted-error.ts';
import { NoSessionError } from '../failure/no-session-error.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';

/** The command finds these facts in its environment. */
export interface PasswordRequest {
  /** Name of the server; empty for a password that is for no server. */
  readonly server: string;
  readonly address: string;
  readonly user: string;
}

/** Bytes of the command's whole output. */
const sizeLimit = 16 * 1024;
/** Milliseconds: a key store may have to ask the user. */
const timeLimit = 60_000;

interface CommandSurroundings {
  readonly terminal: Pick<CommandTerminal, 'env' | 'onInterrupt' | 'onEnd'>;
  readonly platform?: NodeJS.Platform;
  /** Time limit of the command in milliseconds. */
  readonly limit?: number;
}

/** Returns the first line of the output. Rejects with NoSessionError, and with InterruptedError after Ctrl+C. */
export async function runPasswordCommand(
  command: string,
  wanted: PasswordRequest,
  { terminal, platform = process.platform, limit = timeLimit }: CommandSurroundings,
): Promise<string> {
  const env = passwordCommandEnvironment(wanted, terminal.env, platform);
  const output = await runToEnd(command, env, { terminal, platform, limit });
  const end = output.findIndex((byte) => byte === 0x0a || byte === 0x0d);
  const line = end === -1 ? output : output.subarray(0, end);
  if (!isUtf8(line)) throw new NoSessionError('cli.password.notText');
  const password = new TextDecoder().decode(line);
  if (password === '') throw new NoSessionError('cli.password.empty');
  return password;
}

/** The environment has STEWARD_SERVER, STEWARD_ADDRESS and STEWARD_USER, and none of this program's secrets. */
export function passwordCommandEnvironment(
  { server, address, user }: PasswordRequest,
  env: CommandTerminal['env'],
  platform: NodeJS.Platform,
): NodeJS.ProcessEnv {
  const facts = { STEWARD_SERVER: server, STEWARD_ADDRESS: address, STEWARD_USER: user };
  for (const [name, value] of Object.entries(facts))
    if (isUnsafeForShell(value, /* wall: password-shell-name */ platform))
      throw new NoSessionError('cli.password.obeyed', { name, value: printable(value) });
  const inherited = Object.entries(env).filter(
    ([name]) =>
      /* wall: password-no-other */ !['STEWARD_PASSWORD', 'STEWARD_PASSWORD_COMMAND'].includes(
        name.toUpperCase(),
      ),
  );
  return { ...Object.fromEntries(inherited), ...facts };
}

/** `cmd.exe` puts variables into a line before it reads it: a name with `&` would become a command. */
function isUnsafeForShell(value: string, platform: NodeJS.Platform): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are looked for.
  return platform === 'win32' ? /["&|<>^%!\u0000-\u001f]/.test(value) : value.includes('\0');
}

async function runToEnd(
  command: string,
  env: NodeJS.ProcessEnv,
  { terminal, platform, limit }: Required<CommandSurroundings>,
): Promise<Buffer> {
  const windows = platform === 'win32';
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let child: ChildProcess | null = null;
  const endCommand = () => {
    if (child) endProcessGroup(child, windows);
  };
  const end = (why: Error) => {
    endCommand();
    reject(why);
  };
  const seconds = String(limit / 1000);
  const late = setTimeout(() => end(new NoSessionError('cli.password.late', { seconds })), limit);
  // The listeners come before the start: a signal in between would end this program and leave the command behind.
  const releases = [terminal.onInterrupt(() => end(new InterruptedError())), terminal.onEnd?.(endCommand)];
  try {
    child = spawn(command, {
      // The command's standard error goes to the terminal directly: a failing helper may print what nobody should keep.
      shell: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      windowsHide: true,
      env,
      // A process group of its own can be ended with all its children.
      detached: !windows,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > sizeLimit) end(new NoSessionError('cli.password.tooMuch'));
      else chunks.push(chunk);
    });
    // Node's message contains the command, so that only the code is shown.
    child.once('error', (error) => {
      const reason = 'code' in error ? String(error.code) : '';
      reject(new NoSessionError('cli.password.notRun', { reason }));
    });
    child.once('close', (exit, signal) => {
      const code = String(exit ?? signal);
      if (/* wall: password-exit */ exit === 0) resolve(Buffer.concat(chunks));
      else reject(new NoSessionError('cli.password.failed', { code }));
    });
    return await promise;
  } finally {
    clearTimeout(late);
    for (const release of releases) release?.();
  }
}

/** The path is absolute: a program of this name in the user's PATH must not run. */
const taskkill = 'C:\\Windows\\System32\\taskkill.exe';

/** Ends the command with its children; processes that are gone already are no failure. */
function endProcessGroup({ pid, stdout }: ChildProcess, windows: boolean): void {
  stdout?.destroy();
  if (pid === undefined) return;
  if (windows) {
    execFile(taskkill, ['/pid', String(pid), '/t', '/f'], { windowsHide: true, env: {} }, () => undefined);
    return;
  }
  try {
    process.kill(/* wall: password-children-end */ -pid, 'SIGKILL');
  } catch (error) {
    // macOS answers EPERM for a group that has ended and was not waited for.
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}
