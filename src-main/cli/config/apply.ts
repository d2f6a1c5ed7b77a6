import type * as z from 'zod';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { changePlanOf } from '#shared/rules/changes/plan.ts';
import { planText } from '#shared/rules/changes/plan-text.ts';
import type { ConfigurationDifference } from '#shared/rules/configuration/compare.ts';
import type { Configuration } from '#shared/rules/configuration/configuration.ts';
import { type ApplyContext, applyAtServer } from '../change-set/apply-changes.ts';
import { type ApplyOutcome, untriedOutcome } from '../change-set/apply-outcome.ts';
import { changeFacts, noChangeFacts } from '../change-set/change-facts.ts';
import { changeHeadline, fieldLines } from '../change-set/change-text.ts';
import { failsOn } from '../change-set/plan-consent.ts';
import { refusesByRules } from '../change-set/refuse-by-rules.ts';
import { refusesOtherTenant } from '../change-set/refuse-other-tenant.ts';
import { listenForInterrupt } from '../change-set/stop-on-interrupt.ts';
import type { Options } from '../command-line/options.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { configApplyShape } from '../render/json/config.ts';
import { toJson } from '../render/to-json.ts';
import { refuseEndedSession } from '../session/refuse-ended-session.ts';
import { serverFacts, serverLine } from '../session/server-line.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { changesOf, changesToSend, compareWithServer } from './compare-with-server.ts';
import { notTakenLines } from './differences-text.ts';
import { type FolderAtServer, openFolderAtServer } from './open-folder.ts';
import { planConfiguration, plannedText } from './plan.ts';

type ChosenNames = FolderAtServer['chosen'];

interface AppliedFolder {
  readonly results: readonly { readonly change: CollectedChange; readonly outcome: ApplyOutcome }[];
  readonly notByChange: number;
  /** Fields whose values no form would accept; they were not sent. */
  readonly notTaken: readonly NotTaken[];
  /** `--fail-on` stopped this round. */
  readonly isRefused: boolean;
}

type NotTaken = z.input<typeof configApplyShape>['notTaken'][number];

interface ApplyFolderContext extends ApplyContext {
  readonly options: Options;
}

export async function applyConfiguration(
  command: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const { options } = command;
  if (options.dryRun) return planConfiguration(command, terminal, words);
  const allWords = await loadAllWords(words.language);
  const opened = await openFolderAtServer(command, terminal, words, allWords, { keeps: options.yes });
  if (!opened) return exitCodes.notReadable;
  const { tenant, configuration, chosen, session } = opened;
  try {
    if (refusesOtherTenant({ from: { tenant } }, session, options.map !== null, terminal, words))
      return exitCodes.forbidden;
    if (await refusesByRules(session, terminal, words, allWords)) return exitCodes.forbidden;
    if (/* wall: folder-yes */ !options.yes)
      return await showPlan(configuration, chosen, { session, terminal, words, allWords, options });
    const interrupt = listenForInterrupt(terminal, words, allWords);
    const signal = AbortSignal.any([interrupt.stop, session.ended]);
    const context = { session, signal, interrupt, terminal, words, allWords, options };
    const done = await applyTwice(configuration, chosen, context).finally(interrupt.release);
    if (!done) return exitCodes.notReadable;
    if (done.isRefused && done.results.length === 0) return exitCodes.notApplied;
    const text = options.json ? toJson(appliedJson(done, context)) : await appliedText(done, context);
    await deliver(text, options, terminal, words);
    if (interrupt.stop.aborted) return exitCodes.interrupted;
    refuseEndedSession(session);
    const succeeded = done.results.every(({ outcome: { result } }) => result === 'done' || result === 'held');
    return succeeded && done.notByChange === 0 && !done.isRefused ? exitCodes.good : exitCodes.notApplied;
  } finally {
    await session.close();
  }
}

/** Without `--yes` the plan is shown and nothing is sent. */
async function showPlan(
  wanted: Configuration,
  chosen: ChosenNames,
  { session, terminal, words, allWords, options }: Omit<ApplyFolderContext, 'signal' | 'interrupt'>,
): Promise<number> {
  const compared = await compareWithServer(wanted, chosen, session, terminal, words, allWords);
  if (!compared) return exitCodes.notReadable;
  const plan = changePlanOf(changesOf(compared));
  await deliver(await plannedText(compared, options, session, words, allWords), options, terminal, words);
  if (compared.differences.length === 0) return exitCodes.good;
  if (failsOn(plan, options, terminal, words, allWords)) return exitCodes.notApplied;
  terminal.complain(`steward: ${words.say('cli.config.sayYes')}\n`);
  return exitCodes.differs;
}

