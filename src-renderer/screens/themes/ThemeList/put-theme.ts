/** Moves a theme to another position of its list, across pages (spec 2§7 `dragSort`). */
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import { themesOfStyle } from '#shared/rules/themes/find-theme.ts';
import { stepsOfMove } from '#shared/rules/themes/order.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { sortThemes } from './theme-changes.ts';

/** Themes of one request: their ids are in its address, which many servers cut off after 8 kB. */
const mostInRequest = 200;

/** Puts a theme before another one of its style, or before all. Shows every failure; returns whether it is there. */
export async function putTheme(locator: ThemeLocator, target?: string): Promise<boolean> {
  const move = await moveOf(locator, target);
  if (move === null) return false;
  const { steps, names } = move;
  try {
    for (const { ids, before } of steps) await sortThemes(locator, ids, before, (id) => names.get(id) ?? id);
    return true;
  } catch {
    // The change door has already shown the failure.
    return false;
  }
}

async function moveOf(locator: ThemeLocator, target?: string) {
  try {
    const themes = await themesOfStyle(callRead, locator);
    const names = new Map(themes.map(({ id, topicName }) => [id, topicName]));
    const wanted = { id: locator.id, most: mostInRequest, ...(target === undefined ? {} : { target }) };
    const steps = stepsOfMove([...names.keys()], wanted);
    if (steps !== 'outdated') return { steps, names };
    notify({ tone: 'danger', text: translate('themeActions.gone') });
  } catch (error) {
    notifyFailure(error);
  }
  return null;
}
