/** The text shows pages and calls with a problem; those that work are only counted. */
import type { ServerCheck } from '#shared/rules/servers/check/check-shape.ts';
import {
  accountText,
  callDetail,
  changedVerdictText,
  connectionText,
  outcomeText,
  pageName,
  sessionText,
  withoutText,
} from '#shared/rules/servers/check/check-words.ts';
import { callVerdicts } from '#shared/rules/servers/check/verdicts.ts';
import { fitTable } from '../render/fit-table.ts';
import type { AllWords } from '../text/all-words.ts';

/** `width` in cells; null: no limit. */
export function serverCheckText(check: ServerCheck, width: number | null, allWords: AllWords): string {
  const { server, calls, counts, outcome } = check;
  const head = [
    allWords.say('servers.calls.title', { name: server.name }),
    ...(server.address === '' ? [] : [server.address]),
    outcomeText(check, allWords),
    connectionText(check, allWords),
    sessionText(check, allWords),
  ];
  const figures = callVerdicts.map((verdict) =>
    allWords.say('servers.calls.counts', {
      verdict: allWords.say(`servers.calls.verdict.${verdict}`),
      count: counts[verdict],
    }),
  );
  const problemCalls = calls.filter(({ verdict }) => verdict !== 'present' && verdict !== 'notTried');
  const parts =
    outcome === 'platform'
      ? [figures.join(' · '), pagesTable(check, width, allWords), callsTable(problemCalls, width, allWords)]
      : [];
  return [head.filter((line) => line !== '').join('\n'), ...parts, sinceText(check, allWords)]
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('\n');
}

function pagesTable({ pages }: ServerCheck, width: number | null, allWords: AllWords): string {
  const lacking = pages.filter(({ verdict }) => verdict !== 'works');
  if (lacking.length === 0) return allWords.say('servers.calls.allWork');
  const columns = [
    { title: allWords.say('servers.calls.column.page'), shrinks: 14, tells: true },
    { title: allWords.say('servers.calls.column.verdict') },
    { title: allWords.say('servers.calls.column.without'), shrinks: 16 },
  ];
  const rows = lacking.map((page) => [
    pageName(page, allWords),
    allWords.say(`servers.calls.page.${page.verdict}`),
    withoutText(page, allWords),
  ]);
  return fitTable(columns, rows, width);
}

function callsTable(calls: ServerCheck['calls'], width: number | null, allWords: AllWords): string {
  if (calls.length === 0) return '';
  const columns = [
    { title: allWords.say('servers.calls.column.call'), tells: true },
    { title: allWords.say('servers.calls.column.verdict') },
    { title: allWords.say('servers.calls.column.path'), shrinks: 16, leaves: 1, keepsEnd: 4 },
    { title: allWords.say('servers.calls.column.detail'), shrinks: 12 },
  ];
  const rows = calls.map((call) => [
    call.id,
    allWords.say(`servers.calls.verdict.${call.verdict}`),
    call.path,
    callDetail(call, allWords),
  ]);
  return fitTable(columns, rows, width);
}

function sinceText({ since, pages }: ServerCheck, allWords: AllWords): string {
  if (!since) return '';
  const account = accountText(since, allWords);
  const turnLines = (['worse', 'better'] as const).flatMap((key) => {
    const turns = since[key];
    if (turns.length === 0) return [];
    const named = turns.map((turn) => `  ${changedVerdictText(turn, pages, allWords)}`);
    return [allWords.say(`servers.calls.${key}`, { count: turns.length }), ...named];
  });
  const lines = [...(account === '' ? [] : [account]), ...turnLines];
  const head = allWords.say('servers.calls.since', { time: since.time });
  return [head, ...(lines.length > 0 ? lines : [allWords.say('servers.calls.same')])].join('\n');
}
