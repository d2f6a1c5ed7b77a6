/**
 * A report as a workbook (XLSX): summary, modules, changes. Numbers stay numbers and days stay days; the instant of
 * issue stays a text, since a cell's time has no zone. Doubtful files are named above the first table.
 */
import type { Cell, ExportColumn } from '../../../kit/export/csv.ts';
import { bookPieces, type Worksheet, worksheetOf } from '../../../kit/export/xlsx/workbook.ts';
import type { Deflater } from '../../../kit/export/xlsx/zip.ts';
import { shownInSentence, shownText } from '../../../kit/shown-text.ts';
import { type LicenceModule, unlimitedSeats } from '../../common/licence/licence.ts';
import { findingTexts, stateText } from '../description/describe-verdict.ts';
import { isDoubtful } from '../is-doubtful.ts';
import { moduleMarks } from './module-marks.ts';
import { contentFacts, licenceFileFacts, type ReportFact } from './report-facts.ts';
import { type AnyReport, lastReadable, type ReportFile, zonesOf } from './report-model.ts';
import type { LicenceReportWords } from './report-words.ts';

export function reportWorkbook(model: AnyReport, words: LicenceReportWords, deflater?: Deflater) {
  return bookPieces(reportSheets(model, words), deflater);
}

export function reportSheets(model: AnyReport, words: LicenceReportWords): Worksheet[] {
  const sheets = [summarySheet(model, words)];
  if (lastReadable(model)) sheets.push(moduleSheet(model, words));
  if (model.kind !== 'one') sheets.push(changeSheet(model, words));
  return sheets;
}

type SummaryRow = readonly [label: string, ...values: Cell[]];

/** The summary has one row for each fact and one column for each file. */
function summarySheet(model: AnyReport, words: LicenceReportWords): Worksheet {
  const { files } = model;
  const values = files.map((file) => {
    const facts = [...contentFacts(file, words), ...licenceFileFacts(file, words)];
    return new Map<string, Cell>([
      [words.say('licence.verdict.label'), stateText(file.state, words)],
      [words.say('licenceReport.column.sentence'), findingTexts(file, words).join('\n')],
      ...facts.flatMap(factCells),
    ]);
  });
  const labels = [...new Set(values.flatMap((map) => [...map.keys()]))];
  const rows = labels.map((label): SummaryRow => [label, ...values.map((map) => map.get(label))]);
  for (const finding of model.use) {
    rows.push([words.say(`licence.fact.use.${finding.severity}`), words.sentence(finding)]);
  }
  const footer = { when: words.instant(model.now), version: model.version };
  rows.push([words.say(`licenceReport.title.${model.kind}`), words.say('licenceReport.made', footer)]);
  return worksheetOf<SummaryRow>({
    title: words.say('licenceReport.sheet.summary'),
    notice: doubts(files, words),
    columns: [
      { title: words.say('licenceReport.column.item'), value: ([label]) => label },
      ...files.map(
        ({ name }, index): ExportColumn<SummaryRow> => ({
          title: shownText(name),
          value: (row) => row[index + 1],
        }),
      ),
    ],
    rows,
  });
}

/** A day has a cell of its own, and its zone the cell below. */
function factCells({ label, value, cell, cellLabel, zone }: ReportFact): [string, Cell][] {
  const own: [string, Cell] = [cellLabel ?? label, cell ?? shownText(value)];
  return zone ? [own, [zone.label, zone.cell]] : [own];
}

/** The maximum number of files named in the warning. */
const mostNamed = 5;

/** Returns the warning about doubtful files; null when there are none. */
function doubts(files: readonly ReportFile[], words: LicenceReportWords): string | null {
  const doubtful = files.filter(isDoubtful);
  if (/* wall: licence-workbook-doubt */ doubtful.length === 0) return null;
  const named = doubtful.slice(0, mostNamed).map(({ name, state }) => {
    const params = { name: shownInSentence(name), verdict: stateText(state, words) };
    return words.say('licenceReport.doubt.file', params);
  });
  const more = doubtful.length - named.length;
  if (more > 0)
    named.push(words.say('licenceReport.doubt.more', { count: more, amount: words.number(more) }));
  const list = named.join(words.say('licenceReport.separator'));
  return words.say('licenceReport.doubt.files', { files: list });
}

