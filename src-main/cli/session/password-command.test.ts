/** A command prints the password: the line that counts, the time limit, the signals, and its environment. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { InterruptedError } from '../failure/interrupted-error.ts';
import { NoSessionError } from '../failure/no-session-error.ts';
import { temporary } from '../testing/steward.ts';
import { passwordCommandEnvironment, runPasswordCommand } from './password-command.ts';
import { secretSource } from './sign-in-secret.ts';

const lin = { server: 'Staging', address: 'https://staging.example', user: 'lin' };
const env = { PATH: process.env.PATH, STEWARD_PASSWORD: 'other', STEWARD_PASSWORD_COMMAND: 'printf other' };

function asked(command: string, { wanted = lin, limit = 20_000 } = {}) {
  const listening = new Set<() => void>();
  const terminal = {
    env,
    onInterrupt(listener: () => void) {
      listening.add(listener);
      return () => void listening.delete(listener);
    },
  };
  const said = runPasswordCommand(command, wanted, { terminal, limit });
  const interrupt = () => {
    for (const listener of listening) listener();
  };
  return { said, interrupt, listening };
}
const refusal = (command: string, more = {}) =>
  asked(command, more).said.then(
    (said) => `said ${said.length}`,
    (error: unknown) => {
      if (!(error instanceof NoSessionError)) throw error;
      return [error.problem, ...Object.values(error.params)].join(' ');
    },
  );
const gone = (pid: number) => {
  try {
    process.kill(pid, 0);
    // A zombie counts as ended: its parent has not waited for it yet.
    return /^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
};

describe('where a password is', () => {
  const given = { passwordFile: 'file', passwordCommand: 'command' };
  const all = { STEWARD_PASSWORD_FILE: 'f', STEWARD_PASSWORD_COMMAND: 'c', STEWARD_PASSWORD: 's' };
  const none = { passwordFile: null, passwordCommand: null };
  test.each([
    [{ ...none, passwordFile: 'file' }, all, { kind: 'file', path: 'file' }],
    [{ ...given, passwordFile: null }, all, { kind: 'command', command: 'command' }],
    [none, all, { kind: 'file', path: 'f' }],
    [none, { ...all, STEWARD_PASSWORD_FILE: '' }, { kind: 'command', command: 'c' }],
    [none, { STEWARD_PASSWORD: 's', STEWARD_PASSWORD_COMMAND: '' }, { kind: 'itself', secret: 's' }],
    [none, { STEWARD_PASSWORD: '' }, null],
  ])('of %j and %j it is %j', (options, variables, source) => {
    expect(secretSource(options, variables)).toEqual(source);
  });
});

test.each([
  ['printf "a b\\nuser: lin\\n"', 'a b'],
  ['printf "a b\\r\\n"', 'a b'],
  ['printf " ä "', ' ä '],
  // A password may be as long as the limit; a pipe's buffer need not hold more.
  [`printf '%s' "$(head -c 16384 /dev/zero | tr '\\0' x)"`, 'x'.repeat(16_384)],
])('the first line of what %j says is the password', async (command, password) => {
  expect(await asked(command).said).toBe(password);
});

test.each([
  ['echo hunter2; exit 36', 'cli.password.failed 36'],
  ['no-such-program-here 2>/dev/null', 'cli.password.failed 127'],
  ['echo hunter2; kill -TERM $$', 'cli.password.failed SIGTERM'],
  ['true', 'cli.password.empty'],
  ['printf "\\nhunter2\\n"', 'cli.password.empty'],
  ['printf "\\377\\376\\n"', 'cli.password.notText'],
  ['head -c 16385 /dev/zero', 'cli.password.tooMuch'],
  ['yes hunter2', 'cli.password.tooMuch'],
])('%j is refused, and what it said is in no word of it', async (command, said) => {
  expect(await refusal(command)).toBe(said);
});

test('one that does not end is ended after its time, with all that it has begun', async () => {
  const pids = join(temporary(), 'pids');
  const started = performance.now();
  const command = `sleep 50 & echo $! > ${pids}; echo $$ >> ${pids}; echo hunter2; sleep 50`;
  expect(await refusal(command, { limit: 700 })).toBe('cli.password.late 0.7');
  expect(performance.now() - started).toBeLessThan(20_000);
  const begun = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
  expect(begun).toHaveLength(2);
  await vi.waitFor(() => expect(begun.filter((pid) => !gone(pid))).toEqual([]), 10_000);
});

test('Ctrl+C ends it, and is listened for no longer than it runs', async () => {
  const pids = join(temporary(), 'pids');
  const { said, interrupt, listening } = asked(`echo $$ > ${pids}; sleep 50`);
  await vi.waitFor(() => expect(readFileSync(pids, 'utf8')).toMatch(/^\d+\n$/), 10_000);
  interrupt();
  await expect(said).rejects.toBeInstanceOf(InterruptedError);
  await vi.waitFor(() => expect(gone(Number(readFileSync(pids, 'utf8')))).toBe(true), 10_000);
  expect(listening.size).toBe(0);
});

test('it is told for whom by its environment, never as a part of the command, and gets no other password', async () => {
  const trap = join(temporary(), 'trap');
  const wanted = { ...lin, server: `"; touch ${trap}; echo "$(touch ${trap})` };
  const command = 'printf "%s|%s|%s|%s|%s" "$STEWARD_SERVER" "$STEWARD_ADDRESS" "$STEWARD_USER"';
  expect(await asked(`${command} "$STEWARD_PASSWORD" "$STEWARD_PASSWORD_COMMAND"`, { wanted }).said).toBe(
    `${wanted.server}|https://staging.example|lin||`,
  );
  expect(existsSync(trap)).toBe(false);
  // The command's standard input is empty: it must not read what is meant for steward.
  expect(await asked('cat; echo end').said).toBe('end');
});

test.each(['a&calc', 'a|b', 'a>b', '%PATH%', 'a"b', 'a^b', 'a\nb'])(
  'on Windows, whose shell obeys signs of a variable, %j is refused; elsewhere it is told',
  (server) => {
    const wanted = { ...lin, server };
    expect(() => passwordCommandEnvironment(wanted, env, 'win32')).toThrow(NoSessionError);
    expect(passwordCommandEnvironment(wanted, env, 'linux')).toMatchObject({ STEWARD_SERVER: server });
    expect(passwordCommandEnvironment(lin, { steward_password: 'x', Path: 'C:' }, 'win32')).toEqual({
      Path: 'C:',
      STEWARD_SERVER: 'Staging',
      STEWARD_ADDRESS: lin.address,
      STEWARD_USER: 'lin',
    });
  },
);
