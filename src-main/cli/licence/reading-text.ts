import type { LicenceModule } from '#shared/rules/common/licence/licence.ts';
import { countModules } from '#shared/rules/licence/count-modules.ts';
import { describeFile } from '#shared/rules/licence/description/describe-file.ts';
import { describeLicence, type LicenceFact } from '#shared/rules/licence/description/describe-licence.ts';
import { describeVerdict } from '#shared/rules/licence/description/describe-verdict.ts';
import { factText, tableSeatText } from '#shared/rules/licence/description/fact-value.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { fitTable } from '../render/fit-table.ts';
import { toneSigns } from '../render/signs.ts';
import { textPairs } from '../render/text-table.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** `width` in cells; null: no limit. */
export function readingText(reading: LicenceReading, width: number | null, words: TerminalWords): string {
  const { licence, daysRemaining } = reading;
  const parts = [fileLine(reading, words), verdictText(reading, words)];
  if (licence)
    parts.push(pairs(describeLicence(licence, daysRemaining, countModules(licence.modules)), words));
  const aboutFile = describeFile(reading).filter(({ name }) => !saidBefore.has(name));
  if (aboutFile.length > 0) parts.push(pairs(aboutFile, words));
  if (licence) parts.push(showModules(licence.modules, width, words));
  return `${parts.join('\n\n')}\n`;
}

/** The first line and the verdict say these facts of the file. */
const saidBefore: ReadonlySet<string> = new Set([
  'name',
  'size',
  'format',
  'mapped',
  'encryption',
  'signature',
]);

export function fileLine({ name, size, format }: LicenceReading, words: TerminalWords): string {
  return words.say('cli.fileLine', {
    name: printable(name),
    size: words.size(size),
    format: words.say(`licence.format.${format ?? 'unknown'}`),
  });
}

function verdictText(reading: LicenceReading, words: TerminalWords): string {
  const { tone, title, reason, details, others } = describeVerdict(reading, words);
  const [readable, verified, ...more] = details.map(({ text }) => text);
  const lines = [`${toneSigns[tone]} ${title}`, `  ${reason}`, `  ${readable} · ${verified}`];
  lines.push(...more.map((text) => `  ${text}`));
  if (others.length > 0) lines.push(`  ${words.say('cli.also')}`, ...others.map(({ text }) => `  - ${text}`));
  return lines.join('\n');
}

function pairs(facts: readonly LicenceFact<string>[], words: TerminalWords): string {
  return textPairs(facts.map(({ label, value }) => [words.say(label), factText(value, words)]));
}

function showModules(modules: readonly LicenceModule[], width: number | null, words: TerminalWords): string {
  if (modules.length === 0) return words.say('licence.modules.none');
  const rows: string[][] = [];
  addRows(rows, modules, '', words);
  const title = words.say('cli.modulesTitle', {
    count: words.number(modules.length),
    all: words.number(rows.length),
  });
  const columns = [
    { title: words.say('licence.moduleField.name'), shrinks: 24 },
    { title: words.say('licence.moduleField.flag'), shrinks: 16, tells: true },
    { title: words.say('licence.moduleField.pcSeats'), align: 'right', leaves: 4 },
    { title: words.say('licence.moduleField.mobileSeats'), align: 'right', leaves: 3 },
    { title: words.say('licence.moduleField.enabled'), leaves: 2 },
    { title: words.say('licence.moduleField.appId'), shrinks: 8, leaves: 1 },
  ] as const;
  return `${title}\n\n${fitTable(columns, rows, width)}`;
}

/** Sub-modules stand under their module with the lines of a tree. */
function addRows(
  rows: string[][],
  modules: readonly LicenceModule[],
  indent: string,
  words: TerminalWords,
  depth = 0,
): void {
  modules.forEach((module, index) => {
    const last = index === modules.length - 1;
    rows.push([
      depth === 0 ? printable(module.name) : `${indent}${last ? '└─' : '├─'} ${printable(module.name)}`,
      printable(module.flag),
      tableSeatText(module.pcSeats, words),
      tableSeatText(module.mobileSeats, words),
      words.say(module.enabled ? 'licence.value.on' : 'licence.value.off'),
      printable(module.appId ?? '–'),
    ]);
    const deeper = depth === 0 ? '' : `${indent}${last ? '   ' : '│  '}`;
    addRows(rows, module.modules, deeper, words, depth + 1);
  });
}
