/**
 * Extracts a theme's style, layout and colours for the frame. The source is untrusted, so each field is read by name
 * and accepted only when valid; the rest stays unset.
 */
import { topicLayouts } from '#shared/api/themes/back-look.ts';
import { topicStyles } from '#shared/api/themes/context.ts';
import { parseColour } from '#shared/kit/colour/colour.ts';
import type { BackLookValues } from '#shared/rules/themes/look/look.ts';
import { asBack } from '#shared/rules/themes/look/look-of.ts';

const unset = asBack({ primaryColor: '', bubbleColor: '' });

const colourFields = [
  'navigationBgColor',
  'navMenuFontColor',
  'navBorderColor',
  'navOptMenuColor',
  'navigationLeftBgColor',
  'navigationMediBgColor',
  'navigationRightBgColor',
  'asideBgColor',
  'asideRightBoderColor',
  'asideMenuColor',
  'sideOptMenuColor',
  'asideMenuHoverColor',
  'sideMenuLeftColor',
  'primaryColor',
  'bubbleColor',
  'toolBgColor',
  'searchBgColor',
  'searchBoxColor',
  'searchFontColor',
  'searchParFontColor',
] as const satisfies readonly (keyof BackLookValues)[];

/** Names of all fields that `frameValuesOf` reads. */
export const frameFields = [...colourFields, 'topicStyle', 'topicLayout', 'toolIcoColor'] as const;

/** Returns null when `said` is no theme at all. */
export function frameValuesOf(said: unknown): BackLookValues | null {
  if (typeof said !== 'object' || said === null || !Object.hasOwn(said, 'topicStyle')) return null;
  const own = (name: string): unknown =>
    /* wall: frame-inherited */ Object.hasOwn(said, name) ? Reflect.get(said, name) : undefined;
  const oneOf = <Choice>(choices: readonly Choice[], name: string, otherwise: Choice) =>
    choices.find((choice) => choice === own(name)) ?? otherwise;
  const colours = colourFields.map((name) => {
    const value = own(name);
    return /* wall: frame-colours */ [
      name,
      typeof value === 'string' && parseColour(value) !== null ? value : '',
    ] as const;
  });
  return {
    ...unset,
    ...Object.fromEntries(colours),
    topicStyle: oneOf(topicStyles, 'topicStyle', unset.topicStyle),
    topicLayout: oneOf(Object.values(topicLayouts), 'topicLayout', unset.topicLayout),
    toolIcoColor: oneOf(['dark', 'light'], 'toolIcoColor', unset.toolIcoColor),
  };
}
