/** The changes of a step of a report: sentences in order of risk, then fields and modules, losses first. */

import { escapeHtml, foreignHtml } from '../../../kit/html-text.ts';
import type { LicenceComparison } from '../comparison.ts';
import {
  changedFields,
  describeFieldChange,
  describeModuleField,
  modulesByLoss,
  type WordedChange,
} from '../description/describe-comparison.ts';
import type { LicenceZones } from '../description/licence-writer.ts';
import { changeTones, type FactTone } from '../fact-tones.ts';
import { changeKinds } from '../view/module-change.ts';
import { changeRowsOf, collapsibleList, leftOut, sentencesOf, uncollapsedLimit } from './html-bounds.ts';
import { htmlTones } from './html-tones.ts';
import type { ReportStep } from './report-model.ts';
import type { LicenceReportWords, ReportKey } from './report-words.ts';

/** The zones are those of the two licences; the number of all steps limits the rows of each. */
export function* changeTables(
  step: ReportStep,
  zones: LicenceZones,
  steps: number,
  words: LicenceReportWords,
): Generator<string, void, undefined> {
  const { comparison, risks } = step;
  if (comparison.equal) {
    yield `<p>${escapeHtml(words.say('licence.change.equal'))}</p>`;
    return;
  }
  const title = (key: ReportKey): string => `<h3>${escapeHtml(words.say(key))}</h3>`;
  const sentences = risks.slice(0, sentencesOf(steps)).map((risk) => {
    const weight = escapeHtml(words.say(`licence.fact.change.${risk.severity}`));
    return `<tr><td class="${htmlTones[changeTones[risk.severity]]} tone">${weight}</td><td>${escapeHtml(words.sentence(risk, zones))}</td></tr>`;
  });
  yield table('sentences', '', sentences);
  yield leftOut('licenceReport.moreSentences', risks.length - sentences.length, words);
  const fields = changedFields(comparison);
  if (fields.length > 0) {
    yield title('licenceReport.section.fields');
    yield table(
      'fields',
      head(['licence.change.field'], words),
      fields.map((field) => fieldRow(field, zones, words)),
    );
  }
  if (comparison.modules.length > 0) {
    yield title('licenceReport.section.moduleChanges');
    yield* moduleChanges(comparison, changeRowsOf(steps), words);
  }
}

type ModuleChange = LicenceComparison['modules'][number];

function* moduleChanges(
  comparison: Pick<LicenceComparison, 'modules'>,
  most: number,
  words: LicenceReportWords,
): Generator<string, void, undefined> {
  const { modules } = comparison;
  yield `<p>${escapeHtml(countsText(modules, words))}</p>`;
  const shown = modulesByLoss(comparison).slice(0, most);
  const columns = ['licence.moduleField.name', 'licence.change.what'] as const;
  const list = table(
    'changes',
    head(columns, words),
    shown.flatMap((module) => moduleRows(module, words)),
  );
  const params = { count: shown.length, amount: words.number(shown.length) };
  yield* collapsibleList(
    [list],
    shown.length > uncollapsedLimit ? words.say('licenceReport.listOfChanges', params) : null,
  );
  yield leftOut('licenceReport.moreChanges', modules.length - shown.length, words);
}

/** Returns a text such as "60,000 modules: 12 removed, 59,988 changed". */
function countsText(modules: readonly ModuleChange[], words: LicenceReportWords): string {
  const parts = changeKinds.flatMap((kind) => {
    const count = modules.filter(({ change }) => change === kind).length;
    const params = { change: words.say(`licence.change.${kind}`), amount: words.number(count) };
    return count === 0 ? [] : [words.say('licenceReport.changeCount', params)];
  });
  const params = { count: modules.length, amount: words.number(modules.length) };
  return words.say('licenceReport.changeCounts', {
    ...params,
    parts: parts.join(words.say('licenceReport.separator')),
  });
}

function table(kind: 'sentences' | 'fields' | 'changes', titles: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : `<table class="${kind}">${titles}<tbody>${rows.join('')}</tbody></table>`;
}

function head(first: readonly ReportKey[], words: LicenceReportWords): string {
  const titles = [
    ...first,
    'licenceReport.column.before',
    'licenceReport.column.after',
    'licence.change.difference',
  ] as const;
  const cells = titles.map((key) => `<th scope="col">${escapeHtml(words.say(key))}</th>`);
  return `<thead><tr>${cells.join('')}</tr></thead>`;
}

function fieldRow(
  field: LicenceComparison['fields'][number],
  zones: LicenceZones,
  words: LicenceReportWords,
): string {
  const change = describeFieldChange(field, words, zones);
  return `<tr><th scope="row">${escapeHtml(change.label)}</th>${changeCells(change)}</tr>`;
}

function changeCells({ before, after, difference, tone }: WordedChange): string {
  return `<td>${foreignHtml(before)}</td><td>${foreignHtml(after)}</td>${tonedCell(difference, tone)}`;
}

function tonedCell(text: string, tone: FactTone): string {
  return `<td class="${htmlTones[tone]} tone">${escapeHtml(text)}</td>`;
}

function moduleRows(module: ModuleChange, words: LicenceReportWords): string[] {
  const { change, names, path, from, fields } = module;
  const name = `<td>${foreignHtml(names.join(' › '))} <code>${foreignHtml(path.join('/'))}</code></td>`;
  const rows: string[] = [];
  if (change !== 'changed') {
    const old = from ? foreignHtml(from.names.join(' › ')) : '';
    const what = escapeHtml(words.say(`licence.change.${change}`));
    rows.push(`${name}<td>${what}</td><td>${old}</td><td></td><td></td>`);
  }
  for (const field of fields) {
    const worded = describeModuleField(field, words);
    const cells = `<td>${escapeHtml(worded.label)}</td>${changeCells(worded)}`;
    rows.push(`${rows.length === 0 ? name : '<td></td>'}${cells}`);
  }
  return rows.map((cells) => `<tr>${cells}</tr>`);
}
