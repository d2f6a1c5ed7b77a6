/** `changes check`: what stands in the way of each change of a file, by what a server has now. Nothing is sent. */
import type * as z from 'zod';
import { planOf } from '#shared/rules/changes/plan.ts';
import { planText } from '#shared/rules/changes/plan-text.ts';
import { reviewSet, type SetReview } from '#shared/rules/changes/review-set.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { aboutChanges, effectLines, noneKnown } from '../change-set/change-facts.ts';
import { changesReport } from './report.ts';
import { clashLines, fieldLines, headline } from '../change-set/change-text.ts';
import { readOneFile } from '../change-set/read-change-file.ts';
import { isCarried, readChosenNames } from '../change-set/names-file.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { changesCheckShape } from '../render/json/changes.ts';
import { toJson } from '../render/to-json.ts';
import { deliver, refuseTaken } from '../terminal/output.ts';
import { printable } from '../text/printable.ts';
import { progressOf } from '../terminal/progress.ts';
import { refusalWords } from '../change-set/refusal-text.ts';
import { failsOn } from '../change-set/plan-consent.ts';
import { changesHere } from '../change-set/changes-for-server.ts';
import { errorText } from '../session/error-text.ts';
import { refuseEnded } from '../session/refuse-ended-session.ts';
import { refusesTenant } from '../change-set/refuse-other-tenant.ts';
import { openSession, readingOf } from '../session/open-session.ts';
import { aboutServer, serverLine } from '../session/server-line.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

type Checked = z.input<typeof changesCheckShape>;

export async function checkChanges(
  { operands, options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const all = await everyWord(words.language);
  const file = await readOneFile(operands, terminal, words, all);
  if (!file) return exitCodes.notReadable;
  const chosen = await readChosenNames(options, terminal, words, all);
  if (options.out !== null) await refuseTaken(options.out, options.force);
  const session = await openSession(options, terminal, words, all);
  const progress = progressOf('cli.changes.checking', file.changes.length, terminal, words);
  try {
    if (refusesTenant(file, session, isCarried(file, options), terminal, words)) return exitCodes.forbidden;
    const here = await changesHere(file, chosen, session, terminal, all);
    const found = await reviewSet(here.changes, {
      kindOf: recordById,
      ...readingOf(session),
      words: (error) => errorText(error, all),
      refusal: refusalWords(words, all),
      progress: progress.tell,
      signal: session.ended,
    });
    progress.end();
    refuseEnded(session);
    const out = (message: string): Checking => ({ state: 'gone', message });
    const reviews = here.inOrder<Checking>(found, out).map((one) => one ?? unread);
    const told = file.changes.map((change, at) => ({ change, review: reviews[at] ?? unread }));
    const fits = told.every(({ review: { state } }) => state === 'open' || state === 'held');
    const about = aboutChanges(file.changes, file.names, all);
    const json = (): Checked => ({
      ...aboutServer(session),
      plan: planOf(file.changes),
      changes: told.map(({ change: { kind, place, title, edits }, review }, at) => ({
        kind,
        place,
        title,
        ...(about[at] ?? noneKnown),
        edits,
        state: review.state,
        message: 'message' in review ? review.message : '',
        clashes: review.state === 'conflict' ? [...review.clashes] : [],
      })),
    });
    const text = async (): Promise<string> => {
      let said = `${serverLine(session, words)}${planText(planOf(file.changes), all)}\n`;
      for (const [at, { change, review }] of told.entries()) {
        said += `${stateText(review, all)}  ${headline(change, file.names, all)}\n`;
        if (review.state === 'conflict') said += await clashLines(change, review.clashes, words, all);
        else said += await fieldLines(change, change.edits, words, all, file.names);
        said += effectLines(about[at]);
        if ('message' in review && review.message !== '') said += `    ${printable(review.message)}\n`;
      }
      return said;
    };
    const page = () => {
      const results = told.map(({ change, review }) => ({
        change,
        applied: null,
        message: 'message' in review ? review.message : '',
        result: review.state === 'open' ? ('waiting' as const) : review.state,
        clashes: review.state === 'conflict' ? review.clashes : [],
      }));
      const { names } = file;
      return changesReport({ session, results, names, title: 'checked', time: terminal.now() }, words, all);
    };
    const format = options.json ? 'json' : options.format;
    const written = format === 'json' ? toJson(json()) : await (format === 'html' ? page() : text());
    await deliver(written, options, terminal, words);
    if (failsOn(planOf(file.changes), options, terminal, words, all)) return exitCodes.notApplied;
    return fits ? exitCodes.good : exitCodes.notApplied;
  } finally {
    await session.close();
  }
}

/** `gone` with a message: what the change names is not on the server. */
type Checking = SetReview | { readonly state: 'gone'; readonly message: string };

const unread: Checking = { state: 'failed', message: '' };

export function stateText({ state }: Pick<SetReview, 'state'>, all: Awaited<ReturnType<typeof everyWord>>) {
  return `[${all.say(state === 'open' ? 'changes.state.open' : `changes.state.${state}`)}]`;
}
