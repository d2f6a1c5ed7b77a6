/** What a look at a theme package says, for people. */
import { type PackageFinding, type Severity, shownDetails } from '#shared/rules/themes/package/findings.ts';
import { allFindings, type PackageReport } from '#shared/rules/themes/package/report.ts';
import type { EveryWord } from '../text/all-texts.ts';
import { toneMarks } from '../render/signs.ts';
import { printable } from '../text/printable.ts';
import type { Words } from '../text/terminal-texts.ts';

const marks: Readonly<Record<Severity, string>> = {
  refused: toneMarks.danger,
  problem: toneMarks.warning,
  note: toneMarks.info,
};

/** The verdict in one line, then a line for each finding. */
export function showReport(name: string, report: PackageReport, words: Words, all: EveryWord): string {
  const findings = allFindings(report);
  const verdict = words.say(report.kind === 'package' ? 'cli.theme.checkedPackage' : 'cli.theme.checked', {
    name: printable(name),
    verdict: all.say(`themePackage.kind.${report.kind}`),
    themes: words.number(report.themes.length),
    entries: words.number(report.entries.length),
    size: words.number(report.bytes),
  });
  return [
    `${markOf(report, findings)} ${verdict}`,
    ...findings.map((one) => `  ${showFinding(one, words, all)}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

/** Good unless something is wrong. */
function markOf({ kind }: PackageReport, findings: readonly PackageFinding[]): string {
  if (kind === 'refused') return toneMarks.danger;
  if (findings.some(({ severity }) => severity === 'problem')) return toneMarks.warning;
  return kind === 'unknown-zip' ? toneMarks.info : toneMarks.success;
}

/** With its code, which scripts and people can look up. */
export function showFinding(
  { code, severity, where, details }: PackageFinding,
  words: Words,
  all: EveryWord,
): string {
  const params = shownDetails(details, (pair) => all.say(`themeContrast.pair.${pair}`));
  const text = all.say(`themePackage.code.${code}`, params);
  const said = words.say(where === undefined ? 'cli.theme.finding' : 'cli.theme.findingAt', {
    code,
    text,
    where: printable(where ?? ''),
  });
  return `${marks[severity]} ${said}`;
}
