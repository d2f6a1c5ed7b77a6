/** The platform's spelling of a theme's values (spec 2§3, 2§9): switches, digits, unset values. */
import * as z from 'zod';
import { jsonString } from '../codecs.ts';
import { wireShare } from '../shares/share.ts';
import { type TitleId, type TitleShown, titleIds, titlesShownByDefault } from './titles.ts';

/** Switches are E (on) and D (off) on the wire; unset is off. */
export const switchED = z.codec(z.string().nullish(), z.boolean(), {
  decode: (wire) => wire === 'E',
  encode: (value) => (value ? 'E' : 'D'),
});

/** A size in pixels; unset is null here and '' on the wire. */
export const pixels = z.codec(z.union([z.string(), z.number()]).nullish(), z.number().nullable(), {
  decode: (wire) => {
    const value =
      wire === null || wire === undefined || wire === ''
        ? Number.NaN
        : Number(String(wire).replace(/px$/, ''));
    return Number.isFinite(value) ? value : null;
  },
  encode: (value) => (value === null ? '' : value),
});

/** The titles that a theme may show, in the platform's spelling (`broswerTitle`). */
const wireTitles = { appTitle: 'appTitle', teamTitle: 'teamTitle', broswerTitle: 'browserTitle' } as const;
const titleList = z.array(z.looseObject({ id: z.string(), selected: z.union([z.boolean(), z.string()]) }));
const titlesText = jsonString(titleList);

/** The titles in their order, as a JSON list in a text; unset means all of them, and unknown ones are dropped. */
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
      const known: Readonly<Record<string, TitleId>> = wireTitles;
      const icons = list.data.flatMap(({ id, selected }) => {
        const title = known[id];
        return title
          ? [{ id: title, selected: selected === true || selected === 'true' || selected === 'E' }]
          : [];
      });
      const lacking = titleIds.filter((id) => !icons.some((title) => title.id === id));
      return [...icons, ...lacking.map((id) => ({ id, selected: false }))];
    },
    encode: (value) =>
      JSON.stringify(
        value.map(({ id, selected }) => ({ id: id === 'browserTitle' ? 'broswerTitle' : id, selected })),
      ),
  },
);

/** Two days, as two texts or one with a comma; unset is null. */
export const days = z.codec(
  z.union([z.string(), z.array(z.string())]).nullish(),
  z.object({ from: z.string(), to: z.string() }).nullable(),
  {
    decode: (wire) => {
      const [from = '', to = ''] = typeof wire === 'string' ? wire.split(/[,~]/) : (wire ?? []);
      return from.trim() && to.trim() ? { from: from.trim().slice(0, 10), to: to.trim().slice(0, 10) } : null;
    },
    encode: (value) => (value ? [value.from, value.to] : ''),
  },
);

/** A list of shares; unset is an empty list. */
export const sharesOrNone = z.codec(z.array(z.unknown()).nullish(), z.array(wireShare), {
  decode: (wire) => (wire ?? []) as z.input<typeof wireShare>[],
  encode: (value) => value,
});
