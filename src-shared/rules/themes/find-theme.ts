/**
 * The newest state of a theme from its list. No call reads a standard or special theme by its id (2§7): it is searched
 * for by its stored name and, where it was renamed meanwhile, in the whole list of its style.
 */

import type { TopicStyle } from '../../api/themes/context.ts';
import { everyRow, wholeList } from '../../kit/every-page.ts';
import { type Ask, GoneRecord } from '../common/record/record.ts';
import { type AnyTheme, callsAt } from './families.ts';
import { terminalFacts } from './terminals.ts';
import { hasStyles, scopeInput, type ThemeLocator, type ThemeScope } from './theme-locator.ts';

const pageSize = 100;

/** Throws GoneRecord where the theme no longer exists. */
export async function findTheme(ask: Ask, locator: ThemeLocator): Promise<AnyTheme> {
  const { query, byName } = callsAt(locator.terminal);
  const listQuery = listInput(locator, locator.style);
  const topicName = locator.name.trim();
  const named =
    topicName === ''
      ? null
      : await search(locator.id, (page) => ask(byName, { ...listQuery(page), topicName }));
  const found = named ?? (await search(locator.id, (page) => ask(query, listQuery(page))));
  if (!found) throw new GoneRecord();
  return found;
}

/** Themes of exactly this name, of every style: they identify a theme whose creation lost its answer. */
export async function themesNamed(ask: Ask, scope: ThemeScope, name: string): Promise<readonly AnyTheme[]> {
  const { byName } = callsAt(scope.terminal);
  const topicName = name.trim();
  const found = await ofEveryStyle(scope, (asked) => ask(byName, { ...asked, topicName }));
  return found.filter((theme) => theme.topicName === topicName);
}

export function allThemes(ask: Ask, scope: ThemeScope): Promise<readonly AnyTheme[]> {
  const { query } = callsAt(scope.terminal);
  return ofEveryStyle(scope, (asked) => ask(query, asked));
}

async function ofEveryStyle(
  scope: ThemeScope,
  load: (asked: ReturnType<ReturnType<typeof listInput>>) => ReturnType<Load>,
): Promise<readonly AnyTheme[]> {
  const found: AnyTheme[] = [];
  const { styles } = terminalFacts[scope.terminal];
  for (const style of styles.length > 0 ? styles : (['dark'] as const)) {
    const query = listInput(scope, style);
    found.push(
      ...(await wholeList(
        pagesOf((page) => load(query(page))),
        idOf,
      )),
    );
  }
  return found;
}

/** All themes of a style in the present order of the list. */
export function themesOfStyle(
  ask: Ask,
  scope: ThemeScope & Pick<ThemeLocator, 'style'>,
): Promise<readonly AnyTheme[]> {
  const { query } = callsAt(scope.terminal);
  const listQuery = listInput(scope, scope.style);
  return wholeList(
    pagesOf((page) => ask(query, listQuery(page))),
    idOf,
  );
}

/** Sorts ids by the present order of the list; ids that no longer exist are left out. */
export async function orderAmong(
  ask: Ask,
  scope: ThemeScope & Pick<ThemeLocator, 'style'>,
  ids: readonly string[],
): Promise<readonly AnyTheme[]> {
  const wanted = new Set(ids);
  return (await themesOfStyle(ask, scope)).filter(({ id }) => wanted.has(id));
}

const listInput = (scope: ThemeScope, style: TopicStyle) => (currentPage: number) => ({
  ...scopeInput(scope),
  ...(hasStyles(scope.terminal) ? { style } : {}),
  pageSize,
  currentPage,
});

type Load = (page: number) => Promise<{ readonly datas: readonly AnyTheme[]; readonly totalCount: number }>;

async function search(id: string, load: Load): Promise<AnyTheme | null> {
  for await (const theme of everyRow(pagesOf(load), idOf)) if (theme.id === id) return theme;
  return null;
}

const idOf = ({ id }: AnyTheme) => id;

const pagesOf = (load: Load) => async (page: number) => {
  const { datas: result, totalCount } = await load(page);
  return { result, totalCount };
};
