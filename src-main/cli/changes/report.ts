/** The HTML report needs no other file, so that it can be mailed. */

import type { Clash } from '#shared/kit/merge.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import type { NamedReference } from '#shared/rules/changes/mapping/names.ts';
import { changesReportHtml } from '#shared/rules/changes/report.ts';
import { changeCalled } from '#shared/rules/changes/words-of-kind.ts';
import { markupNote } from '#shared/rules/common/rich-text/markup-changes.ts';
import { type AnyRecord, recordById } from '#shared/rules/records/records.ts';
import type { Language } from '#shared/text/types.ts';
import type { ApplyOutcome } from '../change-set/apply-outcome.ts';
import {
  changeFieldLabel,
  changeObjectName,
  changeValueText,
  editsWithNames,
} from '../change-set/change-text.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import type { AllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Fields that others have changed since the file was made. */
type Clashes = readonly Clash<Record<string, unknown>>[];

interface Reported {
  readonly session: PlatformSession;
  readonly results: readonly (ApplyOutcome & {
    readonly change: CollectedChange;
    readonly clashes?: Clashes;
  })[];
  readonly names: readonly NamedReference[];
  /** `title` after applying, `checked` after a check or a dry run. */
  readonly title: 'title' | 'checked';
  /** Milliseconds since 1970, UTC. */
  readonly time: number;
}

const names = [
  'server',
  'time',
  'user',
  'approver',
  'change',
  'now',
  'field',
  'from',
  'to',
  'result',
  'message',
] as const;

export async function changesReport(
  { session, results, names: known, title, time }: Reported,
  { language }: TerminalWords,
  allWords: AllWords,
): Promise<string> {
  const changes = await Promise.all(
    results.map(async ({ change, result, message, applied, clashes = [] }) => {
      const kind = await recordById(change.kind);
      const edits = editsWithNames(change, applied?.edits ?? change.edits, kind, known);
      const fields = Object.entries(edits).map(([name, { from, to }]) => ({
        name,
        label: changeFieldLabel(kind, name, change, language, allWords),
        from: changeValueText(kind, name, from, language, allWords),
        to: `${changeValueText(kind, name, to, language, allWords)}${kind?.html?.includes(name) ? markupNote(from, to, allWords) : ''}`,
        now: nowText(kind, clashes, name, language, allWords),
      }));
      return {
        kind: change.kind,
        place: applied?.place ?? change.place,
        state: result,
        title: changeCalled(change.title, allWords),
        object: changeObjectName(change, known),
        message,
        fields,
        result: allWords.say(`changes.state.${result}`),
      };
    }),
  );
  const iso = new Date(time).toISOString();
  const reportWords = Object.fromEntries(names.map((name) => [name, allWords.say(`changes.report.${name}`)]));
  return changesReportHtml(
    {
      server: session.server.name,
      time: iso,
      user: session.facts.user.username,
      approver: '',
      language,
      changes,
    },
    {
      ...(reportWords as Record<(typeof names)[number], string>),
      title: allWords.say(`changes.report.${title}`),
      shownTime: new Date(time).toLocaleString(language),
    },
  );
}

/** The server's value of a conflicting field; '' where there is no conflict. */
function nowText(
  kind: AnyRecord | null,
  clashes: Clashes,
  name: string,
  language: Language,
  allWords: AllWords,
): string {
  const clash = clashes.find((one) => one.name === name);
  return clash ? changeValueText(kind, name, clash.theirs, language, allWords) : '';
}
