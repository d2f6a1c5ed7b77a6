/**
 * The sheet of names as a file: one line for each row, one column for each language. Reading a file back fills the
 * sheet with the lines of known rows, and reports all others.
 */
import type { Translate } from '#data/text.ts';
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import type { ExportColumn } from '#shared/kit/export/csv.ts';
import { languageFacts } from '#shared/rules/common/names/languages.ts';
import { oddMark } from '#widgets/DataGrid/odd-mark.ts';
import {
  cellKey,
  type NameDraft,
  type NameRow,
  nameInLanguage,
  oddNameIn,
  rowKey,
  storedName,
} from './name-rows.ts';

const head = { kind: 'kind', id: 'id', name: 'name' } as const;

/** Titles hold the codes and both languages' words, so that a file can be read in either language. */
export function nameFileColumns(draft: NameDraft, t: Translate): ExportColumn<NameRow>[] {
  return [
    { title: head.kind, value: ({ kind }) => kind },
    { title: head.id, value: ({ id }) => id },
    { title: head.name, value: ({ title }) => title },
    ...platformLanguages.map((lang) => ({
      title: `${lang} ${languageFacts[lang].original}`,
      value(row: NameRow) {
        const odd = oddNameIn(row, lang, draft);
        return odd ? oddMark(odd, t) : nameInLanguage(row, lang, draft);
      },
    })),
  ];
}

/** `filled`: the line differs; `byName`: only the name of the line is known here, not its id. */
export const lineOutcomes = ['filled', 'byName', 'same', 'unknown', 'twice'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

export interface NameFileLine {
  /** Line number from 1, the titles included. */
  readonly line: number;
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly outcome: LineOutcome;
  /** Number of names that the line fills in. */
  readonly filled: number;
}

export interface NameFile {
  readonly draft: NameDraft;
  readonly lines: readonly NameFileLine[];
  readonly languages: readonly PlatformLanguage[];
}

type Problem = 'noTitles' | 'noLanguages';

/** An empty cell leaves the stored name alone. */
export function readNameFile(
  cells: readonly (readonly string[])[],
  rows: readonly NameRow[],
): NameFile | Problem {
  const [titles = [], ...body] = cells;
  const at = Object.fromEntries(
    Object.values(head).map((word) => [word, titles.findIndex((title) => plain(title) === word)]),
  ) as Record<keyof typeof head, number>;
  if (at.kind < 0 || (at.id < 0 && at.name < 0)) return 'noTitles';
  const columns = platformLanguages.flatMap((lang) => {
    const column = titles.findIndex((title) => isLanguage(title, lang));
    return column < 0 ? [] : [{ lang, column }];
  });
  if (columns.length === 0) return 'noLanguages';
  const byKey = new Map(rows.map((row) => [rowKey(row), row]));
  const byName = onlyOnes(rows);
  const draft = new Map<string, string>();
  const usedRows = new Set<NameRow>();
  const lines = body.map((cells, index): NameFileLine => {
    const word = (column: number) => (column < 0 ? '' : unescaped(cells[column] ?? '').trim());
    const parsedRow = {
      line: index + 2,
      kind: word(at.kind).toLowerCase(),
      id: word(at.id),
      name: word(at.name),
    };
    const known = byKey.get(`${parsedRow.kind} ${parsedRow.id}`);
    const row = known ?? byName.get(`${parsedRow.kind} ${parsedRow.name}`);
    if (!row) return { ...parsedRow, outcome: 'unknown', filled: 0 };
    if (usedRows.has(row)) return { ...parsedRow, outcome: 'twice', filled: 0 };
    usedRows.add(row);
    const filled = columns.filter(({ lang, column }) => {
      const name = word(column);
      if (name === '' || name === storedName(row, lang)) return false;
      draft.set(cellKey(row, lang), name);
      return true;
    }).length;
    return { ...parsedRow, filled, outcome: filled === 0 ? 'same' : known ? 'filled' : 'byName' };
  });
  return { draft, lines, languages: columns.map(({ lang }) => lang) };
}

const plain = (text: string) => text.trim().toLowerCase();

function isLanguage(title: string, lang: PlatformLanguage): boolean {
  const word = plain(title);
  const { original, names } = languageFacts[lang];
  const code = plain(lang);
  if (word === code || word.startsWith(`${code} `) || word.replace('-', '_') === code) return true;
  return [original, ...Object.values(names)].some((name) => plain(name) === word);
}

/** Rows by kind and name, where the name is unique within the kind. */
function onlyOnes(rows: readonly NameRow[]): ReadonlyMap<string, NameRow> {
  const groups = Map.groupBy(rows, ({ kind, title }) => `${kind} ${title}`);
  return new Map(
    [...groups].flatMap(([key, [first, ...others]]) => (first && others.length === 0 ? [[key, first]] : [])),
  );
}

/** Exports write an apostrophe before a text that a spreadsheet would read as a formula. */
function unescaped(text: string): string {
  return /^'[\s\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠﹢﹣﹦﹫]/.test(text) ? text.slice(1) : text;
}
