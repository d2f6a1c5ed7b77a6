/** What one step of a report changes: sentences with the risk first, then fields and modules as tables. */
import type { LicenceComparison } from '../licence/comparison.ts';
import { escapeHtml, foreign } from './html-text.ts';
import { valueText } from './report-facts.ts';
import type { ReportStep } from './report-model.ts';
import type { ReportKey, ReportWords } from './report-words.ts';

/** A browser stays quick with that many rows of one table. */
const rowsOfTable = 500;

/** Nobody reads more; the tables below name every change. */
const mostSentences = 1000;

const tones = { loss: 'bad', less: 'warn', gain: 'good', neutral: 'info' } as const;

export function* changeTables(step: ReportStep, words: ReportWords): Generator<string, void, undefined> {
  const { comparison, risks } = step;
  if (comparison.equal) {
    yield `<p>${escapeHtml(words.say('licenceReport.equal'))}</p>`;
    return;
  }
  const title = (key: ReportKey): string => `<h3>${escapeHtml(words.say(key))}</h3>`;
  const sentences = risks.slice(0, mostSentences).map((risk) => {
    const weight = escapeHtml(words.say(`licenceReport.severity.${risk.severity}`));
    return `<tr><td class="${tones[risk.severity]} tone">${weight}</td><td>${escapeHtml(words.sentence(risk))}</td></tr>`;
  });
  yield* tables('', sentences);
  const left = risks.length - sentences.length;
  if (left > 0) {
    const params = { count: left, amount: words.number(left) };
    yield `<p class="quiet">${escapeHtml(words.say('licenceReport.moreSentences', params))}</p>`;
  }
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
    const columns = ['licence.moduleField.name', 'licence.change.what'] as const;
    yield* tables(
      head(columns, words),
      comparison.modules.flatMap((module) => moduleRows(module, words)),
    );
  }
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
