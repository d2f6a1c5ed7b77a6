/** The titles that a theme may show (spec 2§3 "titleShowWay"), for whoever needs no schema. */
export const titleIds = ['appTitle', 'teamTitle', 'browserTitle'] as const;
export type TitleId = (typeof titleIds)[number];

export interface TitleShown {
  readonly id: TitleId;
  readonly selected: boolean;
}

/** All three selected (spec 2§9). */
export const titlesShownByDefault: readonly TitleShown[] = titleIds.map((id) => ({ id, selected: true }));
