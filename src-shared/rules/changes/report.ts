/** What came of a set of changes, for whoever was not there: as data, and as a page that fetches nothing. */
import { escapeHtml, foreign } from '../licence/report/html-text.ts';
import type { ChangesReport } from './report-shape.ts';

type Word =
  | 'title'
  | 'server'
  | 'time'
  | 'user'
  | 'approver'
  | 'change'
  | 'field'
  | 'from'
  | 'to'
  | 'result'
  | 'message';
export interface ReportWords extends Readonly<Record<Word, string>> {
  /** The time as its reader writes it. */
  readonly shownTime: string;
}

export function reportJson(report: ChangesReport): string {
  return `${JSON.stringify({ format: 'steward-changes-report', version: 1, ...report }, null, 2)}\n`;
}

const style =
  'body{font:14px/1.5 system-ui,sans-serif;margin:32px;max-width:1100px}table{border-collapse:collapse;width:100%}' +
  'th,td{border:1px solid #b8bcc6;padding:6px 8px;text-align:start;vertical-align:top;overflow-wrap:anywhere}' +
  'h2{font-size:15px;margin:24px 0 6px}dt{font-weight:600}dd{margin:0 0 6px}.result{display:flex;gap:0 8px;flex-wrap:wrap}' +
  '@page{margin:16mm 14mm}@media print{:root{color-scheme:light}body{margin:0;max-width:none;font-size:10pt}' +
  'h2,.result{break-after:avoid}tr{break-inside:avoid}thead{display:table-header-group}}';

export function reportHtml(
  { server, user, approver, language, changes }: ChangesReport,
  words: ReportWords,
): string {
  const facts = (['server', 'time', 'user', 'approver'] as const).map((name) => {
    const value = { server, time: words.shownTime, user, approver }[name];
    if (value === '') return '';
    return `<dt>${escapeHtml(words[name])}</dt><dd>${foreign(value)}</dd>`;
  });
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
    `<title>${escapeHtml(words.title)}</title><style>${style}</style></head><body>`,
    `<h1>${escapeHtml(words.title)}</h1><dl>${facts.join('')}</dl>`,
    ...changes.map((change) => changeHtml(change, words)),
    '</body></html>\n',
  ].join('');
}

type Reported = ChangesReport['changes'][number];

function changeHtml({ title, object, result, message, fields }: Reported, words: ReportWords): string {
  const heads = (['field', 'from', 'to'] as const).map(
    (name) => `<th scope="col">${escapeHtml(words[name])}</th>`,
  );
  const rows = fields.map(
    ({ label, from, to }) =>
      `<tr><th scope="row">${foreign(label)}</th><td>${foreign(from)}</td><td>${foreign(to)}</td></tr>`,
  );
  const said = message === '' ? '' : `<dt>${escapeHtml(words.message)}</dt><dd>${foreign(message)}</dd>`;
  return [
    `<h2>${foreign(title)}${object === '' ? '' : ` – ${foreign(object)}`}</h2>`,
    `<dl class="result"><dt>${escapeHtml(words.result)}</dt><dd>${foreign(result)}</dd>${said}</dl>`,
    `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
  ].join('');
}
