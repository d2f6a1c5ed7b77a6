/** `server record` saves the answers to all reads, without data of persons (formats/answers/mask.ts). */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { endpoints } from '#shared/api/index.ts';
import { readAnswer } from '#shared/api/read-answer.ts';
import { listAccounts } from '#shared/api/session/session.ts';
import { querySignInPage } from '#shared/api/session/sign-in-page.ts';
import { stringifyJson } from '#shared/kit/exact-json.ts';
import {
  type SavedAnswer,
  savedAnswerEnding,
  savedAnswerFormat,
} from '#shared/rules/servers/mapping/saved-answer.ts';
import { maskAnswer } from '../../formats/answers/mask.ts';
import type { RawAnswer } from '../../gateway/call-through.ts';
import { realDisk, systemCode } from '../../services/durable/disk.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { NotWrittenError, toNotWrittenError } from '../failure/not-written-error.ts';
import { UsageError } from '../failure/usage-error.ts';
import { toJson } from '../render/to-json.ts';
import { openPlatformSession } from '../session/open-session.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { refuseExistingFile } from '../terminal/output.ts';
import { progressLine } from '../terminal/progress.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Calls at the same time. */
const callsAtOnce = 4;
/** Characters; of a longer answer only the length is saved. */
const answerLimit = 4 * 1024 * 1024;
const sandboxOnly: readonly string[] = [listAccounts.id, querySignInPage.id];

export async function recordAnswers(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const { out } = options;
  if (out === null) throw new UsageError('cli.problem.missingOut');
  // The check comes before the calls, which take minutes.
  await refuseExistingFile(out, false).catch((error: unknown) => {
    throw error instanceof NotWrittenError ? new NotWrittenError('cli.theme.folderExists', out) : error;
  });
  const allWords = await loadAllWords(words.language);
  const session = await openPlatformSession(options, terminal, words, allWords);
  try {
    const { saved, unanswered } = await answersOf(session, terminal, words);
    await writeAll(out, saved);
    const counts = { count: saved.length, name: printable(out) };
    terminal.complain(`${words.say('cli.mapping.recorded', counts)}\n`);
    for (const id of unanswered) terminal.complain(`${words.say('cli.mapping.unanswered', { name: id })}\n`);
    if (options.json)
      terminal.print(
        toJson({
          calls: saved.map(({ call, method, path, status }) => ({ call, method, path, status })),
          unanswered,
        }),
      );
    return exitCodes.good;
  } finally {
    await session.close();
  }
}

async function answersOf(session: PlatformSession, terminal: CommandTerminal, words: TerminalWords) {
  // Uploads need a file, which nobody has given.
  const reads = endpoints.filter(
    ({ id, effect, encoding }) => effect === 'read' && encoding !== 'multipart' && !sandboxOnly.includes(id),
  );
  const salt = randomBytes(32);
  const progress = progressLine('cli.mapping.reading', reads.length, terminal, words);
  const saved = new Map<string, SavedAnswer>();
  const unanswered: string[] = [];
  const waiting = [...reads];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = await rawAnswer(session, next);
      if (answer) saved.set(next.id, savedAnswer(next, answer, salt));
      else unanswered.push(next.id);
      progress.tell(saved.size + unanswered.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: callsAtOnce }, work));
  } finally {
    progress.end();
  }
  return { saved: reads.flatMap(({ id }) => saved.get(id) ?? []), unanswered: unanswered.sort() };
}

async function rawAnswer(session: PlatformSession, endpoint: Endpoint): Promise<RawAnswer | null> {
  try {
    return await session.raw(endpoint);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** A page may contain anything about persons: of an answer that is no JSON only the length is saved. */
function savedAnswer({ id, envelope }: Endpoint, answer: RawAnswer, salt: Uint8Array): SavedAnswer {
  const { text, ...facts } = answer;
  const head = { format: savedAnswerFormat, version: 1, call: id, ...facts } as const;
  if (text.length > answerLimit) return { ...head, length: text.length };
  if (envelope === 'rows') {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const parsed = lines.map(readAnswer);
    if (parsed.every((line) => typeof line === 'object'))
      return { ...head, lines: parsed.map((line) => maskAnswer(line, salt)) };
  }
  const body = readAnswer(text);
  return typeof body === 'string'
    ? { ...head, length: text.length }
    : { ...head, body: maskAnswer(body, salt) };
}

/** The folder appears when all files are written, or not at all. */
async function writeAll(out: string, saved: readonly SavedAnswer[]): Promise<void> {
  const whole = resolve(out);
  let temporaryFolder: string | null = null;
  try {
    await mkdir(dirname(whole), { recursive: true });
    temporaryFolder = await mkdtemp(join(dirname(whole), '.steward-answers-'));
    for (const one of saved)
      await writeFile(join(temporaryFolder, one.call + savedAnswerEnding), `${stringifyJson(one)}\n`, {
        flag: 'wx',
      });
    await realDisk.rename(temporaryFolder, whole);
  } catch (error) {
    if (temporaryFolder !== null) await rm(temporaryFolder, { recursive: true, force: true });
    if (systemCode(error) === 'UNKNOWN') throw error;
    throw toNotWrittenError(out, error);
  }
}
