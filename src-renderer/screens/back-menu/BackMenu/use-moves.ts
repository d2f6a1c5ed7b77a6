/**
 * Unsaved moves of groups and menus: one save sends them all (spec 3§4; BMENU-046 to 049). Changes of others meanwhile
 * stay; after a refusal the stored order is shown, and the refused moves wait beside it.
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
  const [refusedDraft, setRefusedDraft] = useState<MenuArrangement | null>(null);
  const [saving, setSaving] = useState(false);
  const arrangement = useMemo(
    () => (draft && whole ? arrangedAs(stored, draft) : stored),
    [stored, draft, whole],
  );
  const count = useMemo(() => {
    if (!draft) return null;
    if (!whole) return { menus: 0, groups: 0 };
    return countOf(stored, arrangement);
  }, [stored, arrangement, draft, whole]);
  const refused = useMemo(
    () => (refusedDraft && whole ? countOf(stored, arrangedAs(stored, refusedDraft)) : null),
    [stored, refusedDraft, whole],
  );
  useLeaveGuard(count !== null || refused !== null, useStays(about), 'nothing');
  const send = async (moves: MenuArrangement) => {
    setSaving(true);
    const outcome = await saveMoves(at, moves);
    if (outcome !== 'unread') setDraft(null);
    if (outcome !== 'unread') setRefusedDraft(outcome === 'refused' ? moves : null);
    setSaving(false);
  };
  return {
    arrangement,
    count,
    refusedCounts: refused,
    saving,
    move: setDraft,
    discard: () => setDraft(null),
    async save() {
      if (draft && !saving) await send(draft);
    },
    async saveRefused() {
      if (refusedDraft && !saving) await send(refusedDraft);
    },
    discardRefused: () => setRefusedDraft(null),
  };
}

function countOf(stored: MenuArrangement, wanted: MenuArrangement): Moves['count'] {
  const menus = movedMenus(stored, wanted);
  const groups = groupMoves(menuGroupIds(stored), menuGroupIds(wanted)).length;
  return menus + groups === 0 ? null : { menus, groups };
}

const about = ['dept', 'tab'];
