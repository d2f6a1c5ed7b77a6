/** The shares that targets take over as lines for people, target by target, and as JSON. */
import type * as z from 'zod';
import {
  type JudgedMark,
  type ShareMark,
  shareMarks,
} from '#shared/rules/applications/sheet/judge-audience.ts';
import { targetKey } from '#shared/rules/common/shares/share.ts';
import type { appsSameAsShape } from '../render/json/apps.ts';
import { toJson } from '../render/to-json.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { serverFacts, serverLine } from '../session/server-line.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { countTakenOver, type TakeOverOutcome } from './same-result.ts';
import type { NamedTarget } from './share-targets.ts';

export interface MarkResult
  extends Pick<JudgedMark, 'value' | 'below' | 'from' | 'wasBelow' | 'refusal' | 'turns'> {
  readonly app: { readonly id: string; readonly name: string };
  readonly target: NamedTarget;
  readonly outcome: TakeOverOutcome;
  /** The server's message, or the obstacle in a word; '' for none. */
  readonly message: string;
}

export interface TargetsOutcome {
  readonly source: NamedTarget;
  readonly targets: readonly NamedTarget[];
  /** Shares that are equal already have no result. */
  readonly results: readonly MarkResult[];
  /** Nothing was sent. */
  readonly dryRun: boolean;
  readonly cancelled: boolean;
}

/** A target is read as a whole or not at all. */
export function countMarks({ results }: Pick<TargetsOutcome, 'results'>) {
  return { ...countTakenOver(results), unread: 0 };
}

export function sameTargetsText(
  outcome: TargetsOutcome,
  session: PlatformSession,
  words: TerminalWords,
  allWords: AllWords,
): string {
  const { source, targets, results, dryRun, cancelled } = outcome;
  const t = allWords.say;
  const named = ({ kind, name }: NamedTarget) => printable(`${name} · ${t(`shares.kind.${kind}`)}`);
  const wordOf = (mark: number, below: boolean) => {
    const word = t(`appSheet.said.set.${shareMarks[mark] ?? 0}`);
    return below && mark > 0 ? t('sameAs.target.below', { word }) : word;
  };
  const line = (result: MarkResult): string => {
    const { app, from, wasBelow, value, below = wasBelow } = result;
    const values = [...(from === null ? [] : [wordOf(from, wasBelow)]), wordOf(value, below)].join(' → ');
    const head = `  [${t(`appSheet.outcome.${result.outcome}`)}]  ${app.name}: ${values}`;
    const why = whyOf(result, t);
    return `${printable(head)}\n${why === '' ? '' : `    ${printable(why)}\n`}`;
  };
  let text = `${serverLine(session, words)}${t('sameAs.target.source')} ${named(source)}\n`;
  for (const target of targets) {
    const own = results.filter((result) => targetKey(result.target) === targetKey(target));
    text += `${named(target)}\n${own.map(line).join('')}`;
    if (own.length === 0) text += `  ${printable(t('sameAs.target.sameText', { name: source.name }))}\n`;
  }
  const { change, done, notDone } = countMarks(outcome);
  if (dryRun) return `${text}${words.say('cli.apps.planned', { change, notDone })}\n`;
  return `${text}${words.say(cancelled ? 'cli.apps.stopped' : 'cli.apps.applied', { done, rest: change + notDone })}\n`;
}

/** The reason for which a share is not as requested, or the word for who else gains or loses; '' for neither. */
function whyOf({ message, refusal, turns }: MarkResult, t: AllWords['say']): string {
  if (message !== '') return message;
  if (refusal) return t(refusal.key, refusal.params);
  return turns ? t(`appSheet.audience.${turns}`) : '';
}

const shareWords = { 0: 'none', 1: 'shared', 2: 'leftOut' } as const satisfies Record<ShareMark, string>;

export function sameTargetsJson(
  outcome: TargetsOutcome,
  session: PlatformSession,
  allWords: AllWords,
): string {
  const { source, targets, results, dryRun, cancelled } = outcome;
  const shareOf = (mark: number, below: boolean) => {
    const share = shareWords[shareMarks[mark] ?? 0];
    return { share, below: share !== 'none' && below };
  };
  const json: z.input<typeof appsSameAsShape> = {
    ...serverFacts(session),
    dryRun,
    cancelled,
    source,
    summary: countMarks(outcome),
    departments: [],
    targets: targets.map((target) => ({
      ...target,
      results: results
        .filter((result) => targetKey(result.target) === targetKey(target))
        .map((result) => ({
          application: result.app,
          from: result.from === null ? null : shareOf(result.from, result.wasBelow),
          to: shareOf(result.value, result.below ?? result.wasBelow),
          result: result.outcome,
          why: whyOf(result, allWords.say),
        })),
    })),
  };
  return toJson(json);
}
