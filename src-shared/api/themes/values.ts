/** The platform's spelling of a theme's values (spec 2§3, 2§9): switches, digits, unset values. */
import * as z from 'zod';
import { jsonString, switchBy } from '../codecs.ts';
import { entryRefused } from '../odd-values/odd-entries.ts';
import { wireShare } from '../shares/share.ts';
import { type TitleShown, titleIds, titlesShownByDefault, wireTitles } from './titles.ts';

/** Switches are E (on) and D (off) on the wire; unset is off. */
export const switchED = switchBy('E', 'D', false);

/** A size in pixels, without the unit or with it. */
const size = /^-?\d+(\.\d+)?(px)?$/;

/** A size in pixels; unset is null here and '' on the wire. */
export const pixels = z.codec(z.union([z.string(), z.number()]).nullish(), z.number().nullable(), {
  decode: (wire, context) => {
    if (wire === null || wire === undefined || wire === '') return null;
    if (size.test(String(wire))) return Number.parseFloat(String(wire));
    context.issues.push({ code: 'custom', input: wire, message: 'no size in pixels' });
    return z.NEVER;
  },
  encode: (value) => (value === null ? '' : value),
});

const titleList = z.array(z.looseObject({ id: z.string(), selected: z.union([z.boolean(), z.string()]) }));
const titlesText = jsonString(titleList);
const selectedWords: readonly string[] = ['true', 'E'];
const unselectedWords: readonly string[] = ['false', 'D', ''];

/**
 * The titles in their order, as a JSON list in a text; unset means all of them. A title that nobody knows is refused
 * alone: it stays in its list, and goes back with it.
 */
export const titlesShown = z.codec(
  z.union([z.string(), titleList]).nullish(),
  z.custom<readonly TitleShown[]>((value) => Array.isArray(value)),
  {
    decode: (wire, context) => {
      if (wire === null || wire === undefined || wire === '') return titlesShownByDefault;
      const list =
        typeof wire === 'string' ? z.safeDecode(titlesText, wire) : { success: true as const, data: wire };
      if (!list.success) {
        context.issues.push({ code: 'custom', input: wire, message: 'no list of titles' });
        return z.NEVER;
      }
      const words = [...selectedWords, ...unselectedWords];
      const titles: TitleShown[] = [];
      for (const [index, { id, selected }] of list.data.entries()) {
        const title = Object.hasOwn(wireTitles, id) ? wireTitles[id] : undefined;
        if (!title)
          context.issues.push({
            code: 'custom',
            input: wire,
            message: 'an unknown title',
            path: [index],
            params: entryRefused,
          });
        else if (!words.includes(String(selected)))
          context.issues.push({ code: 'custom', input: wire, message: 'neither selected nor not' });
        else titles.push({ id: title, selected: selectedWords.includes(String(selected)) });
      }
      if (context.issues.length > 0) return z.NEVER;
      const lacking = titleIds.filter((id) => !titles.some((title) => title.id === id));
      return [...titles, ...lacking.map((id) => ({ id, selected: false }))];
    },
    encode: (value) =>
      JSON.stringify(
        value.map(({ id, selected }) => ({ id: id === 'browserTitle' ? 'broswerTitle' : id, selected })),
      ),
  },
);

/** A day, with a time behind it or without. */
const day = /^\d{4}-\d{2}-\d{2}(?!\d)/;

/** Two days, as two texts or one with a comma; unset is null. */
export const days = z.codec(
  z.union([z.string(), z.array(z.string())]).nullish(),
  z.object({ from: z.string(), to: z.string() }).nullable(),
  {
    decode: (wire, context) => {
      const texts = (typeof wire === 'string' ? wire.split(/[,~]/) : (wire ?? [])).map((text) => text.trim());
      if (texts.every((text) => text === '')) return null;
      const [from = '', to = ''] = texts;
      if (texts.length === 2 && day.test(from) && day.test(to))
        return { from: from.slice(0, 10), to: to.slice(0, 10) };
      context.issues.push({ code: 'custom', input: wire, message: 'no two days' });
      return z.NEVER;
    },
    encode: (value) => (value ? [value.from, value.to] : ''),
  },
);

/** A list of shares; unset is an empty list. */
export const sharesOrNone = z.codec(z.array(z.unknown()).nullish(), z.array(wireShare), {
  decode: (wire) => (wire ?? []) as z.input<typeof wireShare>[],
  encode: (value) => value,
});
