import type * as z from 'zod';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import type { FileTenant } from '#shared/rules/changes/file-tenant.ts';
import { unlessAborted } from '#shared/rules/changes/unless-aborted.ts';
import { changePlanOf } from '#shared/rules/changes/plan.ts';
import { planText } from '#shared/rules/changes/plan-text.ts';
import { reviewSet } from '#shared/rules/changes/review-set.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { type ApplyContext, applyAtServer } from '../change-set/apply-changes.ts';
import { type ApplyOutcome, untriedOutcome } from '../change-set/apply-outcome.ts';
import { changeFacts, effectLines, noChangeFacts } from '../change-set/change-facts.ts';
import { changeHeadline, fieldLines } from '../change-set/change-text.ts';
import { type ChangesForServer, changesForServer } from '../change-set/changes-for-server.ts';
import { carriesNames, readChosenNames } from '../change-set/names-file.ts';
import { failsOn, lacksYes } from '../change-set/plan-consent.ts';
import { loadOneChangeFile, type OpenedChangeFile } from '../change-set/read-change-file.ts';
import { contentRefusalText } from '../change-set/refusal-text.ts';
import { refusesByRules } from '../change-set/refuse-by-rules.ts';
import { refusesOtherTenant } from '../change-set/refuse-other-tenant.ts';
import { listenForInterrupt } from '../change-set/stop-on-interrupt.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { refusePastTime, scheduleJob } from '../dispatch/schedule-job.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { changesApplyShape } from '../render/json/changes.ts';
import { toJson } from '../render/to-json.ts';
import { serverErrorText } from '../session/error-text.ts';
import { openPlatformSession, recordReading } from '../session/open-session.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { refuseEndedSession } from '../session/refuse-ended-session.ts';
import { serverFacts, serverLine } from '../session/server-line.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import { progressLine } from '../terminal/progress.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { refusesApprovalPeriod } from './approval-period.ts';
import { changesReport } from './report.ts';

/** A file's changes (`changes apply`), or the way back of a set (`changes rollback`). */
export interface ChangesToApply {
  readonly changes: readonly CollectedChange[];
  readonly names: OpenedChangeFile['names'];
  readonly namesIn: OpenedChangeFile['namesIn'];
  readonly from: { readonly tenant?: FileTenant | undefined };
  /** Id of the profile that the changes belong to; null: any server. */
  readonly profile: string | null;
  /** The file as it was read; null for the way back of a set. */
  readonly bytes: Uint8Array | null;
}

export async function applyChangeFile(
  command: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const { operands, options } = command;
  const allWords = await loadAllWords(words.language);
  const file = await loadOneChangeFile(operands, terminal, words, allWords);
  if (!file) return exitCodes.notReadable;
  const atTime = { ...terminal, now: () => options.at ?? terminal.now() };
  // wall: approval-span-terminal
  if (!options.dryRun && refusesApprovalPeriod(file, atTime, words, allWords)) return exitCodes.forbidden;
  return applyToServer({ ...file, profile: null }, command, terminal, words, allWords);
}

export async function applyToServer(
  file: ChangesToApply,
  command: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): Promise<number> {
  const { options } = command;
  const schedules = options.at !== null && !options.dryRun;
  if (schedules) refusePastTime(options, terminal);
  const chosen = await readChosenNames(options, terminal, words, allWords);
  // The check comes before anything is sent: a report that can't be written would be missed afterwards.
  if (options.out !== null) await refuseExistingFile(options.out, options.force);
  const session = await openPlatformSession(options, terminal, words, allWords, { keeps: !options.dryRun });
  try {
    if (refusesOtherTenant(file, session, carriesNames(file, options), terminal, words))
      return exitCodes.forbidden;
    if (file.profile !== null && /* wall: set-own-server */ file.profile !== session.server.target.id) {
      terminal.complain(
        `steward: ${words.say('cli.changes.otherServer', { name: printable(session.server.name) })}\n`,
      );
      return exitCodes.forbidden;
    }
    const plan = changePlanOf(file.changes);
    // wall: fail-on-changes
    if (failsOn(plan, options, terminal, words, allWords)) return exitCodes.notApplied;
    if (!options.dryRun && (await refusesByRules(session, terminal, words, allWords)))
      return exitCodes.forbidden;
    if (!options.dryRun && lacksYes(plan, session, options, terminal, words, allWords))
      return exitCodes.forbidden;
    const interrupt = listenForInterrupt(terminal, words, allWords);
    const signal = AbortSignal.any([interrupt.stop, session.ended]);
    const context = { session, signal, interrupt, terminal, words, allWords };
    const mapped = await changesForServer(file, chosen, session, terminal, allWords);
    const sendsNothing = options.dryRun || schedules;
    const mode = { sendsNothing, ifUnchanged: options.ifUnchanged };
    const { outcomes, changedSince } = await previewOrApply(mapped, mode, context).finally(interrupt.release);
    const applied = {
      file,
      outcomes,
      dryRun: sendsNothing,
      changedSince,
      cancelled: signal.aborted,
      session,
    };
    await deliver(
      await appliedText(options.json ? 'json' : options.format, applied, words, allWords, terminal),
      options,
      terminal,
      words,
    );
    if (interrupt.stop.aborted) return exitCodes.interrupted;
    refuseEndedSession(session);
    if (changedSince) terminal.complain(`steward: ${words.say('cli.changes.changedSince')}\n`);
    const succeeded = outcomes.every(({ result }) =>
      ['done', 'held', ...(sendsNothing ? ['waiting'] : [])].includes(result),
    );
    if (schedules && succeeded) await scheduleJob(command, file.bytes, session, terminal, words);
    else if (schedules) terminal.complain(`steward: ${words.say('cli.jobs.notKept')}\n`);
    return succeeded ? exitCodes.good : exitCodes.notApplied;
  } finally {
    await session.close();
  }
}

