/** `changes apply`: applies a file of changes to a server, each over what the server has by then, with a result for each. */
import type * as z from 'zod';
import type { CollectedChange } from '#shared/rules/changes/collected.ts';
import type { FileTenant } from '#shared/rules/changes/file-tenant.ts';
import { unlessGone } from '#shared/rules/changes/let-go.ts';
import { planOf } from '#shared/rules/changes/plan.ts';
import { planText } from '#shared/rules/changes/plan-text.ts';
import { reviewSet } from '#shared/rules/changes/review-set.ts';
import type { Ask } from '#shared/rules/records/record.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { aboutChanges, effectLines, noneKnown } from '../change-set/change-facts.ts';
import { type ApplyingHere, applyHere } from '../change-set/apply-changes.ts';
import { type Came, untried } from '../change-set/apply-outcome.ts';
import { changesReport } from './report.ts';
import { fieldLines, headline } from '../change-set/change-text.ts';
import { type OneFile, readOneFile } from '../change-set/read-change-file.ts';
import { isCarried, readChosenNames } from '../change-set/names-file.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { type EveryWord, everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { changesApplyShape } from '../render/json/changes.ts';
import { keepForLater, refusePast } from '../dispatch/schedule-job.ts';
import { toJson } from '../render/to-json.ts';
import { deliver, refuseTaken } from '../terminal/output.ts';
import { printable } from '../text/printable.ts';
import { progressOf } from '../terminal/progress.ts';
import { refusalWords } from '../change-set/refusal-text.ts';
import { failsOn, lacksYes } from '../change-set/plan-consent.ts';
import { type ChangesHere, changesHere } from '../change-set/changes-for-server.ts';
import { errorText } from '../session/error-text.ts';
import { refusesByRules } from '../change-set/refuse-by-rules.ts';
import { refuseEnded } from '../session/refuse-ended-session.ts';
import { refusesTenant } from '../change-set/refuse-other-tenant.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { openSession, readingOf } from '../session/open-session.ts';
import { aboutServer, serverLine } from '../session/server-line.ts';
import { refusesSpan } from './approval-period.ts';
import { stoppingOf } from '../change-set/stop-on-interrupt.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

/** What is applied: a file, or the way back of a set. */
export interface GivenChanges {
  readonly changes: readonly CollectedChange[];
  readonly names: OneFile['names'];
  readonly namesIn: OneFile['namesIn'];
  readonly from: { readonly tenant?: FileTenant | undefined };
  /** Id of the profile that it is of; null: of whichever server. */
  readonly profile: string | null;
  /** As they were read; null: no file has them. */
  readonly bytes: Uint8Array | null;
}

export async function applyChangeFile(
  command: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const { operands, options } = command;
  const all = await everyWord(words.language);
  const file = await readOneFile(operands, terminal, words, all);
  if (!file) return exitCodes.notReadable;
  const then = { ...terminal, now: () => options.at ?? terminal.now() };
  if (!options.dryRun && refusesSpan(file, then, words, all)) return exitCodes.forbidden;
  return applyGiven({ ...file, profile: null }, command, terminal, words, all);
}

export async function applyGiven(
  file: GivenChanges,
  command: GivenCommand,
  terminal: Terminal,
  words: Words,
  all: EveryWord,
): Promise<number> {
  const { options } = command;
  const keeps = options.at !== null && !options.dryRun;
  if (keeps) refusePast(options, terminal);
  const chosen = await readChosenNames(options, terminal, words, all);
  // Said before anything is sent: a report that can't be written would be missed afterwards.
  if (options.out !== null) await refuseTaken(options.out, options.force);
  const session = await openSession(options, terminal, words, all, { keeps: !options.dryRun });
  try {
    if (refusesTenant(file, session, isCarried(file, options), terminal, words)) return exitCodes.forbidden;
    if (file.profile !== null && file.profile !== session.server.target.id) {
      terminal.complain(
        `steward: ${words.say('cli.changes.otherServer', { name: printable(session.server.name) })}\n`,
      );
      return exitCodes.forbidden;
    }
    const plan = planOf(file.changes);
    if (failsOn(plan, options, terminal, words, all)) return exitCodes.notApplied;
    if (!options.dryRun && (await refusesByRules(session, terminal, words, all))) return exitCodes.forbidden;
    if (!options.dryRun && lacksYes(plan, session, options, terminal, words, all)) return exitCodes.forbidden;
    const stopping = stoppingOf(terminal, words, all);
    const signal = AbortSignal.any([stopping.stop, session.ended]);
    const around = { session, signal, stopping, terminal, words, all };
    const here = await changesHere(file, chosen, session, terminal, all);
    const looks = options.dryRun || keeps;
    const how = { looks, ifUnchanged: options.ifUnchanged };
    const { came, changedSince } = await lookedAtOrApplied(here, how, around).finally(stopping.release);
    const shown = { file, came, dryRun: looks, changedSince, cancelled: signal.aborted, session };
    await deliver(
      await written(options.json ? 'json' : options.format, shown, words, all, terminal),
      options,
      terminal,
      words,
    );
    if (stopping.stop.aborted) return exitCodes.interrupted;
    refuseEnded(session);
    if (changedSince) terminal.complain(`steward: ${words.say('cli.changes.changedSince')}\n`);
    const good = came.every(({ result }) => ['done', 'held', ...(looks ? ['waiting'] : [])].includes(result));
    if (keeps && good) await keepForLater(command, file.bytes, session, terminal, words);
    else if (keeps) terminal.complain(`steward: ${words.say('cli.jobs.notKept')}\n`);
    return good ? exitCodes.good : exitCodes.notApplied;
  } finally {
    await session.close();
  }
}

