/**
 * A department's own menus after they were turned off: the platform deletes them, so this computer keeps them as a menu
 * set for a while.
 */
import { callRead } from '#data/read.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import { keepDraft, lastingDraftKey, readDraft } from '#state/drafts.ts';
import { type MenuSet, menuSetOf } from '../Sets/menu-set.ts';
import { readSetFile, setFileText } from '../Sets/set-file.ts';
import type { MovedMenuPosition } from './menu-moves.ts';

export const keptMenusDays = 30;
const keptFor = keptMenusDays * 24 * 60 * 60_000;
/** Characters; the program stores no longer texts. */
const longestKept = 95_000;

export interface KeptMenus {
  readonly set: MenuSet;
  /** Milliseconds since 1970 at which the menus were turned off. */
  readonly time: number;
}

const keyOf = (deptId: string) => lastingDraftKey(`backMenu.kept/${deptId}`);

/** null where they could not be read, or are too many to be kept. */
export async function menusToKeep(
  at: MovedMenuPosition,
  from: { readonly server: string; readonly department: string },
  now: number,
): Promise<string | null> {
  try {
    const [{ backstageMenus }, details] = await Promise.all([
      callRead(queryBackstageMenus, at),
      callRead(queryDepartmentMenus, { deptId: at.deptId }),
    ]);
    const text = setFileText(menuSetOf(backstageMenus, details), from, now);
    return text.length > longestKept ? null : text;
  } catch {
    // The question says that nothing is kept.
    return null;
  }
}

export function keepMenus(deptId: string, text: string, now: number): void {
  keepDraft(keyOf(deptId), { time: now, edits: { set: { from: null, to: text } } });
}

export function forgetMenus(deptId: string): void {
  keepDraft(keyOf(deptId), null);
}

export function keptMenus(deptId: string, now: number): KeptMenus | null {
  const draft = readDraft(keyOf(deptId));
  const text = draft?.edits.set?.to;
  if (!draft || typeof text !== 'string') return null;
  const set = readSetFile(text);
  if (now - draft.time > keptFor || typeof set === 'string' || !('groups' in set)) {
    forgetMenus(deptId);
    return null;
  }
  return { set, time: draft.time };
}
