/**
 * The reader verifies with the keys that ship with the program, the administrator's and those of `--key`; its clock can't
 * be set back; and it tries every secret on encrypted files.
 */
import type { LicenceMapping } from '#shared/api/mapping/licence-files.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { isLockedFile } from '#shared/rules/licence/is-locked-file.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { createClock } from '../../services/licence/clock.ts';
import { createPolicy } from '../../services/licence/policy/policy.ts';
import { failedReading } from '../../services/licence/read-bytes.ts';
import { createGuardedReader } from '../../services/licence/read-guarded.ts';
import { summarise } from '../../services/licence/reader/summary.ts';
import type { Options } from '../command-line/options.ts';
import { readSource } from '../input/read-source.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { readLicenceSecrets } from './key-options.ts';
import { keyPolicyProblem } from './key-policy-problem.ts';
import { openHistory } from './open-history.ts';
import { loadTrustedKeys } from './trusted-keys.ts';

export interface LicenceReader {
  /** The time by which dates are judged, in milliseconds since 1970, UTC. */
  readonly now: number;
  /** Rejects with FILE_UNREADABLE. */
  read(file: string): Promise<LicenceReading>;
  /** A file that can't be read is reported in its reading and on standard error; the other files are read. */
  readAll(files: readonly string[]): Promise<LicenceReading[]>;
  close(): Promise<void>;
}

/** Closes the reader, which saves clock and history, also where `work` fails. */
export async function withLicenceReader<T>(
  options: Options,
  terminal: CommandTerminal,
  words: TerminalWords,
  work: (reader: LicenceReader) => Promise<T>,
): Promise<T> {
  const reader = await openReader(options, terminal, words);
  try {
    return await work(reader);
  } finally {
    await reader.close();
  }
}

async function openReader(
  options: Options,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<LicenceReader> {
  const policy = createPolicy(terminal.administrator);
  const known = await loadTrustedKeys(options, terminal, policy);
  const { state, place, problem } = known.policy;
  if (state === 'refused')
    terminal.complain(
      `steward: ${words.say('cli.policyRefused', { place, problem: keyPolicyProblem(problem, words) })}\n`,
    );
  const mappings = await givenMappings(options, terminal, words);
  const secrets = await readLicenceSecrets(options, terminal);
  const { keys, keyTexts, samplesRefused: refuseSamples } = known;
  const guarded = createGuardedReader();

  const folder = options.data ?? terminal.dataFolder;
  const clock = createClock({
    folder,
    now: terminal.now,
    confirmed: async () => (await policy()).confirmedTime,
    onFailed: (error) =>
      terminal.complain(`steward: ${words.say('cli.clockNotKept', { reason: messageOf(error) })}\n`),
  });
  // `--now` asks "what if": the computer's clock has no part in the answer.
  const time = options.now === null ? await clock.look() : { now: options.now, highestTime: null };
  const history = options.record ? await openHistory(options, terminal, words) : null;

  const read = async (file: string): Promise<LicenceReading> => {
    // A pipe can be read once: each secret is tried on the same bytes.
    let bytes: ReturnType<typeof readSource> | null = null;
    const source = (path: string, limit: number) => {
      bytes ??= readSource(path, limit, terminal, words.say('cli.standardInput'));
      return bytes;
    };
    const circumstances = { ...time, keys, keyTexts, refuseSamples, mappings };
    let reading = await guarded.read(source, file, circumstances);
    for (const secret of secrets) {
      if (!isLockedFile(reading)) break;
      reading = await guarded.read(source, file, circumstances, secret);
    }
    await history?.record([summarise(reading)]);
    return reading;
  };

  return {
    now: time.now,
    read,
    async readAll(files) {
      const readings: LicenceReading[] = [];
      for (const [index, file] of files.entries()) {
        showProgress(index, files.length, terminal, words);
        readings.push(
          await read(file).catch((error: unknown) => unreadableReading(file, error, terminal, words)),
        );
      }
      if (terminal.showsProgress && files.length > progressFrom) terminal.complain('\r\u001b[K');
      return readings;
    },
    async close() {
      await guarded.close();
      await clock.close();
      history?.close();
    },
  };
}

/** Mappings are rare, so that their reader is loaded only with `--mapping`. */
async function givenMappings(
  { mappings }: Options,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<readonly LicenceMapping[]> {
  if (mappings.length === 0) return [];
  const { readLicenceMapping } = await import('../input/mapping-file.ts');
  const read: LicenceMapping[] = [];
  for (const file of mappings) read.push(await readLicenceMapping(file, terminal, words));
  return read;
}

/** Progress is shown for more files than `progressFrom`, once in `progressEvery` files. */
const progressFrom = 20;
const progressEvery = 10;

function showProgress(done: number, total: number, terminal: CommandTerminal, words: TerminalWords): void {
  if (!terminal.showsProgress || total <= progressFrom || done % progressEvery !== 0) return;
  terminal.complain(`\r\u001b[K${words.say('cli.progress', { done, total })}`);
}

function unreadableReading(
  file: string,
  error: unknown,
  terminal: CommandTerminal,
  words: TerminalWords,
): LicenceReading {
  if (!(error instanceof BridgeError) || error.code === 'HISTORY_NOT_KEPT') throw error;
  const reason = String(error.params.reason ?? 'IO');
  const name = printable(String(error.params.name ?? file));
  const key = reason === 'MISSING' ? 'fileMissing' : reason === 'DENIED' ? 'fileDenied' : 'fileFailed';
  const params = { name: printable(file), reason: error.message };
  const over = terminal.showsProgress ? '\r\u001b[K' : '';
  terminal.complain(`${over}steward: ${words.say(`cli.problem.${key}`, params)}\n`);
  return failedReading(name, reason);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