interface ModuleRow {
  readonly module: LicenceModule;
  readonly names: readonly string[];
  readonly path: readonly string[];
}

function moduleSheet(model: AnyReport, words: LicenceReportWords): Worksheet {
  const modules = lastReadable(model)?.licence?.modules ?? [];
  const marks = moduleMarks(model.steps.at(-1)?.comparison ?? null);
  const seats = (value: number | null): Cell =>
    value === unlimitedSeats ? words.say('licence.value.unlimited') : value;
  const columns: ExportColumn<ModuleRow>[] = [
    { title: words.say('licence.moduleField.name'), value: ({ module }) => shownText(module.name) },
    {
      title: words.say('licenceReport.column.above'),
      value: ({ names }) => shownText(names.slice(0, -1).join(' › ')),
    },
    { title: words.say('licence.moduleField.flag'), value: ({ module }) => shownText(module.flag) },
    { title: words.say('licenceReport.column.path'), value: ({ path }) => shownText(path.join('/')) },
    { title: words.say('licenceReport.column.level'), value: ({ path }) => path.length },
    { title: words.say('licence.moduleField.pcSeats'), value: ({ module }) => seats(module.pcSeats) },
    { title: words.say('licence.moduleField.mobileSeats'), value: ({ module }) => seats(module.mobileSeats) },
    { title: words.say('licence.moduleField.enabled'), value: ({ module }) => module.enabled },
    {
      title: words.say('licence.moduleField.appId'),
      value: ({ module }) => module.appId && shownText(module.appId),
    },
  ];
  if (marks.size > 0) {
    const title = words.say('licenceReport.column.change');
    columns.push({
      title,
      value: ({ path }) => {
        const mark = marks.get(path);
        return mark && words.say(`licence.change.${mark}`);
      },
    });
  }
  return worksheetOf({ title: words.say('licenceReport.sheet.modules'), columns, rows: moduleRows(modules) });
}

function* moduleRows(
  modules: readonly LicenceModule[],
  names: readonly string[] = [],
  path: readonly string[] = [],
): Generator<ModuleRow, void, undefined> {
  for (const module of modules) {
    const row = { module, names: [...names, module.name], path: [...path, module.flag] };
    yield row;
    if (module.modules.length > 0) yield* moduleRows(module.modules, row.names, row.path);
  }
}

function changeSheet(model: AnyReport, words: LicenceReportWords): Worksheet {
  const { files, steps } = model;
  const nameOf = (index: number) => shownText(files[index]?.name ?? '');
  const rows = steps.flatMap((step) => {
    const zones = zonesOf(model, step);
    return step.risks.map((risk) => ({
      before: nameOf(step.before),
      after: nameOf(step.after),
      risk,
      zones,
    }));
  });
  type Row = (typeof rows)[number];
  const columns: ExportColumn<Row>[] = [
    { title: words.say('licenceReport.column.before'), value: ({ before }) => before },
    { title: words.say('licenceReport.column.after'), value: ({ after }) => after },
    {
      title: words.say('licenceReport.column.severity'),
      value: ({ risk }) => words.say(`licence.fact.change.${risk.severity}`),
    },
    {
      title: words.say('licenceReport.column.sentence'),
      value: ({ risk, zones }) => words.sentence(risk, zones),
    },
    {
      title: words.say('licenceReport.column.path'),
      value: ({ risk }) => risk.path && shownText(risk.path.join('/')),
    },
  ];
  return worksheetOf({ title: words.say('licenceReport.sheet.changes'), columns, rows });
}
