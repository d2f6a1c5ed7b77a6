/** `theme check`: every check of a package, and what is wrong with its themes; nothing is written. */
import type * as z from 'zod';
import { allFindings, type PackageReport } from '#shared/rules/themes/package/report.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { checkShape } from '../render/json/theme.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import { showReport } from './package-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { givenThemeKinds, withPackage } from './read-package.ts';
import type { Words } from '../text/terminal-texts.ts';

export async function checkThemes(
  { operands, options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const all = await everyWord(words.language);
  const read: { name: string; report: PackageReport }[] = [];
  const kinds = await givenThemeKinds(options, terminal, words);
  for (const path of operands)
    read.push(
      await withPackage(path, terminal, words, async ({ name, report }) => ({ name, report }), kinds),
    );
  const text = () => read.map(({ name, report }) => showReport(name, report, words, all)).join('');
  await deliver(options.json ? toJson(toShape(read)) : text(), options, terminal, words);
  // Refused weighs more than a problem, and that more than none.
  return Math.max(...read.map(({ report }) => exitCodeOfPackage(report)));
}

/** A zip of another layout is sound, and can be sent as it is, where a browser runs nothing of it. */
export function exitCodeOfPackage(report: PackageReport): number {
  if (report.kind === 'refused') return exitCodes.notReadable;
  const wrong = allFindings(report).some(({ severity }) => severity === 'problem');
  return wrong ? exitCodes.themeProblem : exitCodes.good;
}

function toShape(read: readonly { name: string; report: PackageReport }[]): z.input<typeof checkShape> {
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
