import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import { entryTitleText, serverText } from '#widgets/Journal/journal-text.ts';
import { useList } from '#widgets/List/use-list.ts';
import { journalColumns, type ShownEntry } from './journal-columns.tsx';
import { results, toFilter } from './journal-filter.ts';
import { allEntries, type useFacets } from './journal-reads.ts';

/** Entries of a page, and cached pages: some screens to either side of the visible rows. */
const pageSize = 100;
const keptPages = 8;

export function useJournalList(facets: ReturnType<typeof useFacets>['data']) {
  const text = useText();
  const { t, language } = text;
  const titles = facets?.titles ?? [];
  const list = useList({
    name: 'journal',
    open: 'entry',
    filters: {
      find: { kind: 'search', placeholder: t('journal.find') },
      server: {
        kind: 'choice',
        label: t('journal.filter.server'),
        open: true,
        options: (facets?.servers ?? []).map(({ id, name }) => ({
          value: id,
          label: serverText({ server: id, serverName: name }, t),
        })),
      },
      result: {
        kind: 'choice',
        label: t('journal.filter.result'),
        options: results.map((value) => ({ value, label: t(`journal.result.${value}`) })),
      },
      from: { kind: 'day', label: t('journal.filter.from') },
      to: { kind: 'day', label: t('journal.filter.to'), since: 'from' },
    },
    source: {
      pageSize,
      keep: keptPages,
      // The search is for translated words, so another language matches other titles.
      of: JSON.stringify([titles, language]),
      load: async ({ values, pageNo, pageSize: limit }, signal) => {
        const asked = { ...toFilter(values, titles, entryTitleText), offset: (pageNo - 1) * limit, limit };
        const { entries, total } = await bridge.journal.list(asked, { signal });
        return { rows: entries, total };
      },
      all: ({ values }, signal) => allEntries(toFilter(values, titles, entryTitleText), signal),
    },
    columns: journalColumns(text, (id) => list.show(String(id))),
    rowKey: ({ id }: ShownEntry) => String(id),
  });
  return list;
}
