/** The declaration of the list of themes: read in pages of one style, or by name (spec 2§2, 2§7, 2§9). */
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { TopicStyle } from '#shared/api/themes/context.ts';
import { type AnyTheme, callsAt } from '#shared/rules/themes/families.ts';
import { initialTotal, terminalFacts, themePageSize } from '#shared/rules/themes/terminals.ts';
import { hasStyles, scopeInput, type ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import type { Filter } from '#widgets/List/filters.ts';
import type { PagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { styleNamed } from '../tabs.ts';
import { themeColumns } from './theme-columns.tsx';

const pages = { initial: themePageSize, options: [themePageSize, 50, 100] };

/** Columns of the selection dialog. */
const chosenBy: readonly string[] = ['topicName', 'topicStatus'];

type Key = 'q' | 'style';

/** `choose` is for a selection dialog, whose state stays out of the address. */
export function useThemeList(scope: ThemeScope, { choose = false } = {}) {
  const text = useText();
  const { t } = text;
  const { terminal } = scope;
  const styles: readonly TopicStyle[] = terminalFacts[terminal].styles;
  const { query, byName } = callsAt(terminal);
  const source: PagedSource<AnyTheme, Key> = {
    pageSize: themePageSize,
    of: JSON.stringify(scope),
    reads: [query, byName],
    async load({ values, pageNo, pageSize }, signal) {
      const style = hasStyles(terminal) ? { style: styleNamed(values.style, terminal) } : {};
      const listQuery = { ...scopeInput(scope), ...style, currentPage: pageNo, pageSize };
      const topicName = values.q.trim();
      const page =
        topicName === ''
          ? await callRead(query, listQuery, { signal })
          : await callRead(byName, { ...listQuery, topicName }, { signal });
      return { rows: page.datas, total: page.totalCount };
    },
  };
  const byStyle: Filter<AnyTheme> = {
    kind: 'other',
    selectsList: true,
    draw: (value, set) =>
      styles.length > 0 && (
        <Segmented
          label={t('themes.style.label')}
          value={styleNamed(value, terminal)}
          options={styles.map((style) => ({ value: style, label: t(`themes.style.${style}`) }))}
          onChange={(style) => set(style === styles[0] ? '' : style)}
        />
      ),
  };
  return useList<AnyTheme, Key>({
    name: choose ? 'themes.choose' : `themes.${terminal}`,
    ...(choose ? { addressPrefix: null, select: true } : {}),
    pages,
    source,
    expected: initialTotal,
    filters: { style: byStyle, q: { kind: 'search', label: t('themes.search') } },
    columns: themeColumns(scope, text).filter(({ key }) => !choose || chosenBy.includes(key)),
    rowKey: ({ id }) => id,
  });
}
