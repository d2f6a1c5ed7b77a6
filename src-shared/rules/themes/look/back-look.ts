/** The look of a standard or desktop-client theme as it is drawn. */
import { type BackPart, backLookTable, pageColourTable } from './back-look-table.ts';
import { drawParts } from './draw-look.ts';
import type { BackLookValues, SpecialLookValues } from './look.ts';
import { lookUnset } from './look-table.ts';

/** Every part of a standard or desktop-client theme. */
export function backColours(values: BackLookValues): Readonly<Record<BackPart, string>> {
  return drawParts(backLookTable, values);
}

/** A special theme has the colours of pages only: designers make its pages, and the frame is the platform's. */
export function asBack(colours: SpecialLookValues): BackLookValues {
  const own = (Object.keys(pageColourTable) as (keyof SpecialLookValues)[]).map(
    (name) => [name, colours[name]] as const,
  );
  return { ...plainBack, ...Object.fromEntries(own) };
}

/** The look of a web theme in which nothing is set. */
export const plainBack = {
  dtu: 'pc',
  topicStyle: 'dark',
  ...lookUnset(backLookTable),
} as BackLookValues;
