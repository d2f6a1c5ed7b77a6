/**
 * `steward apps same-as`: departments take over the applications of another one, or people, groups and others are
 * shared with as another one of them is.
 */
import { type SameAspect, sameAspects } from '#shared/rules/applications/same-as/same-aspects.ts';
import { listedWords, type Options } from '../command-line/options.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { UsageError } from '../failure/usage-error.ts';
import { openPlatformSession } from '../session/open-session.ts';
import { refuseEndedSession } from '../session/refuse-ended-session.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { SameAsContext, TakenOver } from './same-context.ts';
import { takeOverDepartments } from './same-departments.ts';
import { takeOverShares } from './same-targets.ts';
import { typedTarget } from './share-targets.ts';

export async function takeOverApplications(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const aspects = chosenAspects(options);
  const isOfTargets = operands.some((word) => typedTarget(word) !== null);
  if (isOfTargets) refuseOtherAspects(options, aspects);
  else if (options.in !== null) throw new UsageError('cli.problem.foreignOption', '--in');
  const sends = options.yes && !options.dryRun;
  const allWords = await loadAllWords(words.language);
  if (options.out !== null) await refuseExistingFile(options.out, options.force);
  const session = await openPlatformSession(options, terminal, words, allWords, { keeps: sends });
  const context = { session, terminal, words, allWords, sends };
  try {
    const taken = isOfTargets
      ? await takeOverShares(operands, options.in, context)
      : await takeOverDepartments(operands, aspects, context);
    if (typeof taken === 'number') return taken;
    await deliver(await (options.json ? taken.json() : taken.text()), options, terminal, words);
    if (taken.cancelled) return exitCodes.interrupted;
    refuseEndedSession(session);
    return exitCodeOf(taken, options, context);
  } finally {
    await session.close();
  }
}

function exitCodeOf(
  { counts: { change, notDone, unread } }: TakenOver,
  { dryRun }: Options,
  { terminal, words, sends }: SameAsContext,
): number {
  if (!sends && !dryRun && change > 0) {
    terminal.complain(`steward: ${words.say('cli.config.sayYes')}\n`);
    return exitCodes.differs;
  }
  const left = sends ? change : 0;
  return left + notDone + unread > 0 ? exitCodes.notApplied : exitCodes.good;
}

function chosenAspects({ only }: Options): readonly SameAspect[] {
  const chosen = listedWords(only);
  for (const one of chosen)
    if (!sameAspects.some((aspect) => aspect === one)) throw new UsageError('cli.problem.badAspect', one);
  return chosen.length === 0 ? sameAspects : sameAspects.filter((aspect) => chosen.includes(aspect));
}

/** Only departments have application settings of their own; other targets have shares alone. */
function refuseOtherAspects({ only }: Options, aspects: readonly SameAspect[]): void {
  const other = only.length > 0 ? aspects.find((aspect) => aspect !== 'shares') : undefined;
  if (other !== undefined) throw new UsageError('cli.apps.onlyShares', other);
}
