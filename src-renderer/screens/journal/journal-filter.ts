/** Translates the filters of the address into a request to the journal. */
import type { JournalFilter, journalResults } from '#shared/bridge/journal.ts';
import { searchedWords } from '#widgets/MarkedText.tsx';

/** `server` is the id of a profile; days are YYYY-MM-DD in the computer's time zone; '' stands for any. */
type JournalDraft = Readonly<Record<'find' | 'server' | 'result' | 'from' | 'to', string>>;

export const results = ['done', 'failed', 'unknown'] as const satisfies typeof journalResults;
/** `titles` are all title keys of the journal; `words` translates a key into the user's language. */
export function toFilter(
  draft: JournalDraft,
  titles: readonly string[],
  words: (key: string) => string,
): JournalFilter {
  const search = draft.find.trim().slice(0, 200);
  const end = startOf(draft.to, 1);
  return {
    search,
    titles: search === '' ? [] : titles.filter((key) => hasWords(words(key), search)).slice(0, 2000),
    server: draft.server === '' ? null : draft.server,
    result: results.find((result) => result === draft.result) ?? null,
    from: startOf(draft.from),
    to: end === null ? null : end - 1,
  };
}

function hasWords(text: string, typed: string): boolean {
  const folded = text.toLocaleLowerCase();
  return searchedWords(typed).every((word) => folded.includes(word));
}

/** The start of a day, or of the day `later` days after it, in local milliseconds; null for an invalid day. */
function startOf(day: string, later = 0): number | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return null;
  const found = new Date(Number(year), Number(month) - 1, Number(date));
  if (found.getMonth() !== Number(month) - 1 || found.getDate() !== Number(date)) return null;
  found.setDate(found.getDate() + later);
  return found.getTime();
}

export function withEntry(now: URLSearchParams, id: number): URLSearchParams {
  const next = new URLSearchParams(now);
  next.set('entry', String(id));
  return next;
}