interface ApplyMode {
  /** Nothing is sent (`--dry-run`, `--at`). */
  readonly sendsNothing: boolean;
  /** Nothing is sent where a single change is not as it was (`--if-unchanged`). */
  readonly ifUnchanged: boolean;
}

/** `changedSince` says that a record had changed, so that nothing was sent. */
async function previewOrApply(
  mapped: ChangesForServer,
  { sendsNothing, ifUnchanged }: ApplyMode,
  context: ApplyContext,
): Promise<{ readonly outcomes: readonly ApplyOutcome[]; readonly changedSince: boolean }> {
  const leftOut = (message: string): ApplyOutcome => ({ ...untriedOutcome, result: 'gone', message });
  const inOrder = (results: readonly ApplyOutcome[]) =>
    mapped.inOrder(results, leftOut).map((one) => one ?? untriedOutcome);
  if (sendsNothing || ifUnchanged) {
    const outcomes = inOrder(await previewChanges(mapped.changes, context));
    // A session that ended meanwhile has left some changes unread: half a result is none.
    refuseEndedSession(context.session);
    const hasConflict = !outcomes.every(({ result }) => result === 'waiting' || result === 'held');
    if (sendsNothing || hasConflict || context.signal.aborted)
      return { outcomes, changedSince: hasConflict && !sendsNothing };
  }
  return { outcomes: inOrder(await applyAtServer(mapped.changes, context)), changedSince: false };
}

async function previewChanges(
  changes: readonly CollectedChange[],
  context: ApplyContext,
): Promise<readonly ApplyOutcome[]> {
  const { session, signal, interrupt, terminal, words, allWords } = context;
  const reading = recordReading(session);
  const ask: Ask = (endpoint, input) => unlessAborted(interrupt.abandonSignal, reading.ask(endpoint, input));
  const progress = progressLine('cli.changes.checking', changes.length, terminal, words);
  const reviews = await reviewSet(changes, {
    kindOf: recordById,
    ...reading,
    ask,
    signal,
    progress: progress.tell,
    words: (error) => serverErrorText(error, allWords),
    refusal: contentRefusalText(words, allWords),
  });
  progress.end();
  return reviews.map((review): ApplyOutcome => {
    if (!review || review.state === 'open') return untriedOutcome;
    return { ...untriedOutcome, result: review.state, message: 'message' in review ? review.message : '' };
  });
}

interface AppliedFile {
  readonly session: PlatformSession;
  readonly file: Pick<ChangesToApply, 'changes' | 'names'>;
  readonly outcomes: readonly ApplyOutcome[];
  readonly dryRun: boolean;
  readonly changedSince: boolean;
  readonly cancelled: boolean;
}

async function appliedText(
  format: string | null,
  { session, file, outcomes, dryRun, changedSince, cancelled }: AppliedFile,
  words: TerminalWords,
  allWords: AllWords,
  { now }: CommandTerminal,
): Promise<string> {
  const { names } = file;
  const results = file.changes.map((change, at) => ({ change, ...(outcomes[at] ?? untriedOutcome) }));
  const facts = changeFacts(file.changes, names, allWords);
  const title = dryRun ? 'checked' : 'title';
  if (format === 'html')
    return changesReport({ session, results, names, title, time: now() }, words, allWords);
  if (format === 'json') {
    const json: z.input<typeof changesApplyShape> = {
      ...serverFacts(session),
      dryRun,
      changedSince,
      cancelled,
      plan: changePlanOf(file.changes),
      summary: summaryOf(results),
      changes: results.map(({ change: { kind, place, title, edits }, ...rest }, at) => ({
        kind,
        place,
        title,
        ...(facts[at] ?? noChangeFacts),
        edits,
        ...rest,
      })),
    };
    return toJson(json);
  }
  let text = `${serverLine(session, words)}${planText(changePlanOf(file.changes), allWords)}\n`;
  for (const [at, { change, result, message, applied: made }] of results.entries()) {
    text += `[${allWords.say(`changes.state.${result}`)}]  ${changeHeadline(change, names, allWords)}\n`;
    text += await fieldLines(change, made?.edits ?? change.edits, words, allWords);
    text += effectLines(facts[at]);
    if (message !== '') text += `    ${printable(message)}\n`;
  }
  const count = (wanted: ApplyOutcome['result']) => results.filter(({ result }) => result === wanted).length;
  const done = count('done') + count('held');
  if (dryRun) return `${text}${words.say('cli.changes.dryRun')}\n`;
  const rest = results.length - done;
  return `${text}${words.say(cancelled ? 'cli.changes.stopped' : 'cli.changes.applied', { done, rest })}\n`;
}

/** Counts the results; a result that no change had is absent. */
function summaryOf(results: readonly Pick<ApplyOutcome, 'result'>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { result } of results) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}
