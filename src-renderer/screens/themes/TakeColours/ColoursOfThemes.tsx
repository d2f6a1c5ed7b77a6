/** The tenant's themes, each with the colours that this one could take. */
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { TopicStyle } from '#shared/api/themes/context.ts';
import { type AnyTheme, callsAt } from '#shared/rules/themes/families.ts';
import { type Terminal, terminalFacts, terminals, themePageSize } from '#shared/rules/themes/terminals.ts';
import { scopeInput, type ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { Select } from '#widgets/controls/Select.tsx';
import type { Filter } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import type { PagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { themeNameFor } from '#shared/rules/themes/theme-name.ts';
import { useSpecialShown } from '../use-special-shown.ts';
import { Swatches } from './Swatches.tsx';

export interface ColoursOf {
  /** The colours that could be taken from a theme, by field. */
  readonly coloursIn: (other: object) => Readonly<Record<string, string>>;
  readonly onTake: (other: object) => void;
}

interface ColoursOfThemesProps extends ColoursOf {
  /** Locator of the edited theme. */
  readonly locator: ThemeLocator;
}

interface Kind {
  readonly terminal: Terminal;
  readonly style: TopicStyle | null;
}
const kinds: readonly Kind[] = terminals.flatMap((terminal): Kind[] => {
  const styles: readonly TopicStyle[] = terminalFacts[terminal].styles;
  return styles.length === 0 ? [{ terminal, style: null }] : styles.map((style) => ({ terminal, style }));
});
const keyOf = ({ terminal, style }: Kind) => (style ? `${terminal}/${style}` : terminal);

export function ColoursOfThemes({ locator, coloursIn, onTake }: ColoursOfThemesProps) {
  const text = useText();
  const { t } = text;
  const special = useSpecialShown();
  const offered = kinds.filter(({ terminal }) => terminal !== 'special' || special);
  const first = offered.find(
    ({ terminal, style }) => terminal === locator.terminal && style === locator.style,
  );
  const chosen = (value: string): Kind =>
    offered.find((kind) => keyOf(kind) === value) ?? first ?? { terminal: 'pc', style: 'dark' };
  const source: PagedSource<AnyTheme, 'kind' | 'q'> = {
    pageSize: themePageSize,
    of: JSON.stringify(locator),
    async load({ values, pageNo, pageSize }, signal) {
      const { terminal, style } = chosen(values.kind);
      const { query, byName } = callsAt(terminal);
      const scope = scopeInput({ ...locator, terminal });
      const listQuery = { ...scope, ...(style ? { style } : {}), currentPage: pageNo, pageSize };
      const topicName = values.q.trim();
      const page =
        topicName === ''
          ? await callRead(query, listQuery, { signal })
          : await callRead(byName, { ...listQuery, topicName }, { signal });
      return { rows: page.datas, total: page.totalCount };
    },
  };
  const byKind: Filter<AnyTheme> = {
    kind: 'other',
    selectsList: true,
    draw: (value, set) => (
      <Select
        label={t('themeColours.kind')}
        value={keyOf(chosen(value))}
        options={offered.map((kind) => ({ value: keyOf(kind), label: labelOf(kind) }))}
        onChange={set}
      />
    ),
  };
  const labelOf = ({ terminal, style }: Kind) => {
    const name = t(`themes.terminal.${terminal}`);
    return style ? t('themeColours.ofStyle', { terminal: name, style: t(`themes.style.${style}`) }) : name;
  };
  const list = useList<AnyTheme, 'kind' | 'q'>({
    name: 'themes.coloursFrom',
    addressPrefix: null,
    source,
    filters: { kind: byKind, q: { kind: 'search', label: t('themeColours.search') } },
    columns: [
      {
        key: 'name',
        title: t('themeColours.name'),
        width: 280,
        text: ({ topicName }) => topicName,
        cell: (theme) => <ShownName name={themeNameFor(theme, text)} stored={theme.topicName} />,
      },
      {
        key: 'colours',
        title: t('themeColours.colours'),
        text: (theme) => Object.values(coloursIn(theme)).join(' '),
        cell: (theme) => <Swatches colours={Object.values(coloursIn(theme))} />,
      },
    ],
    rowKey: ({ id }) => id,
  });
  return (
    <ListScreen
      list={list}
      label={t('themeColours.label')}
      empty={{ title: t('themeColours.empty'), text: t('themeColours.emptyText') }}
      failed={t('themeColours.failed')}
      file={false}
      pageSearch={false}
      height={{ most: 400 }}
      onOpen={onTake}
      actions={(theme) => [
        {
          key: 'take',
          label: t('themeColours.take'),
          name: t('themeColours.takeFrom', { name: theme.topicName }),
          disabled: Object.keys(coloursIn(theme)).length === 0,
          onSelect: () => onTake(theme),
        },
      ]}
    />
  );
}
