/** A table of themes by days: how many people have each of them, and which ones. */
import { useText } from '#data/text.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import { Badge } from '#widgets/Badge.tsx';
import { ExternalName } from '#widgets/ExternalName.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { ThemeSwatch } from '../ThemeList/ThemeSwatch.tsx';
import { themeName } from '../WhoSees/theme-name.ts';
import { usePeopleWords } from './people-words.ts';
import type { ThemePortion } from './spread.ts';

export interface SpreadColumn {
  readonly key: string;
  readonly title: string;
  readonly portions: readonly ThemePortion<ClaimedTheme>[];
}

interface SpreadTableProps {
  readonly terminal: Terminal;
  /** The theme that is changed; its row stands there although nobody has it. */
  readonly changedTheme: ClaimedTheme | undefined;
  readonly columns: readonly SpreadColumn[];
}

export function SpreadTable({ terminal, changedTheme, columns }: SpreadTableProps) {
  const text = useText();
  const { t } = text;
  const words = usePeopleWords();
  return (
    <div className={layout.scroll}>
      <table className={`${tables.table} ${tables.centred}`} aria-label={t('themesSpread.title')}>
        <thead>
          <tr>
            <th scope="col">{t('themesSpread.theme')}</th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(columns, changedTheme).map((theme) => (
            <tr key={theme?.id ?? ''}>
              <th scope="row">
                {theme ? (
                  <span className={layout.line}>
                    <ThemeSwatch theme={theme.whole} />
                    <span className={layout.inline}>
                      <ExternalName text={themeName(theme, terminal, text)} />
                      {theme.id === changedTheme?.id && <Badge tone="accent">{t('themesSpread.own')}</Badge>}
                    </span>
                  </span>
                ) : (
                  t('themesWho.otherwiseNone')
                )}
              </th>
              {columns.map(({ key, portions }) => {
                const portion = portions.find((one) => (one.theme?.id ?? '') === (theme?.id ?? ''));
                return (
                  <td key={key}>
                    {portion ? (
                      <>
                        {words.number(portion.people)}
                        <span className={ink.under}>{words.names(portion.groups)}</span>
                      </>
                    ) : (
                      t('themesSpread.nobody')
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The theme that is changed first, then those that somebody has, the platform's own look last. */
function rowsOf(
  columns: readonly SpreadColumn[],
  own: ClaimedTheme | undefined,
): readonly (ClaimedTheme | null)[] {
  const themes = new Map<string, ClaimedTheme | null>(own ? [[own.id, own]] : []);
  for (const { theme } of columns.flatMap(({ portions }) => portions))
    if (!themes.has(theme?.id ?? '')) themes.set(theme?.id ?? '', theme);
  const rank = (theme: ClaimedTheme | null) => (theme === null ? 2 : theme.id === own?.id ? 0 : 1);
  return [...themes.values()].sort((one, other) => rank(one) - rank(other));
}
