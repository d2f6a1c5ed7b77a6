import type { PackageFinding } from '#shared/rules/themes/package/findings.ts';
import { packageTone, sayFinding } from '#shared/rules/themes/package/package-facts.ts';
import { allFindings, type PackageReport } from '#shared/rules/themes/package/report.ts';
import { toneSigns } from '../render/signs.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export function packageReportText(
  name: string,
  report: PackageReport,
  words: TerminalWords,
  allWords: AllWords,
): string {
  const verdict = words.say(report.kind === 'package' ? 'cli.theme.checkedPackage' : 'cli.theme.checked', {
    name: printable(name),
    verdict: allWords.say(`themePackage.kind.${report.kind}`),
    themes: words.number(report.themes.length),
    entries: words.number(report.entries.length),
    size: words.number(report.bytes),
  });
  return [
    `${toneSigns[packageTone(report)]} ${verdict}`,
    ...allFindings(report).map((one) => `  ${packageFindingText(one, words, allWords)}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

/** The finding's code stands with it, for looking it up. */
export function packageFindingText(
  finding: PackageFinding,
  words: TerminalWords,
  allWords: AllWords,
): string {
  const { code, tone, where, text } = sayFinding(finding, allWords);
  const line = words.say(where === null ? 'cli.theme.finding' : 'cli.theme.findingAt', {
    code,
    text,
    where: printable(where ?? ''),
  });
  return `${toneSigns[tone]} ${line}`;
}
