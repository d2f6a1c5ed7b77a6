import { bridge } from '#data/bridge.ts';
import { saveText } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { formatsNow, translate } from '#data/text.ts';
import type { AppliedSet } from '#shared/bridge/changes.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { changesReportHtml, changesReportJson } from '#shared/rules/changes/report.ts';
import { changeTitleText, fieldWords } from './change-words.ts';
import { loadKinds } from './use-kinds.ts';

const words = [
  'title',
  'server',
  'time',
  'user',
  'approver',
  'change',
  'field',
  'from',
  'to',
  'result',
  'message',
  'now',
] as const;

export async function saveReport(
  server: { readonly id: string; readonly name: string },
  set: AppliedSet,
  format: 'html' | 'json',
): Promise<void> {
  const { changes } = await bridge.changes.set({ server: server.id, id: set.id });
  const kinds = await loadKinds([...new Set(changes.map(({ kind }) => kind))]);
  const report = {
    server: server.name,
    time: new Date(set.time).toISOString(),
    user: set.user,
    approver: set.approver,
    language: document.documentElement.lang,
    changes: changes.map((change) => ({
      kind: change.kind,
      place: change.applied?.place ?? change.place,
      state: change.state,
      title: changeTitleText(change),
      object: objectText(change),
      result: translate(`changes.state.${change.state}`),
      message: change.message,
      fields: fieldWords(kinds.get(change.kind), change.place, change.applied?.edits ?? change.edits),
    })),
  };
  const texts = Object.fromEntries(words.map((word) => [word, translate(`changes.report.${word}`)]));
  const text =
    format === 'json'
      ? changesReportJson(report)
      : changesReportHtml(report, {
          ...(texts as Record<(typeof words)[number], string>),
          shownTime: formatsNow().formatTime(set.time),
        });
  await saveText({
    suggestedName: exportFileName(translate('changes.report.title'), localDay(set.time), format),
    mediaType: format === 'json' ? 'application/json' : 'text/html',
    text,
  });
}
