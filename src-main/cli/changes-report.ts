/** What came of a file of changes, as a page that stands alone. */
import type { CollectedChange } from '#shared/rules/changes/collected.ts';
import { reportHtml } from '#shared/rules/changes/report.ts';
import { recordById } from '#shared/rules/records/records.ts';
import type { Came } from './came.ts';
import { fieldLabel, placeText, valueText } from './changes-source.ts';
import type { EveryWord } from './every-word.ts';
import type { PlatformSession } from './server/session.ts';
import type { Words } from './words.ts';

interface Reported {
  readonly session: PlatformSession;
  readonly results: readonly (Came & { readonly change: CollectedChange })[];
  /** Milliseconds since 1970, UTC. */
  readonly time: number;
}

const names = [
  ...(['title', 'server', 'time', 'user', 'approver', 'change'] as const),
  ...(['field', 'from', 'to', 'result', 'message'] as const),
] as const;

export async function changesReport(
  { session, results, time }: Reported,
  { language }: Words,
  all: EveryWord,
): Promise<string> {
  const changes = await Promise.all(
    results.map(async ({ change, result, message, applied }) => {
      const kind = await recordById(change.kind);
      const fields = Object.entries(applied?.edits ?? change.edits).map(([name, { from, to }]) => ({
        name,
        label: fieldLabel(kind, name, change, language, all),
        from: valueText(kind, name, from, all),
        to: valueText(kind, name, to, all),
      }));
      return {
        ...{ kind: change.kind, place: applied?.place ?? change.place, state: result },
        ...{ title: all.sayIfKnown(change.title), object: placeText(change), message, fields },
        result: all.say(`changes.state.${result}`),
      };
    }),
  );
  const iso = new Date(time).toISOString();
  const said = Object.fromEntries(names.map((name) => [name, all.say(`changes.report.${name}`)]));
  return reportHtml(
    {
      ...{ server: session.server.name, time: iso, user: session.facts.user.username },
      ...{ approver: '', language, changes },
    },
    {
      ...(said as Record<(typeof names)[number], string>),
      shownTime: new Date(time).toLocaleString(language),
    },
  );
}
