/** The report of a server check as an HTML page that fetches nothing. */

import { escapeHtml, foreignHtml } from '../../../kit/html-text.ts';
import type { MessageKey } from '../../../text/index.ts';
import type { KnownWords } from '../../../text/known-words.ts';
import type { CheckedCall, ServerCheck } from './check-shape.ts';
import {
  accountText,
  callDetail,
  changedVerdictText,
  connectionText,
  outcomeText,
  pageName,
  sessionText,
  withoutText,
} from './check-words.ts';
import { callVerdicts } from './verdicts.ts';

const style =
  'body{font:14px/1.5 system-ui,sans-serif;margin:32px;max-width:1100px}table{border-collapse:collapse;width:100%}' +
  'th,td{border:1px solid #b8bcc6;padding:6px 8px;text-align:start;vertical-align:top;overflow-wrap:anywhere}' +
  'h2{font-size:15px;margin:24px 0 6px}dt{font-weight:600}dd{margin:0 0 6px}code{font:12px/1.5 ui-monospace,monospace}' +
  '@page{margin:16mm 14mm}@media print{:root{color-scheme:light}body{margin:0;max-width:none;font-size:10pt}' +
  'h2{break-after:avoid}tr{break-inside:avoid}thead{display:table-header-group}}';

interface ReportFacts {
  readonly language: string;
  readonly timeText: (iso: string) => string;
}

export function checkHtml(
  check: ServerCheck,
  { language, timeText }: ReportFacts,
  words: KnownWords,
): string {
  const { say } = words;
  const title = say('servers.calls.title', { name: check.server.name });
  const facts = [
    ['servers.calls.fact.address', check.server.address],
    ['servers.calls.fact.time', timeText(check.time)],
    ['servers.calls.fact.outcome', outcomeText(check, words)],
    ['servers.calls.fact.connection', connectionText(check, words)],
    ['servers.calls.fact.session', sessionText(check, words)],
  ] as const satisfies readonly (readonly [MessageKey, string])[];
  const pages = check.pages.map((page) => [
    foreignHtml(pageName(page, words)),
    escapeHtml(say(`servers.calls.page.${page.verdict}`)),
    foreignHtml(withoutText(page, words)),
  ]);
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
    `<title>${foreignHtml(title)}</title><style>${style}</style></head><body><h1>${foreignHtml(title)}</h1><dl>`,
    ...facts.map(([key, value]) =>
      value === '' ? '' : `<dt>${escapeHtml(say(key))}</dt><dd>${foreignHtml(value)}</dd>`,
    ),
    '</dl>',
    ...sinceHtml(check, timeText, words),
    `<h2>${escapeHtml(say('servers.calls.pages'))}</h2>`,
    tableHtml(['page', 'verdict', 'without'], pages, words),
    ...callVerdicts.map((verdict) => callsHtml(verdict, check.calls, words)),
    '</body></html>\n',
  ].join('');
}

function sinceHtml(
  { since, pages }: ServerCheck,
  timeText: ReportFacts['timeText'],
  words: KnownWords,
): string[] {
  if (!since) return [];
  const list = (key: 'worse' | 'better'): string => {
    const turns = since[key];
    if (turns.length === 0) return '';
    const items = turns.map((turn) => `<li>${foreignHtml(changedVerdictText(turn, pages, words))}</li>`);
    const head = words.say(`servers.calls.${key}`, { count: turns.length });
    return `<p>${escapeHtml(head)}</p><ul>${items.join('')}</ul>`;
  };
  const account = accountText(since, words);
  const asked = account === '' ? '' : `<p>${foreignHtml(account)}</p>`;
  const both = asked + list('worse') + list('better');
  const head = words.say('servers.calls.since', { time: timeText(since.time) });
  return [`<h2>${escapeHtml(head)}</h2>`, both || `<p>${escapeHtml(words.say('servers.calls.same'))}</p>`];
}

function callsHtml(
  verdict: CheckedCall['verdict'],
  calls: readonly CheckedCall[],
  words: KnownWords,
): string {
  const callsOfVerdict = calls.filter((call) => call.verdict === verdict);
  if (callsOfVerdict.length === 0) return '';
  const head = words.say('servers.calls.counts', {
    verdict: words.say(`servers.calls.verdict.${verdict}`),
    count: callsOfVerdict.length,
  });
  const rows = callsOfVerdict.map((call) => [
    `<code>${escapeHtml(call.id)}</code>`,
    `<code>${escapeHtml(`${call.method} ${call.path}`)}</code>`,
    foreignHtml(callDetail(call, words)),
  ]);
  return `<h2>${escapeHtml(head)}</h2>${tableHtml(['call', 'path', 'detail'], rows, words)}`;
}

function tableHtml(
  columns: readonly ('page' | 'verdict' | 'without' | 'call' | 'path' | 'detail')[],
  rows: readonly (readonly string[])[],
  { say }: KnownWords,
): string {
  const heads = columns.map(
    (name) => `<th scope="col">${escapeHtml(say(`servers.calls.column.${name}`))}</th>`,
  );
  const lines = rows.map(
    ([first = '', ...others]) =>
      `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}