interface How {
  /** Nothing is sent. */
  readonly looks: boolean;
  /** Nothing is sent where something stands in the way of any of them by now. */
  readonly ifUnchanged: boolean;
}

/** `changedSince`: something stood in the way, so that nothing was sent. */
async function lookedAtOrApplied(
  here: ChangesHere,
  { looks, ifUnchanged }: How,
  around: ApplyingHere,
): Promise<{ readonly came: readonly Came[]; readonly changedSince: boolean }> {
  const out = (message: string): Came => ({ ...untried, result: 'gone', message });
  const inOrder = (results: readonly Came[]) => here.inOrder(results, out).map((one) => one ?? untried);
  if (looks || ifUnchanged) {
    const came = inOrder(await tried(here.changes, around));
    // What it would come to is not known of all of it: that is no result.
    refuseEnded(around.session);
    const stands = !came.every(({ result }) => result === 'waiting' || result === 'held');
    if (looks || stands || around.signal.aborted) return { came, changedSince: stands && !looks };
  }
  return { came: inOrder(await applyHere(here.changes, around)), changedSince: false };
}

/** A dry run. */
async function tried(changes: readonly CollectedChange[], around: ApplyingHere): Promise<readonly Came[]> {
  const { session, signal, stopping, terminal, words, all } = around;
  const reading = readingOf(session);
  const ask: Ask = (endpoint, input) => unlessGone(stopping.gone, reading.ask(endpoint, input));
  const progress = progressOf('cli.changes.checking', changes.length, terminal, words);
  const reviews = await reviewSet(changes, {
    kindOf: recordById,
    ...reading,
    ask,
    signal,
    progress: progress.tell,
    words: (error) => errorText(error, all),
    refusal: refusalWords(words, all),
  });
  progress.end();
  return reviews.map((review): Came => {
    if (!review || review.state === 'open') return untried;
    return { ...untried, result: review.state, message: 'message' in review ? review.message : '' };
  });
}

interface Shown {
  readonly session: PlatformSession;
  readonly file: Pick<GivenChanges, 'changes' | 'names'>;
  readonly came: readonly Came[];
  readonly dryRun: boolean;
  readonly changedSince: boolean;
  readonly cancelled: boolean;
}

async function written(
  format: string | null,
  { session, file, came, dryRun, changedSince, cancelled }: Shown,
  words: Words,
  all: EveryWord,
  { now }: Terminal,
): Promise<string> {
  const { names } = file;
  const results = file.changes.map((change, at) => ({ change, ...(came[at] ?? untried) }));
  const about = aboutChanges(file.changes, names, all);
  const title = dryRun ? 'checked' : 'title';
  if (format === 'html') return changesReport({ session, results, names, title, time: now() }, words, all);
  if (format === 'json') {
    const said: z.input<typeof changesApplyShape> = {
      ...aboutServer(session),
      dryRun,
      changedSince,
      cancelled,
      plan: planOf(file.changes),
      summary: summaryOf(results),
      changes: results.map(({ change: { kind, place, title, edits }, ...rest }, at) => ({
        kind,
        place,
        title,
        ...(about[at] ?? noneKnown),
        edits,
        ...rest,
      })),
    };
    return toJson(said);
  }
  let text = `${serverLine(session, words)}${planText(planOf(file.changes), all)}\n`;
  for (const [at, { change, result, message, applied: made }] of results.entries()) {
    text += `[${all.say(`changes.state.${result}`)}]  ${headline(change, names, all)}\n`;
    text += await fieldLines(change, made?.edits ?? change.edits, words, all);
    text += effectLines(about[at]);
    if (message !== '') text += `    ${printable(message)}\n`;
  }
  const count = (wanted: Came['result']) => results.filter(({ result }) => result === wanted).length;
  const done = count('done') + count('held');
  if (dryRun) return `${text}${words.say('cli.changes.dryRun')}\n`;
  const rest = results.length - done;
  return `${text}${words.say(cancelled ? 'cli.changes.stopped' : 'cli.changes.applied', { done, rest })}\n`;
}

/** How many had which result; those that none had are left out. */
function summaryOf(results: readonly Pick<Came, 'result'>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { result } of results) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}
