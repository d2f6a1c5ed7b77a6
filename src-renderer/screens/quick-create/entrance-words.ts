/** Texts of an entrance: its kind, and why somebody cannot use it. */
import type { Translate } from '#data/text.ts';
import type { Entrance } from '#shared/api/quick-create/entrance.ts';
import { entranceTargetOf, mayCreate, type TargetRights } from '#shared/rules/quick-create/entrance.ts';

export function entranceKindText(entry: Entrance, t: Translate): string {
  return t(`quickCreate.kind.${entranceTargetOf(entry)?.kind ?? 'module'}`);
}

/** Returns null where the entrance is usable, or where that is unknown. */
export function whyNot(entry: Entrance, rights: TargetRights | null, t: Translate): string | null {
  const target = entranceTargetOf(entry);
  if (!target || !rights || mayCreate(entry, rights)) return null;
  return t(`quickCreate.noRight.${target.kind}`);
}
