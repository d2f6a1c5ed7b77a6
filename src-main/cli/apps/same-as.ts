/** `steward apps same-as`: departments take over the applications of another one. */
import { ApiError } from '#shared/api/api-error.ts';
import type { FoundDepartment } from '#shared/api/people/people.ts';
import { type SameAspect, sameAspects } from '#shared/rules/applications/same-as/same-aspects.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import { applyAtServer } from '../change-set/apply-changes.ts';
import type { ApplyOutcome } from '../change-set/apply-outcome.ts';
import { refusesByRules } from '../change-set/refuse-by-rules.ts';
import { listenForInterrupt } from '../change-set/stop-on-interrupt.ts';
import type { Options } from '../command-line/options.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { UsageError } from '../failure/usage-error.ts';
import { serverErrorText } from '../session/error-text.ts';
import { openPlatformSession } from '../session/open-session.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { refuseEndedSession } from '../session/refuse-ended-session.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { findDepartment, readDetach } from './department-scope.ts';
import type { DepartmentResults } from './same-result.ts';
import { countOutcomes, type SameAsOutcome, sameAsJson, sameAsText } from './same-text.ts';
import {
  applyDepartment,
  type DepartmentState,
  expectedOf,
  judgeDepartment,
  readState,
  type Taking,
} from './take-over.ts';

interface SameAsContext {
  readonly session: PlatformSession;
  readonly terminal: CommandTerminal;
  readonly words: TerminalWords;
  readonly allWords: AllWords;
}

export async function takeOverApplications(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const aspects = chosenAspects(options);
  const sends = options.yes && !options.dryRun;
  const allWords = await loadAllWords(words.language);
  if (options.out !== null) await refuseExistingFile(options.out, options.force);
  const session = await openPlatformSession(options, terminal, words, allWords, { keeps: sends });
  const context = { session, terminal, words, allWords };
  try {
    const departments = await orComplain(() => departmentsOf(operands, context), context);
    if (!departments) return exitCodes.notReadable;
    const detach = await orComplain(() => readDetach(session.ask), context);
    if (detach === null) return exitCodes.notReadable;
    if (detach === 'off') {
      terminal.complain(`steward: ${allWords.say('sameAs.noDepartments')}\n`);
      return exitCodes.notReadable;
    }
    if (sends && (await refusesByRules(session, terminal, words, allWords))) return exitCodes.forbidden;
    const taking = { ask: session.ask, detach, aspects, language: words.language };
    const { source } = departments;
    const from = await orComplain(() => readState(source, taking), context, `${source.name}: `);
    if (!from) return exitCodes.notReadable;
    const outcome = await takeOver({ ...departments, from }, taking, sends, context);
    const text = options.json
      ? sameAsJson(outcome, session, allWords)
      : await sameAsText(outcome, session, words, allWords);
    await deliver(text, options, terminal, words);
    if (outcome.cancelled) return exitCodes.interrupted;
    refuseEndedSession(session);
    return exitCodeOf(outcome, options, context);
  } finally {
    await session.close();
  }
}

function exitCodeOf(outcome: SameAsOutcome, { dryRun }: Options, { terminal, words }: SameAsContext): number {
  const { change, notDone, unread } = countOutcomes(outcome);
  if (outcome.dryRun && !dryRun && change > 0) {
    terminal.complain(`steward: ${words.say('cli.config.sayYes')}\n`);
    return exitCodes.differs;
  }
  const left = outcome.dryRun ? 0 : change;
  return left + notDone + unread > 0 ? exitCodes.notApplied : exitCodes.good;
}

function chosenAspects({ only }: Options): readonly SameAspect[] {
  const chosen = only.flatMap((one) => one.split(',')).map((one) => one.trim());
  for (const one of chosen)
    if (!sameAspects.some((aspect) => aspect === one)) throw new UsageError('cli.problem.badAspect', one);
  return chosen.length === 0 ? sameAspects : sameAspects.filter((aspect) => chosen.includes(aspect));
}

interface NamedDepartments {
  readonly source: Department;
  /** Parents before their children, which inherit from them. */
  readonly targets: readonly Department[];
}

/** Null where one is not found, with the reason on standard error. */
async function departmentsOf(
  operands: readonly string[],
  { session, terminal, words }: SameAsContext,
): Promise<NamedDepartments | null> {
  const found: FoundDepartment[] = [];
  for (const word of operands) {
    const named = await findDepartment(session.ask, word);
    if (!named.department) {
      const ids = named.candidates.map(({ id, path }) => `${id} (${path.join(' / ')})`).join(', ');
      const params = { name: printable(word), ids: printable(ids) };
      const key = named.candidates.length > 0 ? 'cli.apps.severalDepartments' : 'cli.apps.noDepartment';
      terminal.complain(`steward: ${words.say(key, params)}\n`);
      return null;
    }
    if (!found.some(({ id }) => id === named.department.id)) found.push(named.department);
    else if (named.department.id === found[0]?.id) {
      terminal.complain(`steward: ${words.say('cli.apps.ownSource', { name: printable(word) })}\n`);
      return null;
    }
  }
  const [source, ...targets] = found;
  if (!source) return null;
  return { source, targets: targets.toSorted((a, b) => a.path.length - b.path.length) };
}

/** Each department is read just before its turn: the one above it may have changed what it inherits. */
async function takeOver(
  { source, targets, from }: NamedDepartments & { readonly from: DepartmentState },
  taking: Taking,
  sends: boolean,
  context: SameAsContext,
): Promise<SameAsOutcome> {
  const { session, terminal, words, allWords } = context;
  const interrupt = listenForInterrupt(terminal, words, allWords);
  const signal = AbortSignal.any([interrupt.stop, session.ended]);
  const departments: DepartmentResults[] = [];
  try {
    for (const target of targets) {
      if (signal.aborted) {
        departments.push(leftOut(target, allWords.say('changes.state.waiting')));
        continue;
      }
      const state = await readOr(target, taking, context);
      if ('unread' in state) {
        departments.push(state);
        continue;
      }
      const judged = judgeDepartment(from, state, taking);
      departments.push(
        sends
          ? await applyDepartment(
              judged,
              (changes) =>
                changes.length === 0
                  ? Promise.resolve([])
                  : applyAtServer(changes, { session, signal, interrupt, terminal, words, allWords }),
              (outcome) => messageOf(outcome, allWords),
            )
          : expectedOf(judged),
      );
    }
  } finally {
    interrupt.release();
  }
  return { source, departments, dryRun: !sends, cancelled: interrupt.stop.aborted };
}

/** Null where the server refuses a read without which nothing can be taken over, with its words on standard error. */
async function orComplain<T>(
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

async function readOr(
  department: Department,
  taking: Taking,
  { session, allWords }: SameAsContext,
): Promise<DepartmentState | DepartmentResults> {
  try {
    return await readState(department, taking);
  } catch (error) {
    if (!(error instanceof ApiError) || session.ended.aborted) throw error;
    return leftOut(department, serverErrorText(error, allWords));
  }
}

const leftOut = ({ id, name }: Department, unread: string): DepartmentResults => ({
  department: { id, name },
  results: [],
  unread,
  sharesMissing: null,
});

/** The server's message, or what stood in the way in a word. */
function messageOf({ result, message }: ApplyOutcome, { say }: AllWords): string {
  if (message !== '' || result === 'done' || result === 'held' || result === 'waiting') return message;
  return say(`changes.state.${result}`);
}
