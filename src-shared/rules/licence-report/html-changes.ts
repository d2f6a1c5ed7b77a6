/** What one step of a report changes: sentences with the risk first, then fields and modules, losses first. */
import type { LicenceComparison } from '../licence/comparison.ts';
import { changeTones } from '../licence/fact-tones.ts';
import { changeKinds, type Direction, moduleDirection } from '../licence-view/module-change.ts';
import { folded, leftOut, mostSentences, unfolded } from './html-bounds.ts';
import { escapeHtml, foreign } from './html-text.ts';
import { htmlTones } from './html-tones.ts';
import { valueText } from './report-facts.ts';
import type { ReportStep } from './report-model.ts';
import type { ReportKey, ReportWords } from './report-words.ts';

/** A browser stays quick with that many rows of one table. */
const rowsOfTable = 500;

/** `most`: rows of changed modules. */
export function* changeTables(
  step: ReportStep,
  most: number,
  words: ReportWords,
): Generator<string, void, undefined> {
  const { comparison, risks } = step;
  if (comparison.equal) {
    yield `<p>${escapeHtml(words.say('licenceReport.equal'))}</p>`;
    return;
  }
  const title = (key: ReportKey): string => `<h3>${escapeHtml(words.say(key))}</h3>`;
  const sentences = risks.slice(0, mostSentences).map((risk) => {
    const weight = escapeHtml(words.say(`licence.fact.change.${risk.severity}`));
    return `<tr><td class="${htmlTones[changeTones[risk.severity]]} tone">${weight}</td><td>${escapeHtml(words.sentence(risk))}</td></tr>`;
  });
  yield* tables('', sentences);
  yield leftOut('licenceReport.moreSentences', risks.length - sentences.length, words);
  const fields = comparison.fields.filter(({ change }) => change !== 'same');
  if (fields.length > 0) {
    yield title('licenceReport.section.fields');
    yield* tables(
      head(['licenceReport.column.field'], words),
      fields.map((field) => fieldRow(field, words)),
    );
  }
  if (comparison.modules.length > 0) {
    yield title('licenceReport.section.moduleChanges');
    yield* moduleChanges(comparison.modules, most, words);
  }
}

type ModuleChange = LicenceComparison['modules'][number];

function* moduleChanges(
  modules: readonly ModuleChange[],
  most: number,
  words: ReportWords,
): Generator<string, void, undefined> {
  yield `<p>${escapeHtml(countsText(modules, words))}</p>`;
  const shown = byRisk(modules).slice(0, most);
  const columns = ['licence.moduleField.name', 'licence.change.what'] as const;
  const list = tables(
    head(columns, words),
    shown.flatMap((module) => moduleRows(module, words)),
  );
  const params = { count: shown.length, amount: words.number(shown.length) };
  yield* folded(list, shown.length > unfolded ? words.say('licenceReport.showChanges', params) : null);
  yield leftOut('licenceReport.moreChanges', modules.length - shown.length, words);
}

/** "60,000 modules: 12 removed, 59,988 changed". */
function countsText(modules: readonly ModuleChange[], words: ReportWords): string {
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

/** Losses first; what weighs the same keeps its order. */
function byRisk(modules: readonly ModuleChange[]): ModuleChange[] {
  const ranked: ModuleChange[][] = [[], [], []];
  for (const module of modules) ranked[ranks[moduleDirection(module)]]?.push(module);
  return ranked.flat();
}

function* tables(titles: string, rows: readonly string[]): Generator<string, void, undefined> {
  for (let from = 0; from < rows.length; from += rowsOfTable) {
    const some = rows.slice(from, from + rowsOfTable).join('');
    const large = rows.length > rowsOfTable;
    yield `${large ? '<div class="chunk">' : ''}<table>${titles}<tbody>${some}</tbody></table>${large ? '</div>' : ''}`;
  }
}

function head(first: readonly ReportKey[], words: ReportWords): string {
  const titles = [...first, 'licenceReport.column.before', 'licenceReport.column.after'] as const;
  const cells = titles.map((key) => `<th scope="col">${escapeHtml(words.say(key))}</th>`);
  return `<thead><tr>${cells.join('')}</tr></thead>`;
}

function fieldRow({ field, before, after }: LicenceComparison['fields'][number], words: ReportWords): string {
  const values = [before, after].map((value) => `<td>${foreign(valueText(field, value, words))}</td>`);
  return `<tr><th scope="row">${escapeHtml(words.say(`licence.field.${field}`))}</th>${values.join('')}</tr>`;
}

function moduleRows(module: LicenceComparison['modules'][number], words: ReportWords): string[] {
  const { change, names, path, from, fields } = module;
  const name = `<td>${foreign(names.join(' › '))}<br><code>${foreign(path.join('/'))}</code></td>`;
  const rows: string[] = [];
  if (change !== 'changed') {
    const old = from ? foreign(from.names.join(' › ')) : '';
    rows.push(`${name}<td>${escapeHtml(words.say(`licence.change.${change}`))}</td><td>${old}</td><td></td>`);
  }
  for (const { field, before, after } of fields) {
    const values = [before, after].map((value) => `<td>${foreign(valueText(field, value, words))}</td>`);
    const label = escapeHtml(words.say(`licence.moduleField.${field}`));
    rows.push(`${rows.length === 0 ? name : '<td></td>'}<td>${label}</td>${values.join('')}`);
  }
  return rows.map((cells) => `<tr>${cells}</tr>`);
}
