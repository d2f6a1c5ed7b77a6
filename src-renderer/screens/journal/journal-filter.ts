/** What narrows the journal: as it stands in the address, and as it is asked for. */
import type { JournalFilter, journalResults } from '#shared/bridge/journal.ts';
import { searchedWords } from '#widgets/Marked.tsx';

export interface JournalDraft {
  readonly find: string;
  /** Id of a profile; '' for any. */
  readonly server: string;
  readonly result: '' | (typeof results)[number];
  /** Days as YYYY-MM-DD in the machine's zone; '' where open. */
  readonly from: string;
  readonly to: string;
}

export const results = ['done', 'failed', 'unknown'] as const satisfies typeof journalResults;
export const filterNames = ['find', 'server', 'result', 'from', 'to'] as const;

export function draftFrom(params: URLSearchParams): JournalDraft {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return startOf(text) === null ? '' : text;
  };
  return {
    find: params.get('find') ?? '',
    server: params.get('server') ?? '',
    result: results.find((result) => result === params.get('result')) ?? '',
    from: day('from'),
    to: day('to'),
  };
}

export function isNarrowed(draft: JournalDraft): boolean {
  return filterNames.some((name) => draft[name].trim() !== '');
}

/** The first day must not be after the last. */
export function daysInOrder({ from, to }: JournalDraft): boolean {
  return from === '' || to === '' || from <= to;
}

/** `titles`: every title key in the journal; `words`: what a key is in the user's language. */
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
    result: draft.result === '' ? null : draft.result,
    from: startOf(draft.from),
    to: end === null ? null : end - 1,
  };
}

function hasWords(text: string, typed: string): boolean {
  const folded = text.toLocaleLowerCase();
  return searchedWords(typed).every((word) => folded.includes(word));
}

/** Milliseconds at which a day, or the one so many days later, begins here; null for what is no day. */
function startOf(day: string, later = 0): number | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return null;
  const found = new Date(Number(year), Number(month) - 1, Number(date));
  if (found.getMonth() !== Number(month) - 1 || found.getDate() !== Number(date)) return null;
  found.setDate(found.getDate() + later);
  return found.getTime();
}

/** The address with one entry open. */
export function withEntry(now: URLSearchParams, id: number): URLSearchParams {
  const next = new URLSearchParams(now);
  next.set('entry', String(id));
  return next;
}
