/** Exports of the board as JSON and as a calendar; loaded lazily. */

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
  /** Rows in their displayed order. */
  readonly rows: readonly BoardRow[];
}

/** Resolves to the file's name; null if the user has cancelled. */
export async function saveBoardJson({ title, rows }: BoardExport): Promise<string | null> {
  const suggestedName = exportFileName(title, localDay(Date.now()), 'json');
  const text = `${JSON.stringify(boardJson(rows), null, 2)}\n`;
  return (await saveText({ suggestedName, mediaType: 'application/json', text })) ? suggestedName : null;
}

/** Resolves like `saveBoardJson`; licences without a last day, and replaced ones, have no entry. */
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
