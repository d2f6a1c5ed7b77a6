/** The report of an applied set: as JSON, and as an HTML page without external resources. */
import { escapeHtml, foreignHtml } from '../../kit/html-text.ts';
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
  | 'message'
  /** The heading of the present value of a field that others have changed meanwhile. */
  | 'now';
export interface ChangesReportWords extends Readonly<Record<Word, string>> {
  /** The time in the reader's format. */
  readonly shownTime: string;
}

export function changesReportJson(report: ChangesReport): string {
  return `${JSON.stringify({ format: 'steward-changes-report', version: 1, ...report }, null, 2)}\n`;
}

const style =
  'body{font:14px/1.5 system-ui,sans-serif;margin:32px;max-width:1100px}table{border-collapse:collapse;width:100%}' +
  'th,td{border:1px solid #b8bcc6;padding:6px 8px;text-align:start;vertical-align:top;overflow-wrap:anywhere}' +
  'h2{font-size:15px;margin:24px 0 6px}dt{font-weight:600}dd{margin:0 0 6px}.result{display:flex;gap:0 8px;flex-wrap:wrap}' +
  '@page{margin:16mm 14mm}@media print{:root{color-scheme:light}body{margin:0;max-width:none;font-size:10pt}' +
  'h2,.result{break-after:avoid}tr{break-inside:avoid}thead{display:table-header-group}}';

type Reported = ChangesReport['changes'][number];
type Field = Reported['fields'][number] & { readonly now?: string };
/** A field that others have changed meanwhile has the server's present value in `now`. */
interface PageReport extends Omit<ChangesReport, 'changes'> {
  readonly changes: readonly (Omit<Reported, 'fields'> & { readonly fields: readonly Field[] })[];
}

export function changesReportHtml(
  { server, user, approver, language, changes }: PageReport,
  words: ChangesReportWords,
): string {
  const facts = (['server', 'time', 'user', 'approver'] as const).map((name) => {
    const value = { server, time: words.shownTime, user, approver }[name];
    if (value === '') return '';
    return `<dt>${escapeHtml(words[name])}</dt><dd>${foreignHtml(value)}</dd>`;
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

function changeHtml(
  { title, object, result, message, fields }: PageReport['changes'][number],
  words: ChangesReportWords,
): string {
  const others = fields.some(({ now = '' }) => now !== '');
  const heads = (['field', 'from', 'to', ...(others ? (['now'] as const) : [])] as const).map(
    (name) => `<th scope="col">${escapeHtml(words[name])}</th>`,
  );
  const rows = fields.map(({ label, from, to, now = '' }) => {
    const cells = [from, to, ...(others ? [now] : [])].map((value) => `<td>${foreignHtml(value)}</td>`);
    return `<tr><th scope="row">${foreignHtml(label)}</th>${cells.join('')}</tr>`;
  });
  const messageHtml =
    message === '' ? '' : `<dt>${escapeHtml(words.message)}</dt><dd>${foreignHtml(message)}</dd>`;
  return [
    `<h2>${foreignHtml(title)}${object === '' ? '' : ` – ${foreignHtml(object)}`}</h2>`,
    `<dl class="result"><dt>${escapeHtml(words.result)}</dt><dd>${foreignHtml(result)}</dd>${messageHtml}</dl>`,
    `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
  ].join('');
}
