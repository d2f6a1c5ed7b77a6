/** `licence compare` takes two files in their order, or a family of files, which it sorts by time. */
import type * as z from 'zod';
import { familyCautions } from '#shared/rules/licence/description/cautions.ts';
import { fieldValue } from '#shared/rules/licence/description/describe-licence.ts';
import { factText, tableSeatText } from '#shared/rules/licence/description/fact-value.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { risksJson, usageJson } from '#shared/rules/licence/report/json-parts.ts';
import { reportModel, type ReportModel, zonesOf } from '#shared/rules/licence/report/report-model.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { summarise } from '../../services/licence/reader/summary.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { UsageError } from '../failure/usage-error.ts';
import { fitTable } from '../render/fit-table.ts';
import type { licenceFamilyShape, licencePairShape } from '../render/json/licence.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { cautionsText } from './cautions-text.ts';
import { comparisonText } from './comparison-text.ts';
import { expandFolders, reportSkipped } from './licence-files.ts';
import { withLicenceReader } from './open-reader.ts';
import { licenceUseText, risksText } from './risks-text.ts';
import { usedFigures } from './used-figures.ts';

export function compareLicenceFiles(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  return withLicenceReader(options, terminal, words, async (reader) => {
    // Two names are compared even where both are the same file.
    const two = { files: operands, skipped: [] };
    const { files: all, skipped } =
      operands.length === 2 ? two : await expandFolders(operands, terminal, words);
    reportSkipped(skipped, terminal, words);
    if (all.length < 2) throw new UsageError('cli.problem.missingFiles');
    const readings: LicenceReading[] = [];
    if (all.length === 2) for (const file of all) readings.push(await reader.read(file));
    else readings.push(...(await reader.readAll(all)));
    const model = reportModel({
      readings,
      now: reader.now,
      version: packageFile.version,
      use: usedFigures(options.used),
    });
    const result = model.kind === 'compare' ? pairJson(model, words) : familyJson(model, words);
    const width = options.out === null ? terminal.columns : null;
    const text = (): string =>
      model.kind === 'compare' ? comparisonText(model, width, words) : familyText(model, width, words);
    await deliver(options.json ? toJson(result) : text(), options, terminal, words);
    if (model.steps.length === 0) return exitCodes.notReadable;
    return model.steps.every(({ comparison }) => comparison.equal) ? exitCodes.good : exitCodes.differs;
  });
}

function pairJson(
  { files, steps, use }: ReportModel,
  words: TerminalWords,
): z.output<typeof licencePairShape> {
  const [reading, compareReading] = files;
  if (!reading || !compareReading) throw new RangeError('a comparison is of two files');
  const [step] = steps;
  return {
    reading,
    compareReading,
    comparison: step?.comparison ?? null,
    risks: risksJson(step?.risks ?? [], words),
    use: usageJson(use, words),
  };
}

function familyJson(
  { files, steps, use }: ReportModel,
  words: TerminalWords,
): z.output<typeof licenceFamilyShape> {
  return {
    members: files.map(summarise),
    steps: steps.map(({ risks, ...step }) => ({ ...step, risks: risksJson(risks, words) })),
    use: usageJson(use, words),
  };
}

function familyText(model: ReportModel, width: number | null, words: TerminalWords): string {
  const parts = [...cautionsText(familyCautions(model.files, words)), membersTable(model, width, words)];
  if (model.steps.length === 0) parts.push(words.say('licence.change.notComparable'));
  for (const step of model.steps) {
    const { before, after, comparison, risks } = step;
    const title = `${nameOf(model, before)} → ${nameOf(model, after)}`;
    const changes = comparison.equal
      ? `  = ${words.say('licence.change.equal')}`
      : risksText(risks, zonesOf(model, step), words);
    parts.push(`${title}\n${changes}`);
  }
  if (model.use.length > 0) parts.push(licenceUseText(model.use, words));
  return `${parts.join('\n\n')}\n`;
}

function membersTable({ files }: ReportModel, width: number | null, words: TerminalWords): string {
  const columns = [
    { title: '' },
    { title: words.say('licenceBoard.column.file'), shrinks: 16, tells: true },
    { title: words.say('licenceBoard.column.state') },
    { title: words.say('licence.field.startDate') },
    { title: words.say('licence.field.expiryDate') },
    { title: words.say('licenceBoard.column.zone'), shrinks: 6 },
    { title: words.say('licence.field.pcSeats'), align: 'right', leaves: 2 },
    { title: words.say('licence.field.mobileSeats'), align: 'right', leaves: 1 },
  ] as const;
  const rows = files.map(({ name, state, licence }, index) => [
    String(index + 1),
    printable(name),
    words.say(`licence.state.${state}`),
    licence ? factText(fieldValue('startDate', licence.startDate), words) : '–',
    licence ? factText(fieldValue('expiryDate', licence.expiryDate), words) : '–',
    licence?.timeZone ?? '–',
    tableSeatText(licence?.pcSeats ?? null, words),
    tableSeatText(licence?.mobileSeats ?? null, words),
  ]);
  return fitTable(columns, rows, width);
}

function nameOf({ files }: ReportModel, at: number): string {
  return printable(files[at]?.name ?? '');
}