/** A second round sets fields of new records that can only be set once the record exists. */
async function applyTwice(
  wanted: Configuration,
  chosen: ChosenNames,
  context: ApplyFolderContext,
): Promise<AppliedFolder | null> {
  const first = await applyRound(wanted, chosen, context, new Set());
  if (!first || first.made === 0 || context.signal.aborted) return first;
  const second = await applyRound(wanted, chosen, context, first.tried);
  return second && { ...first, ...second, results: [...first.results, ...second.results] };
}

/** `without` has the differences of the first round, which are not tried again. */
async function applyRound(
  wanted: Configuration,
  chosen: ChosenNames,
  context: ApplyFolderContext,
  without: ReadonlySet<string>,
) {
  const { session, terminal, words, allWords, options } = context;
  const compared = await compareWithServer(wanted, chosen, session, terminal, words, allWords);
  if (!compared) return null;
  if (without.size === 0)
    for (const one of compared.differences) terminal.complain(await notTakenLines(one, words, allWords));
  const differences = compared.differences.filter((one) => one.change && !without.has(differenceKey(one)));
  const remainder = {
    notByChange: compared.differences.filter(({ change, problems }) => change === null || problems.length > 0)
      .length,
    notTaken: compared.differences.flatMap(({ by, name, problems }): NotTaken[] =>
      problems.length > 0 ? [{ kind: by, name, fields: problems.map((one) => one.name) }] : [],
    ),
  };
  const plan = changePlanOf(changesOf({ ...compared, differences }));
  if (failsOn(plan, options, terminal, words, allWords))
    // wall: fail-on-folder
    return { ...remainder, results: [], tried: without, made: 0, isRefused: true };
  const toSend = await changesToSend({ ...compared, differences }, session, terminal, allWords);
  const leftOut = (message: string): ApplyOutcome => ({ result: 'gone', message, applied: null });
  const outcomes = toSend.inOrder(await applyAtServer(toSend.changes, context), leftOut);
  const results = toSend.requestedChanges.map((change, at) => ({
    change,
    outcome: outcomes[at] ?? untriedOutcome,
  }));
  return {
    ...remainder,
    results,
    tried: new Set(differences.map(differenceKey)),
    isRefused: false,
    made: differences.filter(({ state }, at) => state === 'added' && results[at]?.outcome.result === 'done')
      .length,
  };
}

/** The key has no id, since a new record gets another id from the server. */
const differenceKey = ({ kind, name, state }: ConfigurationDifference): string => `${kind} ${state} ${name}`;

function appliedJson(
  { results, notByChange, notTaken }: AppliedFolder,
  { session, signal, allWords }: ApplyContext,
): z.input<typeof configApplyShape> {
  const facts = changeFacts(
    results.map(({ change }) => change),
    [],
    allWords,
  );
  return {
    ...serverFacts(session),
    cancelled: signal.aborted,
    notByChange,
    notTaken: [...notTaken],
    plan: changePlanOf(results.map(({ change }) => change)),
    changes: results.map(({ change: { kind, place, title, edits }, outcome }, at) => ({
      kind,
      place,
      title,
      ...(facts[at] ?? noChangeFacts),
      edits,
      ...outcome,
    })),
  };
}

async function appliedText(
  { results, notByChange }: AppliedFolder,
  { session, signal, words, allWords }: ApplyContext,
): Promise<string> {
  const plan = planText(changePlanOf(results.map(({ change }) => change)), allWords);
  let text = `${serverLine(session, words)}${plan === '' ? '' : `${plan}\n`}`;
  for (const { change, outcome } of results) {
    text += `[${allWords.say(`changes.state.${outcome.result}`)}]  ${changeHeadline(change, [], allWords)}\n`;
    text += await fieldLines(change, outcome.applied?.edits ?? change.edits, words, allWords);
    if (outcome.message !== '') text += `    ${printable(outcome.message)}\n`;
  }
  const done = results.filter(({ outcome: { result } }) => result === 'done' || result === 'held').length;
  const rest = results.length - done;
  const key = signal.aborted ? 'cli.changes.stopped' : 'cli.changes.applied';
  if (notByChange > 0) text += `${words.say('cli.config.notByChange', { count: notByChange })}\n`;
  return `${text}${words.say(key, { done, rest })}\n`;
}
