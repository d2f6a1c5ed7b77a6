/**
 * Unsaved moves of groups and menus: one save sends them all (spec 3§4; BMENU-046 to 049). Changes of others meanwhile
 * stay; after a refusal the stored order is shown again.
 */
import { useMemo, useState } from 'react';
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import { arrangedAs, groupMoves, type MenuArrangement } from '#shared/rules/back-menu/arrange.ts';
import { useStays } from '#widgets/Form/FormPage.tsx';
import { useLeaveGuard } from '#widgets/Form/leave-guard.ts';
import {
  type MovedMenuPosition,
  type Moves,
  menuArrangementOf,
  menuGroupIds,
  movedMenus,
} from './menu-moves.ts';
import { saveMoves } from './save-moves.ts';

/** `whole`: `groups` are all groups, not the matches of a keyword. */
export function useMoves(at: MovedMenuPosition, groups: readonly BackMenuGroup[], whole: boolean): Moves {
  const stored = useMemo(() => menuArrangementOf(groups), [groups]);
  const [draft, setDraft] = useState<MenuArrangement | null>(null);
  const [saving, setSaving] = useState(false);
  const arrangement = useMemo(
    () => (draft && whole ? arrangedAs(stored, draft) : stored),
    [stored, draft, whole],
  );
  const count = useMemo(() => {
    if (!draft) return null;
    if (!whole) return { menus: 0, groups: 0 };
    const counted = {
      menus: movedMenus(stored, arrangement),
      groups: groupMoves(menuGroupIds(stored), menuGroupIds(arrangement)).length,
    };
    return counted.menus + counted.groups === 0 ? null : counted;
  }, [stored, arrangement, draft, whole]);
  useLeaveGuard(count !== null, useStays(about));
  return {
    arrangement,
    count,
    saving,
    move: setDraft,
    discard: () => setDraft(null),
    async save() {
      if (!draft || saving) return;
      setSaving(true);
      const kept = await saveMoves(at, draft);
      if (kept !== 'unread') setDraft(null);
      setSaving(false);
    },
  };
}

const about = ['dept', 'tab'];
