/** The board as data for programs and as a calendar; loaded when one of them is wanted. */

import { saveText } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import { boardJson } from '#shared/rules/licence/board/board-json.ts';
import type { BoardRow } from '#shared/rules/licence/board/board-row.ts';
import { calendarType, expiryCalendar } from '#shared/rules/licence/report/report-calendar.ts';
import { reportWords } from '#shared/rules/licence/report/report-words.ts';
import type { Language } from '#shared/text/types.ts';

interface BoardExport {
  readonly title: string;
  /** In the order in which they are shown. */
  readonly rows: readonly BoardRow[];
}

/** Answers the file's name; null where the user thought better of it. */
export async function saveBoardJson({ title, rows }: BoardExport): Promise<string | null> {
  const suggestedName = exportFileName(title, localDay(Date.now()), 'json');
  const text = `${JSON.stringify(boardJson(rows), null, 2)}\n`;
  return (await saveText({ suggestedName, mediaType: 'application/json', text })) ? suggestedName : null;
}

/** As above; licences without a last day, and those that a newer one has replaced, have no entry. */
export async function saveBoardCalendar(
  { title, rows }: BoardExport,
  language: Language,
): Promise<string | null> {
  const now = Date.now();
  const today = localDay(now);
  const words = await reportWords(language);
  const suggestedName = exportFileName(title, today, 'ics');
  const files = rows.map(({ summary }) => summary);
  const text = expiryCalendar(files, { now, today }, words);
  return (await saveText({ suggestedName, mediaType: calendarType, text })) ? suggestedName : null;
}
