/** The form for the titles that a theme shows (spec 2§2, 2§3 "titleShowWay", 2§9; THM-052, 080 to 082). */
import { type TitleId, type TitleShown, titleIds } from '../../api/themes/titles.ts';
import type { Fields } from '../common/fields/field.ts';

export interface TitleForm {
  readonly titles: readonly TitleId[];
}

export const titleFields: Fields<TitleForm> = {
  titles: {
    kind: 'choices',
    wire: 'titleShowWay',
    label: 'themeActions.titles.shown',
    help: 'themeActions.titles.help',
    options: titleIds.map((value) => ({ value, label: `themeActions.titles.${value}` as const })),
  },
};

/** The stored list with these titles selected; its order stays. */
export function withTitles(stored: readonly TitleShown[], titles: readonly TitleId[]): TitleShown[] {
  return stored.map(({ id }) => ({ id, selected: titles.includes(id) }));
}

export function titlesOf(stored: readonly TitleShown[]): TitleId[] {
  return titleIds.filter((id) => stored.some((title) => title.id === id && title.selected));
}
