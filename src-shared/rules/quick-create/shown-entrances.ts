/** The quick-create entrances that an employee sees (spec 3§2.3): their own, else the team's, else a new tenant's. */
import type { Entrance } from '../../api/quick-create/entrance.ts';
import { idOf } from './entrance.ts';

export interface OfferedEntrance extends Pick<Entrance, 'module' | 'moduleId' | 'sysMenus'> {
  /** Whether a new tenant has the entrance. */
  readonly usual: boolean;
}

/** Ids of chosen entrances in the order of display; null before the first choice. */
export interface EntranceChoices {
  readonly own: readonly string[] | null;
  readonly team: readonly string[] | null;
}

export function entrancesShown<Offer extends OfferedEntrance>(
  offers: readonly Offer[],
  { own, team }: EntranceChoices,
): Offer[] {
  const ids = own ?? team;
  if (!ids) return offers.filter(({ usual }) => usual);
  const byId = new Map(offers.map((offer) => [idOf(offer), offer]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
