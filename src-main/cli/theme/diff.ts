/** `theme diff`: what the second package changes of the first, theme by theme and field by field. */
import type * as z from 'zod';
import { describedBy, type Fields } from '#shared/rules/fields/field.ts';
import {
  comparePackages,
  type FieldChange,
  type PackageComparison,
} from '#shared/rules/themes/package/compare.ts';
import { headWord } from '#shared/rules/themes/package/head-words.ts';
import { assetPath, type FieldValue, type PackageFamily } from '#shared/rules/themes/package/manifest.ts';
import { portableRows } from '#shared/rules/themes/package/portable.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { diffSigns } from '../render/signs.ts';
import { type EveryWord, everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { diffShape } from '../render/json/theme.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import { printable } from '../text/printable.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { givenThemeKinds, withThemes } from './read-package.ts';
import type { Words } from '../text/terminal-texts.ts';

export async function diffThemes(
  { operands, options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const all = await everyWord(words.language);
  const [first = '', second = ''] = operands;
  const kinds = await givenThemeKinds(options, terminal, words);
  const manifestAt = (path: string) =>
    withThemes(path, terminal, words, async ({ manifest }) => manifest, kinds);
  const before = await manifestAt(first);
  const after = await manifestAt(second);
  if (before === null || after === null) return exitCodes.notReadable;
  const comparison = comparePackages(before, after);
  const same = comparison.about.length === 0 && comparison.themes.every(({ state }) => state === 'same');
  const families = new Map([...before.themes, ...after.themes].map(({ key, family }) => [key, family]));
  const text = () => (same ? `${words.say('cli.theme.same')}\n` : show(comparison, families, words, all));
  await deliver(options.json ? toJson(toShape(comparison, same)) : text(), options, terminal, words);
  return same ? exitCodes.good : exitCodes.differs;
}

function show(
  { about, themes }: PackageComparison,
  families: ReadonlyMap<string, PackageFamily>,
  words: Words,
  all: EveryWord,
): string {
  const line = (change: FieldChange, label: string, wordsOf: WordsOf): string => {
    const say = (value: FieldValue | undefined) =>
      chosen(wordsOf(change.field, value), all) ?? shown(value, words);
    const said = { label, before: say(change.before), after: say(change.after) };
    return `    ${words.say('cli.theme.change', said)}\n`;
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
        return row ? all.say(row.label) : aboutLabel(field, words);
      };
      const title = `${diffSigns[state]} ${printable(name)} (${key}): ${words.say(`cli.theme.state.${state}`)}\n`;
      return title + changes.map((change) => line(change, label(change.field), wordsOf)).join('');
    });
  return head + blocks.join('');
}

/** What a choice is called; null: it is no choice. */
type WordsOf = (field: string, value: unknown) => readonly MessageKey[] | null;

/** Of what a package and each of its themes say before their fields. */
const headWords: WordsOf = (field, value) => {
  const word = headWord(field, value);
  return word && [word];
};

function chosen(keys: readonly MessageKey[] | null, all: EveryWord): string | null {
  return keys && keys.length > 0 ? keys.map((key) => all.say(key)).join(', ') : null;
}

const known = [
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

function aboutLabel(field: string, words: Words): string {
  const one = known.find((name) => name === field);
  return one === undefined ? printable(field) : words.say(`cli.theme.about.${one}`);
}

/** In one line; a list is what it holds. */
function shown(value: FieldValue | undefined, words: Words): string {
  if (value === undefined || value === null || value === '') return '–';
  const path = assetPath(value);
  if (path !== null) return words.say('cli.theme.picture', { path: printable(path) });
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return printable(text.length > 60 ? `${text.slice(0, 59)}…` : text);
}

function toShape({ about, themes }: PackageComparison, same: boolean): z.input<typeof diffShape> {
  const said = (changes: readonly FieldChange[]) =>
    changes.map(({ field, before, after }) => ({ field, before: before ?? null, after: after ?? null }));
  return {
    same,
    about: said(about),
    themes: themes.map(({ changes, ...theme }) => ({ ...theme, changes: said(changes) })),
  };
}
