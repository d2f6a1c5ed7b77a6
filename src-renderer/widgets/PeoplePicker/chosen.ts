/** What stands at the right of a picker: departments or people, in the order in which they were chosen. */

export interface Chosen {
  readonly id: string;
  readonly name: string;
  /** A person's department; '' where there is none or it is not known. */
  readonly note: string;
}

/** How many can be chosen: their names are asked for by one call, and their ids stand in the address. */
export const mostChosen = 200;

export type Turned =
  | { readonly ok: true; readonly chosen: readonly Chosen[] }
  /** Too many; nothing is changed. */
  | { readonly ok: false };

/** With some turned on or off; where only one can be chosen it takes the place of the other. */
export function turned(
  chosen: readonly Chosen[],
  items: readonly Chosen[],
  on: boolean,
  { multiple, most = mostChosen }: { readonly multiple: boolean; readonly most?: number },
): Turned {
  const ids = new Set(items.map(({ id }) => id));
  if (!multiple)
    return { ok: true, chosen: on ? items.slice(0, 1) : chosen.filter(({ id }) => !ids.has(id)) };
  if (!on) return { ok: true, chosen: chosen.filter(({ id }) => !ids.has(id)) };
  const before = new Set(chosen.map(({ id }) => id));
  const next = [...chosen, ...items.filter(({ id }) => !before.has(id))];
  return next.length > most ? { ok: false } : { ok: true, chosen: next };
}
