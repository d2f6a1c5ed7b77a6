import { dayAt, defaultTimeZone } from '#shared/kit/days.ts';
import { licenceReportHtml } from '#shared/rules/licence/report/html.ts';
import { expiryCalendar } from '#shared/rules/licence/report/report-calendar.ts';
import { licenceReportJson } from '#shared/rules/licence/report/report-json.ts';
import { type ReportModel, reportModel } from '#shared/rules/licence/report/report-model.ts';
import { reportWorkbook } from '#shared/rules/licence/report/report-sheets.ts';
import { reportWords } from '#shared/rules/licence/report/report-words.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { summarise } from '../../services/licence/reader/summary.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { UsageError } from '../failure/usage-error.ts';
import { toJson } from '../render/to-json.ts';
import { type CommandResult, deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { gravestExitCode, licenceExitCode } from './exit-code.ts';
import { expandFolders, reportSkipped } from './licence-files.ts';
import { withLicenceReader } from './open-reader.ts';
import { usedFigures } from './used-figures.ts';
import { quickDeflater } from './quick-deflater.ts';

export function reportLicences(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  return withLicenceReader(options, terminal, words, async (reader) => {
    const { files: all, skipped } = await expandFolders(operands, terminal, words);
    reportSkipped(skipped, terminal, words);
    if (all.length === 0) throw new UsageError('cli.problem.nothingToRead');
    const readings = await reader.readAll(all);
    const version = packageFile.version;
    const model = reportModel({ readings, now: reader.now, version, use: usedFigures(options.used) });
    const format = options.json ? 'json' : (options.format ?? 'html');
    await deliver(await reportOutput(format, model, words), options, terminal, words);
    const unread = skipped.length > 0 && !options.allowSkipped;
    return gravestExitCode([
      ...readings.map(licenceExitCode),
      unread ? exitCodes.notReadable : exitCodes.good,
    ]);
  });
}

async function reportOutput(
  format: string,
  model: ReportModel,
  { language }: TerminalWords,
): Promise<CommandResult> {
  const words = await reportWords(language);
  switch (format) {
    case 'json':
      return toJson(licenceReportJson(model, words));
    case 'xlsx':
      return reportWorkbook(model, words, quickDeflater);
    case 'ics': {
      const today = dayAt(model.now, defaultTimeZone);
      return expiryCalendar(model.files.map(summarise), { now: model.now, today }, words);
    }
    default:
      return licenceReportHtml(model, words);
  }
}
