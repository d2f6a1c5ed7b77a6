/** The first `most` modules of a report as one table with fixed columns, which browsers need not measure. */

import { escapeHtml, foreignHtml } from '../../../kit/html-text.ts';
import type { LicenceModule } from '../../common/licence/licence.ts';
import type { ModuleMarks } from './module-marks.ts';
import { tableSeatText } from '../description/fact-value.ts';
import type { LicenceReportWords } from './report-words.ts';

/** The deepest level with an indent of its own. */
const deepest = 4;

export function* moduleTable(
  modules: readonly LicenceModule[],
  marks: ModuleMarks,
  most: number,
  words: LicenceReportWords,
): Generator<string, void, undefined> {
  if (modules.length === 0) return;
  yield `<table class="modules">${headRow(marks.size > 0, words)}<tbody>`;
  let rowsLeft = most;
  for (const row of moduleRows(modules, marks, words)) {
    if (rowsLeft === 0) break;
    rowsLeft -= 1;
    yield row;
  }
  yield '</tbody></table>';
}

function* moduleRows(
  modules: readonly LicenceModule[],
  marks: ModuleMarks,
  words: LicenceReportWords,
  parents: readonly string[] = [],
): Generator<string, void, undefined> {
  const [on, off] = [escapeHtml(words.say('licence.value.on')), escapeHtml(words.say('licence.value.off'))];
  for (const module of modules) {
    const path = [...parents, module.flag];
    const level = Math.min(parents.length, deepest);
    const kind = `${level > 0 ? `l${level}` : ''}${module.enabled ? '' : ' off'}`.trim();
    const cells = [
      `<td>${foreignHtml(module.name)}</td>`,
      `<td><code>${foreignHtml(module.flag)}</code></td>`,
      `<td class="number">${escapeHtml(tableSeatText(module.pcSeats, words))}</td>`,
      `<td class="number">${escapeHtml(tableSeatText(module.mobileSeats, words))}</td>`,
      `<td>${module.enabled ? on : off}</td>`,
    ];
    if (marks.size > 0) {
      const mark = marks.get(path);
      const text = mark ? words.say(`licence.change.${mark}`) : '';
      cells.push(`<td class="${mark === 'added' ? 'good' : 'info'} tone">${escapeHtml(text)}</td>`);
    }
    yield `<tr${kind === '' ? '' : ` class="${kind}"`}>${cells.join('')}</tr>`;
    if (module.modules.length > 0) yield* moduleRows(module.modules, marks, words, path);
  }
}

function headRow(marked: boolean, words: LicenceReportWords): string {
  const titles = [
    ['licence.moduleField.name', ''],
    ['licence.moduleField.flag', ''],
    ['licence.moduleField.pcSeats', 'number'],
    ['licence.moduleField.mobileSeats', 'number'],
    ['licence.moduleField.enabled', ''],
  ] as const;
  const cells = titles.map(
    ([key, kind]) =>
      `<th scope="col"${kind === '' ? '' : ` class="${kind}"`}>${escapeHtml(words.say(key))}</th>`,
  );
  if (marked) cells.push(`<th scope="col">${escapeHtml(words.say('licenceReport.column.change'))}</th>`);
  return `<thead><tr>${cells.join('')}</tr></thead>`;
}
