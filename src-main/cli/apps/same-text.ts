/** The results as lines for people, department by department, and as JSON. */
import type * as z from 'zod';
import { ApiError } from '#shared/api/api-error.ts';
import { openModes } from '#shared/api/applications/app.ts';
import type { SheetAspect } from '#shared/rules/applications/sheet/sheet-cells.ts';
import { cellRefusalText, cellValueText } from '#shared/rules/applications/sheet/sheet-words.ts';
import type { NamingFacts } from '#shared/rules/changes/mapping/namer.ts';
import { namers } from '#shared/rules/changes/mapping/namers.ts';
import { shareWords } from '#shared/rules/changes/value-words.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import { type Share, targetKey, isUntargeted, type ShareKind } from '#shared/rules/common/shares/share.ts';
import type { appsSameAsShape } from '../render/json/apps.ts';
import { toJson } from '../render/to-json.ts';
import { serverErrorText } from '../session/error-text.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { serverFacts, serverLine } from '../session/server-line.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { countTakenOver, type DepartmentResults, type TakeOverResult } from './same-result.ts';

export interface SameAsOutcome {
  readonly source: Department;
  readonly departments: readonly DepartmentResults[];
  /** Nothing was sent. */
  readonly dryRun: boolean;
  readonly cancelled: boolean;
}

export function countOutcomes({ departments }: Pick<SameAsOutcome, 'departments'>) {
  return {
    ...countTakenOver(departments.flatMap(({ results }) => results)),
    unread: departments.filter(({ unread, sharesMissing }) => unread !== null || sharesMissing !== null)
      .length,
  };
}

export async function sameAsText(
  outcome: SameAsOutcome,
  session: PlatformSession,
  words: TerminalWords,
  allWords: AllWords,
): Promise<string> {
  const { source, departments, dryRun, cancelled } = outcome;
  const shares = departments.flatMap(({ results }) =>
    results.flatMap((one) => (one.aspect === 'shares' ? [...one.from, ...one.to] : [])),
  );
  const names = await readShareNames(shares, { ...session.naming, ask: session.ask });
  const t = allWords.say;
  const cellWords = { t, formatNumber: String };
  const sharesText = (list: readonly Share[]) =>
    list.length === 0
      ? t('appSheet.audience.everybody')
      : list
          .map((share) =>
            shareWords(share, {
              ...allWords,
              language: words.language,
              nameOf: (kind, id) => names.get(targetKey({ kind, id })) ?? null,
            }),
          )
          .join(t('common.form.separator'));
  const valuesOf = (result: TakeOverResult): readonly string[] => {
    if (result.aspect === 'group') return [];
    if (result.aspect === 'shares') return [result.from, result.to].map(sharesText);
    const { aspect, from, to } = result;
    return (from === null ? [to] : [from, to]).map((value) => cellValueText(aspect, value, cellWords));
  };
  const whyOf = (result: TakeOverResult): string => {
    const reason = reasonOf(result, source, t);
    return reason === '' && 'turnsOff' in result && result.turnsOff ? t('appSheet.turnsOff') : reason;
  };
  const line = (result: TakeOverResult): string => {
    const values = valuesOf(result).join(' → ');
    const what = t(`sameAs.aspect.${result.aspect}`);
    const head = `  [${t(`appSheet.outcome.${result.outcome}`)}]  ${result.app.name} · ${what}`;
    const why = whyOf(result);
    return `${printable(values === '' ? head : `${head}: ${values}`)}\n${why === '' ? '' : `    ${printable(why)}\n`}`;
  };
  let text = `${serverLine(session, words)}${t('sameAs.source')} ${printable(source.name)}\n`;
  for (const { department, results, unread, sharesMissing } of departments) {
    text += `${printable(department.name)}\n`;
    if (unread !== null) text += `  [${t('appSheet.outcome.unread')}]  ${printable(unread)}\n`;
    else if (results.length === 0 && sharesMissing === null)
      text += `  ${printable(t('sameAs.sameText', { name: source.name }))}\n`;
    text += results.map(line).join('');
    if (sharesMissing !== null)
      text += `  [${t('appSheet.outcome.unread')}]  ${t('sameAs.aspect.shares')}: ${printable(serverErrorText(sharesMissing, allWords))}\n`;
  }
  const { change, done, notDone } = countOutcomes(outcome);
  if (dryRun) return `${text}${words.say('cli.apps.planned', { change, notDone })}\n`;
  return `${text}${words.say(cancelled ? 'cli.apps.stopped' : 'cli.apps.applied', { done, rest: change + notDone })}\n`;
}

export function sameAsJson(
  { source, departments, dryRun, cancelled }: SameAsOutcome,
  session: PlatformSession,
  allWords: AllWords,
): string {
  const t = allWords.say;
  const json: z.input<typeof appsSameAsShape> = {
    ...serverFacts(session),
    dryRun,
    cancelled,
    source: { id: source.id, name: source.name },
    summary: countOutcomes({ departments }),
    departments: departments.map(({ department, results, unread, sharesMissing }) => ({
      ...department,
      unread,
      sharesUnread: sharesMissing && serverErrorText(sharesMissing, allWords),
      results: results.map((result) => ({
        application: result.app,
        what: result.aspect,
        ...(result.aspect === 'group' ? { from: null, to: null } : valuesIn(result)),
        result: result.outcome,
        why: reasonOf(result, source, t),
      })),
    })),
  };
  return toJson(json);
}

/** The reason for which a result is not as requested: the server's word, or an obstacle; '' for none. */
function reasonOf(result: TakeOverResult, source: Department, t: AllWords['say']): string {
  if (result.message !== '') return result.message;
  if (result.aspect === 'group') return t('sameAs.otherGroup', { name: source.name });
  if (!result.refusal) return '';
  return result.aspect === 'shares'
    ? t(result.refusal.key, result.refusal.params)
    : cellRefusalText(result.refusal, { t, formatNumber: String });
}

/** Values of JSON: yes or no, the platform's word for how it opens, a place from 1, or shares. */
function valuesIn(result: Exclude<TakeOverResult, { aspect: 'group' }>): { from: unknown; to: unknown } {
  if (result.aspect === 'shares') return { from: result.from, to: result.to };
  const { aspect, from, to } = result;
  return { from: from === null ? null : cellJson(aspect, from), to: cellJson(aspect, to) };
}

function cellJson(aspect: SheetAspect, value: number): unknown {
  if (aspect === 'order') return value;
  return aspect === 'opens' ? (openModes[value] ?? null) : value === 1;
}

type TargetedKind = Exclude<ShareKind, 'all' | 'allExternal'>;
const referenceOf = {
  user: 'person',
  department: 'department',
  subcompany: 'subcompany',
  group: 'group',
  position: 'position',
  external: 'external',
} as const satisfies Record<TargetedKind, keyof typeof namers>;

/** Names by `targetKey`; a kind that the server does not name has none. */
async function readShareNames(
  shares: readonly Share[],
  naming: NamingFacts,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, inside] of Map.groupBy(shares, (share) => share.kind)) {
    if (isUntargeted(kind)) continue;
    const ids = [...new Set(inside.map(({ id }) => id))];
    try {
      const things = await namers[referenceOf[kind]]?.byIds(naming, ids, () => null);
      for (const { id, name } of things ?? []) names.set(targetKey({ kind, id }), name);
    } catch (error) {
      // The result stands without the name: the share is printed with its kind and id.
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return names;
}
