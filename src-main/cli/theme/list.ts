import type * as z from 'zod';
import type { PackageManifest } from '#shared/rules/themes/package/manifest.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { fitTable } from '../render/fit-table.ts';
import type { themeListShape } from '../render/json/theme.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { themeKindsOfMappings, withThemes } from './read-package.ts';

type Listed = z.input<typeof themeListShape>['packages'][number];

export async function listThemes(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const packages: Listed[] = [];
  let code: number = exitCodes.good;
  const kinds = await themeKindsOfMappings(options, terminal, words);
  for (const path of operands) {
    const withServer = await withThemes(
      path,
      terminal,
      words,
      async ({ manifest }, name) => listedPackage(name, manifest),
      kinds,
    );
    if (withServer === null) code = exitCodes.notReadable;
    else packages.push(withServer);
  }
  const width = options.out === null ? terminal.columns : null;
  const text = () => packages.map((one) => packageTable(one, width, words, allWords)).join('\n');
  if (options.json) await deliver(toJson({ packages }), options, terminal, words);
  else if (packages.length > 0) await deliver(text(), options, terminal, words);
  return code;
}

function listedPackage(
  name: string,
  { author, licence, created, release, part, themes }: PackageManifest,
): Listed {
  return {
    name,
    version: release?.version,
    author,
    licence,
    created,
    part,
    themes: themes.map(({ key, family, terminal, style, name: called, fields, assets }) => ({
      key,
      family,
      terminal,
      style,
      name: called,
      fields: Object.keys(fields).length,
      pictures: assets.length,
      bytes: assets.reduce((sum, { bytes }) => sum + bytes, 0),
    })),
  };
}

function packageTable(
  { name, version, author, licence, part, themes }: Listed,
  width: number | null,
  words: TerminalWords,
  allWords: AllWords,
): string {
  const about = [version, allWords.say(`themePackage.part.${part}`), author, licence]
    .flatMap((one) => (one === undefined ? [] : [printable(one)]))
    .join(' · ');
  const columns = [
    { title: words.say('cli.theme.column.key'), tells: true, shrinks: 12 },
    { title: words.say('cli.theme.column.name'), shrinks: 12 },
    { title: words.say('cli.theme.column.family') },
    { title: words.say('cli.theme.column.terminal') },
    { title: words.say('cli.theme.column.style') },
    { title: words.say('cli.theme.column.fields'), align: 'right', leaves: 1 },
    { title: words.say('cli.theme.column.pictures'), align: 'right', leaves: 2 },
    { title: words.say('cli.theme.column.bytes'), align: 'right', leaves: 0 },
  ] as const;
  const rows = themes.map((theme) => [
    theme.key,
    printable(theme.name),
    allWords.say(`themePackage.family.${theme.family}`),
    theme.terminal === null ? '–' : allWords.say(`themes.terminal.${theme.terminal}`),
    theme.style === null ? '–' : allWords.say(`themeFields.style.${theme.style}`),
    ...[theme.fields, theme.pictures, theme.bytes].map(words.number),
  ]);
  return `${printable(name)}: ${about}\n${fitTable(columns, rows, width)}\n`;
}
