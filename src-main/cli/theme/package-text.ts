import { type PackageFinding, type Severity, shownDetails } from '#shared/rules/themes/package/findings.ts';
import { allFindings, type PackageReport } from '#shared/rules/themes/package/report.ts';
import { toneSigns } from '../render/signs.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

const severitySigns: Readonly<Record<Severity, string>> = {
  refused: toneSigns.danger,
  problem: toneSigns.warning,
  note: toneSigns.info,
};

export function packageReportText(
  name: string,
  report: PackageReport,
  words: TerminalWords,
  allWords: AllWords,
): string {
  const findings = allFindings(report);
  const verdict = words.say(report.kind === 'package' ? 'cli.theme.checkedPackage' : 'cli.theme.checked', {
    name: printable(name),
    verdict: allWords.say(`themePackage.kind.${report.kind}`),
    themes: words.number(report.themes.length),
    entries: words.number(report.entries.length),
    size: words.number(report.bytes),
  });
  return [
    `${markOf(report, findings)} ${verdict}`,
    ...findings.map((one) => `  ${packageFindingText(one, words, allWords)}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function markOf({ kind }: PackageReport, findings: readonly PackageFinding[]): string {
  if (kind === 'refused') return toneSigns.danger;
  if (findings.some(({ severity }) => severity === 'problem')) return toneSigns.warning;
  return kind === 'unknown-zip' ? toneSigns.info : toneSigns.success;
}

/** The finding's code stands first, for looking it up. */
export function packageFindingText(
  { code, severity, where, details }: PackageFinding,
  words: TerminalWords,
  allWords: AllWords,
): string {
  const params = shownDetails(details, (pair) => allWords.say(`themeContrast.pair.${pair}`));
  const text = allWords.say(`themePackage.code.${code}`, params);
  const line = words.say(where === undefined ? 'cli.theme.finding' : 'cli.theme.findingAt', {
    code,
    text,
    where: printable(where ?? ''),
  });
  return `${severitySigns[severity]} ${line}`;
}
