/** The changes of a step of a report: sentences in order of risk, then fields and modules, losses first. */

import { escapeHtml, foreign } from '../../../kit/html-text.ts';
import type { LicenceComparison } from '../comparison.ts';
import { changeTones } from '../fact-tones.ts';
import { changeKinds, type Direction, moduleDirection } from '../view/module-change.ts';
import { changeRowsOf, collapsibleList, leftOut, sentencesOf, unfolded } from './html-bounds.ts';
import { htmlTones } from './html-tones.ts';
import { reportValueText } from './report-facts.ts';
import type { ReportStep } from './report-model.ts';
import type { LicenceReportWords, ReportKey, Zones } from './report-words.ts';

/** The zones are those of the two licences; the number of all steps limits the rows of each. */
export function* changeTables(
  step: ReportStep,
  zones: Zones,
  steps: number,
  words: LicenceReportWords,
): Generator<string, void, undefined> {
  const { comparison, risks } = step;
  if (comparison.equal) {
    yield `<p>${escapeHtml(words.say('licenceReport.equal'))}</p>`;
    return;
  }
  const title = (key: ReportKey): string => `<h3>${escapeHtml(words.say(key))}</h3>`;
  const sentences = risks.slice(0, sentencesOf(steps)).map((risk) => {
    const weight = escapeHtml(words.say(`licence.fact.change.${risk.severity}`));
    return `<tr><td class="${htmlTones[changeTones[risk.severity]]} tone">${weight}</td><td>${escapeHtml(words.sentence(risk, zones))}</td></tr>`;
  });
  yield table('sentences', '', sentences);
  yield leftOut('licenceReport.moreSentences', risks.length - sentences.length, words);
  const fields = comparison.fields.filter(({ change }) => change !== 'same');
  if (fields.length > 0) {
    yield title('licenceReport.section.fields');
    yield table(
      'fields',
      head(['licenceReport.column.field'], words),
      fields.map((field) => fieldRow(field, zones, words)),
    );
  }
  if (comparison.modules.length > 0) {
    yield title('licenceReport.section.moduleChanges');
    yield* moduleChanges(comparison.modules, changeRowsOf(steps), words);
  }
}

type ModuleChange = LicenceComparison['modules'][number];

function* moduleChanges(
  modules: readonly ModuleChange[],
  most: number,
  words: LicenceReportWords,
): Generator<string, void, undefined> {
  yield `<p>${escapeHtml(countsText(modules, words))}</p>`;
  const shown = byRisk(modules).slice(0, most);
  const columns = ['licence.moduleField.name', 'licence.change.what'] as const;
  const list = table(
    'changes',
    head(columns, words),
    shown.flatMap((module) => moduleRows(module, words)),
  );
  const params = { count: shown.length, amount: words.number(shown.length) };
  yield* collapsibleList(
    [list],
    shown.length > unfolded ? words.say('licenceReport.listOfChanges', params) : null,
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

const ranks: Record<Direction, number> = { loss: 0, other: 1, gain: 2 };

/** Sorts losses first; equal ones keep their order. */
function byRisk(modules: readonly ModuleChange[]): ModuleChange[] {
  const ranked: ModuleChange[][] = [[], [], []];
  for (const module of modules) ranked[ranks[moduleDirection(module)]]?.push(module);
  return ranked.flat();
}

function table(kind: 'sentences' | 'fields' | 'changes', titles: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : `<table class="${kind}">${titles}<tbody>${rows.join('')}</tbody></table>`;
}

function head(first: readonly ReportKey[], words: LicenceReportWords): string {
  const titles = [...first, 'licenceReport.column.before', 'licenceReport.column.after'] as const;
  const cells = titles.map((key) => `<th scope="col">${escapeHtml(words.say(key))}</th>`);
  return `<thead><tr>${cells.join('')}</tr></thead>`;
}

function fieldRow(
  { field, before, after }: LicenceComparison['fields'][number],
  zones: Zones,
  words: LicenceReportWords,
): string {
  const values = [
    reportValueText(field, before, words, zones.before),
    reportValueText(field, after, words, zones.after),
  ];
  const cells = values.map((value) => `<td>${foreign(value)}</td>`);
  return `<tr><th scope="row">${escapeHtml(words.say(`licence.field.${field}`))}</th>${cells.join('')}</tr>`;
}

function moduleRows(module: LicenceComparison['modules'][number], words: LicenceReportWords): string[] {
  const { change, names, path, from, fields } = module;
  const name = `<td>${foreign(names.join(' › '))} <code>${foreign(path.join('/'))}</code></td>`;
  const rows: string[] = [];
  if (change !== 'changed') {
    const old = from ? foreign(from.names.join(' › ')) : '';
    rows.push(`${name}<td>${escapeHtml(words.say(`licence.change.${change}`))}</td><td>${old}</td><td></td>`);
  }
  for (const { field, before, after } of fields) {
    const values = [before, after].map(
      (value) => `<td>${foreign(reportValueText(field, value, words))}</td>`,
    );
    const label = escapeHtml(words.say(`licence.moduleField.${field}`));
    rows.push(`${rows.length === 0 ? name : '<td></td>'}<td>${label}</td>${values.join('')}`);
  }
  return rows.map((cells) => `<tr>${cells}</tr>`);
}
