/** The titles that a theme may show (spec 2§3 "titleShowWay"), without a schema. */
export const titleIds = ['appTitle', 'teamTitle', 'browserTitle'] as const;
export type TitleId = (typeof titleIds)[number];

export interface TitleShown {
  readonly id: TitleId;
  readonly selected: boolean;
}

/** By default all three are selected (spec 2§9). */
export const titlesShownByDefault: readonly TitleShown[] = titleIds.map((id) => ({ id, selected: true }));
