import type * as z from 'zod';
import { changePlanOf } from '#shared/rules/changes/plan.ts';
import { planText } from '#shared/rules/changes/plan-text.ts';
import { reviewSet, type SetReview } from '#shared/rules/changes/review-set.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { changeFacts, effectLines, noChangeFacts } from '../change-set/change-facts.ts';
import { changeHeadline, clashLines, fieldLines } from '../change-set/change-text.ts';
import { changesForServer } from '../change-set/changes-for-server.ts';
import { carriesNames, readChosenNames } from '../change-set/names-file.ts';
import { failsOn } from '../change-set/plan-consent.ts';
import { loadOneChangeFile } from '../change-set/read-change-file.ts';
import { contentRefusalText } from '../change-set/refusal-text.ts';
import { refusesOtherTenant } from '../change-set/refuse-other-tenant.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { changesCheckShape } from '../render/json/changes.ts';
import { toJson } from '../render/to-json.ts';
import { serverErrorText } from '../session/error-text.ts';
import { openPlatformSession, recordReading } from '../session/open-session.ts';
import { refuseEndedSession } from '../session/refuse-ended-session.ts';
import { serverFacts, serverLine } from '../session/server-line.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import { progressLine } from '../terminal/progress.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { changesReport } from './report.ts';

type CheckReport = z.input<typeof changesCheckShape>;

export async function checkChanges(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const file = await loadOneChangeFile(operands, terminal, words, allWords);
  if (!file) return exitCodes.notReadable;
  const chosen = await readChosenNames(options, terminal, words, allWords);
  if (options.out !== null) await refuseExistingFile(options.out, options.force);
  const session = await openPlatformSession(options, terminal, words, allWords);
  const progress = progressLine('cli.changes.checking', file.changes.length, terminal, words);
  try {
    if (refusesOtherTenant(file, session, carriesNames(file, options), terminal, words))
      return exitCodes.forbidden;
    const mapped = await changesForServer(file, chosen, session, terminal, allWords);
    const found = await reviewSet(mapped.changes, {
      kindOf: recordById,
      ...recordReading(session),
      words: (error) => serverErrorText(error, allWords),
      refusal: contentRefusalText(words, allWords),
      progress: progress.tell,
      signal: session.ended,
    });
    progress.end();
    refuseEndedSession(session);
    const leftOut = (message: string): ReviewResult => ({ state: 'gone', message });
    const reviews = mapped.inOrder<ReviewResult>(found, leftOut).map((one) => one ?? unread);
    const reviewed = file.changes.map((change, at) => ({ change, review: reviews[at] ?? unread }));
    const fits = reviewed.every(({ review: { state } }) => state === 'open' || state === 'held');
    const facts = changeFacts(file.changes, file.names, allWords);
    const json = (): CheckReport => ({
      ...serverFacts(session),
      plan: changePlanOf(file.changes),
      changes: reviewed.map(({ change: { kind, place, title, edits }, review }, at) => ({
        kind,
        place,
        title,
        ...(facts[at] ?? noChangeFacts),
        edits,
        state: review.state,
        message: 'message' in review ? review.message : '',
        clashes: review.state === 'conflict' ? [...review.clashes] : [],
      })),
    });
    const text = async (): Promise<string> => {
      let lines = `${serverLine(session, words)}${planText(changePlanOf(file.changes), allWords)}\n`;
      for (const [at, { change, review }] of reviewed.entries()) {
        lines += `${reviewStateText(review, allWords)}  ${changeHeadline(change, file.names, allWords)}\n`;
        if (review.state === 'conflict') lines += await clashLines(change, review.clashes, words, allWords);
        else lines += await fieldLines(change, change.edits, words, allWords, file.names);
        lines += effectLines(facts[at]);
        if ('message' in review && review.message !== '') lines += `    ${printable(review.message)}\n`;
      }
      return lines;
    };
    const html = () => {
      const results = reviewed.map(({ change, review }) => ({
        change,
        applied: null,
        message: 'message' in review ? review.message : '',
        result: review.state === 'open' ? ('waiting' as const) : review.state,
        clashes: review.state === 'conflict' ? review.clashes : [],
      }));
      const { names } = file;
      return changesReport(
        { session, results, names, title: 'checked', time: terminal.now() },
        words,
        allWords,
      );
    };
    const format = options.json ? 'json' : options.format;
    const written = format === 'json' ? toJson(json()) : await (format === 'html' ? html() : text());
    await deliver(written, options, terminal, words);
    if (failsOn(changePlanOf(file.changes), options, terminal, words, allWords)) return exitCodes.notApplied;
    return fits ? exitCodes.good : exitCodes.notApplied;
  } finally {
    await session.close();
  }
}

/** The message of `gone` names what the server lacks. */
type ReviewResult = SetReview | { readonly state: 'gone'; readonly message: string };

const unread: ReviewResult = { state: 'failed', message: '' };

export function reviewStateText({ state }: Pick<SetReview, 'state'>, allWords: AllWords) {
  return `[${allWords.say(state === 'open' ? 'changes.state.open' : `changes.state.${state}`)}]`;
}
