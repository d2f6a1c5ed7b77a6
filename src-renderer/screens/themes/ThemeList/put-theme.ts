/** Moves a theme to another place of its list, across pages (spec 2§7 `dragSort`). */
import { callRead } from '#data/read.ts';
import { GoneRecord } from '#shared/rules/common/record/record.ts';
import { themesOfStyle } from '#shared/rules/themes/find-theme.ts';
import { stepsOfMove } from '#shared/rules/themes/order.ts';
import type { ThemePlace } from '#shared/rules/themes/theme-place.ts';
import { sortThemes } from './theme-changes.ts';

/** Themes of one request: their ids are in its address, which many servers cut off after 8 kB. */
const mostInRequest = 200;

/**
 * Puts a theme before another one of its style, or before all. Throws GoneRecord where one of the two has gone, and
 * every other failure after it has been shown.
 */
export async function putTheme(place: ThemePlace, target?: string): Promise<void> {
  const themes = await themesOfStyle(callRead, place);
  const names = new Map(themes.map(({ id, topicName }) => [id, topicName]));
  const steps = stepsOfMove([...names.keys()], {
    id: place.id,
    most: mostInRequest,
    ...(target === undefined ? {} : { target }),
  });
  if (steps === 'outdated') throw new GoneRecord();
  for (const { ids, before } of steps) await sortThemes(place, ids, before, (id) => names.get(id) ?? id);
}
