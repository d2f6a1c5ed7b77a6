import type * as z from 'zod';
import { packageTone } from '#shared/rules/themes/package/package-facts.ts';
import type { PackageReport } from '#shared/rules/themes/package/report.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { themeCheckShape } from '../render/json/theme.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { packageReportText } from './package-text.ts';
import { themeKindsOfMappings, withPackage } from './read-package.ts';

export async function checkThemes(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const read: { name: string; report: PackageReport }[] = [];
  const kinds = await themeKindsOfMappings(options, terminal, words);
  for (const path of operands)
    read.push(
      await withPackage(path, terminal, words, async ({ name, report }) => ({ name, report }), kinds),
    );
  const text = () =>
    read.map(({ name, report }) => packageReportText(name, report, words, allWords)).join('');
  await deliver(options.json ? toJson(checkJson(read)) : text(), options, terminal, words);
  // The codes grow with the weight: good 0, problem 1, refused 2.
  return Math.max(...read.map(({ report }) => exitCodeOfPackage(report)));
}

export function exitCodeOfPackage(report: PackageReport): number {
  const tone = packageTone(report);
  if (tone === 'danger') return exitCodes.notReadable;
  return tone === 'warning' ? exitCodes.themeProblem : exitCodes.good;
}

function checkJson(
  read: readonly { name: string; report: PackageReport }[],
): z.input<typeof themeCheckShape> {
  return {
    files: read.map(({ name, report: { kind, bytes, findings, entries, themes } }) => ({
      name,
      kind,
      bytes,
      findings: [...findings],
      entries: [...entries],
      themes: themes.map(({ key, family, terminal, name: called, findings: said }) => ({
        key,
        family,
        terminal,
        name: called,
        findings: [...said],
      })),
    })),
  };
}
