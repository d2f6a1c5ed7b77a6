/** A picker's chosen departments or people, in the order of choice. */

export interface PickedItem {
  readonly id: string;
  readonly name: string;
  /** A person's department; '' when there is none or it is unknown. */
  readonly note: string;
}

/** Limit of a choice: one call reads all names, and the address contains all ids. */
export const mostChosen = 200;

export type ToggledItems =
  | { readonly ok: true; readonly chosen: readonly PickedItem[] }
  /** The limit would be exceeded; nothing has changed. */
  | { readonly ok: false };

/** The choice with items added or removed; a single choice is replaced. */
export function toggleItems(
  chosen: readonly PickedItem[],
  items: readonly PickedItem[],
  on: boolean,
  { multiple, most = mostChosen }: { readonly multiple: boolean; readonly most?: number },
): ToggledItems {
  const ids = new Set(items.map(({ id }) => id));
  if (!multiple)
    return { ok: true, chosen: on ? items.slice(0, 1) : chosen.filter(({ id }) => !ids.has(id)) };
  if (!on) return { ok: true, chosen: chosen.filter(({ id }) => !ids.has(id)) };
  const before = new Set(chosen.map(({ id }) => id));
  const next = [...chosen, ...items.filter(({ id }) => !before.has(id))];
  return next.length > most ? { ok: false } : { ok: true, chosen: next };
}
