/** The titles that a theme may show (spec 2§3 "titleShowWay"), without a schema. */
export const titleIds = ['appTitle', 'teamTitle', 'browserTitle'] as const;
export type TitleId = (typeof titleIds)[number];

/** The ids in the platform's spelling (`broswerTitle`). */
export const wireTitles: Readonly<Record<string, TitleId>> = {
  appTitle: 'appTitle',
  teamTitle: 'teamTitle',
  broswerTitle: 'browserTitle',
};

export interface TitleShown {
  readonly id: TitleId;
  readonly selected: boolean;
}

/** By default all three are selected (spec 2§9). */
export const titlesShownByDefault: readonly TitleShown[] = titleIds.map((id) => ({ id, selected: true }));
