/**
 * The newest state of a theme, as its list has it. No call reads a standard or special theme by its id (2§7): it is
 * looked for by its stored name, and where it was renamed meanwhile, in the whole list of its style.
 */
import { type Ask, GoneRecord } from '../records/record.ts';
import { type AnyTheme, callsOf } from './families.ts';
import { terminalFacts } from './terminals.ts';
import { hasStyles, scopeInput, type ThemePlace } from './theme-place.ts';

/** Themes of a page of the search, and of the walk. */
const pageSize = 100;

/** Throws GoneRecord where there is none. */
export async function findTheme(ask: Ask, place: ThemePlace): Promise<AnyTheme> {
  const { query, byName } = callsOf(terminalFacts[place.terminal].family);
  const asked = {
    ...scopeInput(place),
    ...(hasStyles(place.terminal) ? { style: place.style } : {}),
    pageSize,
  };
  const { name } = place;
  const named =
    name.trim() === ''
      ? null
      : await search(place.id, (currentPage) =>
          ask(byName, { ...asked, topicName: name.trim(), currentPage }),
        );
  const found = named ?? (await search(place.id, (currentPage) => ask(query, { ...asked, currentPage })));
  if (!found) throw new GoneRecord();
  return found;
}

async function search(
  id: string,
  load: (page: number) => Promise<{ readonly datas: readonly AnyTheme[]; readonly totalCount: number }>,
): Promise<AnyTheme | null> {
  for (let page = 1; ; page += 1) {
    const { datas, totalCount } = await load(page);
    const found = datas.find((theme) => theme.id === id);
    if (found) return found;
    if (datas.length === 0 || page * pageSize >= totalCount) return null;
  }
}
