/** The context of both ways of `steward apps same-as`: the session, the terminal and its words. */
import { ApiError } from '#shared/api/api-error.ts';
import type { FoundDepartment } from '#shared/api/people/people.ts';
import type { ApplyOutcome } from '../change-set/apply-outcome.ts';
import { refusesByRules } from '../change-set/refuse-by-rules.ts';
import { serverErrorText } from '../session/error-text.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { refuseEndedSession } from '../session/refuse-ended-session.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWordKey, TerminalWords } from '../text/terminal-words.ts';

export interface SameAsContext {
  readonly session: PlatformSession;
  readonly terminal: CommandTerminal;
  readonly words: TerminalWords;
  readonly allWords: AllWords;
  /** Whether the command sends the differences; otherwise it only prints them. */
  readonly sends: boolean;
}

/** The outcome of a run, and of a dry run what it would change. */
export interface TakenOver {
  readonly counts: { readonly change: number; readonly notDone: number; readonly unread: number };
  readonly cancelled: boolean;
  readonly text: () => string | Promise<string>;
  readonly json: () => string;
}

/** Null where the server refuses a read without which nothing can be taken over, with its words on standard error. */
export async function orComplain<T>(
  read: () => Promise<T>,
  { session, terminal, allWords }: SameAsContext,
  about = '',
): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    refuseEndedSession(session);
    terminal.complain(`steward: ${printable(about + serverErrorText(error, allWords))}\n`);
    return null;
  }
}

/** Reports a word that names nobody or several here; of several it lists each with a fact that distinguishes it. */
export function complainOfName(
  word: string,
  candidates: readonly { readonly id: string; readonly note: string }[],
  [none, several]: readonly [none: TerminalWordKey, several: TerminalWordKey],
  { terminal, words }: SameAsContext,
): void {
  const ids = candidates.map(({ id, note }) => (note === '' ? id : `${id} (${note})`)).join(', ');
  const params = { name: printable(word), ids: printable(ids) };
  terminal.complain(`steward: ${words.say(candidates.length > 0 ? several : none, params)}\n`);
}

/**
 * The things that words name, each once and the source first; null where a word names none, which `find` has
 * reported, or names the source again.
 */
export async function namedOnce<Named>(
  typed: readonly string[],
  find: (word: string) => Promise<Named | null>,
  keyOf: (named: Named) => string,
  { terminal, words }: SameAsContext,
): Promise<{ readonly source: Named; readonly targets: readonly Named[] } | null> {
  const all = new Map<string, Named>();
  for (const word of typed) {
    const named = await find(word);
    if (named === null) return null;
    const key = keyOf(named);
    const [source] = all.keys();
    if (key === source) {
      terminal.complain(`steward: ${words.say('cli.apps.ownSource', { name: printable(word) })}\n`);
      return null;
    }
    if (!all.has(key)) all.set(key, named);
  }
  const [source, ...targets] = all.values();
  return source === undefined ? null : { source, targets };
}

export function complainOfDepartment(
  word: string,
  candidates: readonly FoundDepartment[],
  context: SameAsContext,
): void {
  const notes = candidates.map(({ id, path }) => ({ id, note: path.join(' / ') }));
  complainOfName(word, notes, ['cli.apps.noDepartment', 'cli.apps.severalDepartments'], context);
}

/**
 * True where a rule of the server forbids writes, after the rule was reported; a dry run, which sends nothing, asks
 * for none.
 */
export const mayNotSend = async ({
  session,
  terminal,
  words,
  allWords,
  sends,
}: SameAsContext): Promise<boolean> => sends && (await refusesByRules(session, terminal, words, allWords));

/** The server's message, or the obstacle in a word. */
export function outcomeMessage({ result, message }: ApplyOutcome, { say }: AllWords): string {
  if (message !== '' || result === 'done' || result === 'held' || result === 'waiting') return message;
  return say(`changes.state.${result}`);
}
