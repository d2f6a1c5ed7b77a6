import type * as z from 'zod';
import {
  comparePackages,
  type PackageComparison,
  type ThemeComparison,
  type ThemeFieldChange,
} from '#shared/rules/themes/package/compare.ts';
import type { PackageFamily } from '#shared/rules/themes/package/manifest.ts';
import { sayChange } from '#shared/rules/themes/package/package-facts.ts';
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
  const familyOf = ({ key, state }: ThemeComparison) =>
    (state === 'removed' ? before : after).themes.find((theme) => theme.key === key)?.family ?? 'css';
  const text = () =>
    same ? `${words.say('cli.theme.same')}\n` : comparisonText(comparison, familyOf, words, allWords);
  await deliver(options.json ? toJson(comparisonJson(comparison, same)) : text(), options, terminal, words);
  return same ? exitCodes.good : exitCodes.differs;
}

function comparisonText(
  { about, themes }: PackageComparison,
  familyOf: (theme: ThemeComparison) => PackageFamily,
  words: TerminalWords,
  allWords: AllWords,
): string {
  const line = (family: PackageFamily | null, change: ThemeFieldChange): string => {
    const { label, before, after } = sayChange(family, change, allWords);
    const params = { label: printable(label), before: shortText(before), after: shortText(after) };
    return `    ${words.say('cli.theme.change', params)}\n`;
  };
  const head = about.map((change) => line(null, change)).join('');
  const blocks = themes
    .filter(({ state }) => state !== 'same')
    .map((theme) => {
      const { key, name, state, changes } = theme;
      const title = `${differenceSigns[state]} ${printable(name)} (${key}): ${words.say(`cli.theme.state.${state}`)}\n`;
      return title + changes.map((change) => line(familyOf(theme), change)).join('');
    });
  return head + blocks.join('');
}

/** A value in one line, cut to 60 characters. */
function shortText(value: string | null): string {
  if (value === null) return '–';
  return printable(value.length > 60 ? `${value.slice(0, 59)}…` : value);
}

function comparisonJson({ about, themes }: PackageComparison, same: boolean): z.input<typeof themeDiffShape> {
  const changesJson = (changes: readonly ThemeFieldChange[]) =>
    changes.map(({ field, before, after }) => ({ field, before: before ?? null, after: after ?? null }));
  return {
    same,
    about: changesJson(about),
    themes: themes.map(({ changes, keyBefore: _, ...theme }) => ({
      ...theme,
      changes: changesJson(changes),
    })),
  };
}
