/** The history of an application: the server's operation log of it, with what this computer's journal knows of each. */
import { bridge } from '#data/bridge.ts';
import { localDay } from '#data/local-day.ts';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { callRows } from '#data/stream-read.ts';
import { translate } from '#data/text.ts';
import { type LogRow, pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import type { ListedJournalEntry } from '#shared/bridge/journal.ts';
import { keptWayBack } from '#shared/rules/journal/kept-way-back.ts';
import { type AppInfoValues, appInfoRecord } from '#shared/rules/records/applications/app-info-record.ts';
import { moduleStatusRecord } from '#shared/rules/records/applications/module-status-record.ts';
import { ownChangeOf } from '#widgets/OperationLog/own-change.ts';
import { type HistoryApp, type HistoryItem, valuesBefore } from './app-past.ts';

/** A line of the history. */
export interface HistoryLine extends HistoryItem {
  readonly key: string;
  /** The fields of a change of this computer, in words. */
  readonly fields: readonly { readonly label: string; readonly before: string; readonly after: string }[];
  readonly isOwn: boolean;
}

export interface AppHistory {
  /** Newest first. */
  readonly lines: readonly HistoryLine[];
  /** Nothing is known of days before this one; '' where the whole history was read. */
  readonly since: string;
}

/** Rows of the log that are read; what is older is not known. */
const mostRows = 500;
/** Entries of the journal in one answer, and at most. */
const atOnce = 1000;
const mostEntries = 5000;

export async function loadHistory(app: HistoryApp, server: string, signal: AbortSignal): Promise<AppHistory> {
  const query = { module: 'appmgmt', targetId: app.id, pageNo: 1, pageSize: mostRows } as const;
  const { rows, total } = await callRows(pageQueryOperationLog, { streamFilter: query }, { signal });
  const { entries, isWhole } = await ownEntries(app, server);
  const own = (await Promise.all(entries.map((entry) => changeOf(entry, entries, app)))).filter(
    (change) => change !== null,
  );
  const lines = rows.map((row, at) => lineOf(row, ownOf(row, own), at));
  const horizon = [
    ...(total > rows.length ? rows.slice(-1).map(({ createdate }) => createdate.slice(0, 10)) : []),
    ...(isWhole ? [] : entries.slice(-1).map(({ time }) => localDay(time))),
  ].sort();
  return { lines, since: horizon.at(-1) ?? '' };
}

async function ownEntries({ id }: HistoryApp, server: string) {
  const found: ListedJournalEntry[] = [];
  const asked = { search: id, titles: [], server, result: null, from: null, to: null, limit: atOnce };
  for (;;) {
    const { entries, total } = await bridge.journal.list({ ...asked, offset: found.length });
    found.push(...entries);
    if (entries.length === 0 || found.length >= total) return { entries: found, isWhole: true };
    if (found.length >= mostEntries) return { entries: found, isWhole: false };
  }
}

interface OwnChange {
  readonly entry: ListedJournalEntry;
  readonly values: HistoryItem['values'];
  readonly fields: HistoryLine['fields'];
  /** The change is about this application for sure. */
  readonly isAbout: boolean;
  readonly time: number;
}

/** Null for a change that was not made. */
async function changeOf(
  entry: ListedJournalEntry,
  all: readonly ListedJournalEntry[],
  app: HistoryApp,
): Promise<OwnChange | null> {
  const { time, result } = entry;
  if (result === 'failed') return null;
  const kept = await wayBackOf(entry, all);
  if (!kept) return { entry, time, values: null, fields: [], isAbout: false };
  const values = valuesBefore(kept, app);
  const names = Object.keys(values?.before ?? {});
  const isAbout = names.length > 0;
  const fields = names.map((name) => fieldWords(name, values?.before[name], values?.after[name]));
  return { entry, time, values, fields, isAbout };
}

function fieldWords(name: string, before: unknown, after: unknown): HistoryLine['fields'][number] {
  const isState = name === 'enabled';
  const kind = isState ? moduleStatusRecord : appInfoRecord;
  const text = (value: unknown) => valueText<Record<string, unknown>>(kind, name, value);
  const label = isState
    ? translate('applications.enable.status')
    : labelOf(appInfoRecord, name as keyof AppInfoValues & string);
  return { label, before: text(before), after: text(after) };
}

/** The way back of a change that was taken back is the change that did so, the other way round. */
async function wayBackOf(
  entry: ListedJournalEntry,
  all: readonly ListedJournalEntry[],
): Promise<ReturnType<typeof keptWayBack>> {
  if (!entry.undone) {
    const { undo } = await bridge.journal.undoOf({ id: entry.id });
    return undo && keptWayBack(undo);
  }
  const taker = all.find(({ undoes, result }) => undoes === entry.id && result === 'done');
  const kept = taker ? await wayBackOf(taker, all) : null;
  if (!kept) return null;
  const edits = Object.entries(kept.edits).map(([name, { from, to }]) => [name, { from: to, to: from }]);
  return { ...kept, edits: Object.fromEntries(edits) };
}

function ownOf(row: LogRow, own: readonly OwnChange[]): OwnChange | null {
  const { createdate, operatorname } = row;
  const mine = own.filter(
    ({ entry }) => entry.user === '' || operatorname === '' || entry.user === operatorname,
  );
  const about = mine.filter(({ isAbout }) => isAbout);
  const zone = -new Date().getTimezoneOffset() * 60_000;
  return ownChangeOf(createdate, about, zone) ?? ownChangeOf(createdate, mine, zone);
}

function lineOf(row: LogRow, change: OwnChange | null, at: number): HistoryLine {
  const { createdate, operatorname, operatetypename, operatedesc } = row;
  return {
    key: `log/${at}`,
    time: createdate,
    who: operatorname,
    what: operatedesc || operatetypename,
    values: change?.values ?? null,
    fields: change?.fields ?? [],
    isOwn: change !== null,
  };
}
