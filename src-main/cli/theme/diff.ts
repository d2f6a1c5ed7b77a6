import type * as z from 'zod';
import { describedBy, type Fields } from '#shared/rules/common/fields/field.ts';
import {
  comparePackages,
  type PackageComparison,
  type ThemeFieldChange,
} from '#shared/rules/themes/package/compare.ts';
import { headWord } from '#shared/rules/themes/package/head-words.ts';
import { assetPath, type FieldValue, type PackageFamily } from '#shared/rules/themes/package/manifest.ts';
import { portableRows } from '#shared/rules/themes/package/portable.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { themeDiffShape } from '../render/json/theme.ts';
import { differenceSigns } from '../render/signs.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { themeKindsOfMappings, withThemes } from './read-package.ts';

export async function diffThemes(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const [first = '', second = ''] = operands;
  const kinds = await themeKindsOfMappings(options, terminal, words);
  const manifestAt = (path: string) =>
    withThemes(path, terminal, words, async ({ manifest }) => manifest, kinds);
  const before = await manifestAt(first);
  const after = await manifestAt(second);
  if (before === null || after === null) return exitCodes.notReadable;
  const comparison = comparePackages(before, after);
  const same = comparison.about.length === 0 && comparison.themes.every(({ state }) => state === 'same');
  const families = new Map([...before.themes, ...after.themes].map(({ key, family }) => [key, family]));
  const text = () =>
    same ? `${words.say('cli.theme.same')}\n` : comparisonText(comparison, families, words, allWords);
  await deliver(options.json ? toJson(comparisonJson(comparison, same)) : text(), options, terminal, words);
  return same ? exitCodes.good : exitCodes.differs;
}

function comparisonText(
  { about, themes }: PackageComparison,
  families: ReadonlyMap<string, PackageFamily>,
  words: TerminalWords,
  allWords: AllWords,
): string {
  const line = (change: ThemeFieldChange, label: string, wordsOf: WordsOf): string => {
    const say = (value: FieldValue | undefined) =>
      choiceText(wordsOf(change.field, value), allWords) ?? plainText(value, words);
    const params = { label, before: say(change.before), after: say(change.after) };
    return `    ${words.say('cli.theme.change', params)}\n`;
  };
  const head = about.map((change) => line(change, aboutLabel(change.field, words), headWords)).join('');
  const blocks = themes
    .filter(({ state }) => state !== 'same')
    .map(({ key, name, state, changes }) => {
      const rows = portableRows(families.get(key) ?? 'css');
      const fields = describedBy(Object.fromEntries(rows) as Fields<object>);
      const wordsOf: WordsOf = (field, value) => fields.words(field, value) ?? headWords(field, value);
      const label = (field: string): string => {
        const row = rows.get(field);
        return row ? allWords.say(row.label) : aboutLabel(field, words);
      };
      const title = `${differenceSigns[state]} ${printable(name)} (${key}): ${words.say(`cli.theme.state.${state}`)}\n`;
      return title + changes.map((change) => line(change, label(change.field), wordsOf)).join('');
    });
  return head + blocks.join('');
}

/** The labels of a choice's value; null where the field is no choice. */
type WordsOf = (field: string, value: unknown) => readonly MessageKey[] | null;

/** The head of a package or theme stands before its fields. */
const headWords: WordsOf = (field, value) => {
  const word = headWord(field, value);
  return word && [word];
};

function choiceText(keys: readonly MessageKey[] | null, allWords: AllWords): string | null {
  return keys && keys.length > 0 ? keys.map((key) => allWords.say(key)).join(', ') : null;
}

const headFields = [
  'author',
  'licence',
  'part',
  'min',
  'max',
  'name',
  'family',
  'terminal',
  'style',
  'icons',
  'titleShowWay',
] as const;

function aboutLabel(field: string, words: TerminalWords): string {
  const one = headFields.find((name) => name === field);
  return one === undefined ? printable(field) : words.say(`cli.theme.about.${one}`);
}

/** The value in one line, cut to 60 characters; a list is shown as JSON. */
function plainText(value: FieldValue | undefined, words: TerminalWords): string {
  if (value === undefined || value === null || value === '') return '–';
  const path = assetPath(value);
  if (path !== null) return words.say('cli.theme.picture', { path: printable(path) });
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return printable(text.length > 60 ? `${text.slice(0, 59)}…` : text);
}

function comparisonJson({ about, themes }: PackageComparison, same: boolean): z.input<typeof themeDiffShape> {
  const changesJson = (changes: readonly ThemeFieldChange[]) =>
    changes.map(({ field, before, after }) => ({ field, before: before ?? null, after: after ?? null }));
  return {
    same,
    about: changesJson(about),
    themes: themes.map(({ changes, ...theme }) => ({ ...theme, changes: changesJson(changes) })),
  };
}
