/** `licence compare` takes two files in their order, or a family of files, which it sorts by time. */
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { reportModel } from '#shared/rules/licence/report/report-model.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { UsageError } from '../failure/usage-error.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { familyJson, pairJson } from './comparison-json.ts';
import { comparisonText } from './comparison-text.ts';
import { familyText } from './family-text.ts';
import { expandFolders, reportSkipped } from './licence-files.ts';
import { withLicenceReader } from './open-reader.ts';
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
