/**
 * Takes a set over into a department: creates own groups and menus, then sets values, then saves the order, then common
 * menus, visibility and names in other languages. A failure is reported for its line and does not stop the others;
 * further entries of the department stay.
 */
import type { Change } from '#data/changes/index.ts';
import { submitChange } from '#data/changes/index.ts';
import { callRead, readAgain } from '#data/read.ts';
import { undoOfCreating } from '#data/records/presence-undo.ts';
import { failedSave, saveAmongMany } from '#data/records/save-among-many.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { type BackMenuGroup, queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import {
  batchUpdateBackMenuStatus,
  createBackstageGroup,
  createBackstageMenu,
} from '#shared/api/back-menu/changes.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import type { Endpoint, Output } from '#shared/api/endpoint.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import type { Edits } from '#shared/kit/merge.ts';
import { ownLanguage, toNames } from '#shared/rules/common/names/languages.ts';
import { backMenuReads } from '#shared/rules/records/back-menu/back-menu-reads.ts';
import {
  backGroupRecord,
  backMenuNamesRecord,
  backMenuRecord,
  groupForm,
  menuForm,
} from '#shared/rules/records/back-menu/back-menu-records.ts';
import { backGroupPresence, backMenuPresence } from '#shared/rules/records/back-menu/menu-presence.ts';
import type { MovedMenuPosition } from '../BackMenu/menu-moves.ts';
import { saveMoves } from '../BackMenu/save-moves.ts';
import type { MenuSet, SetGroup, SetMenu } from './menu-set.ts';
import { planTakeOver, type TakeLine, type TakePart, takenArrangement, takenNames } from './take-over.ts';

export type TakeOutcome = 'plan' | 'same' | 'refused' | 'done' | 'clash' | 'failed' | 'unknown' | 'stopped';

export interface TakeResult {
  readonly line: TakeLine;
  readonly outcome: TakeOutcome;
  readonly error: unknown;
}

export function plannedTakeResult(line: TakeLine): TakeResult {
  const outcome = line.refusal ? 'refused' : line.parts.length === 0 ? 'same' : 'plan';
  return { line, outcome, error: null };
}

interface Run {
  readonly menuSet: MenuSet;
  readonly at: MovedMenuPosition;
  readonly signal: AbortSignal;
  /** Called with the numbers of done steps and of all. */
  readonly onDone: (done: number, all: number) => void;
}

export async function takeSet({ menuSet, at, signal, onDone }: Run): Promise<TakeResult[]> {
  const read = async () => ({
    groups: (await callRead(queryBackstageMenus, at)).backstageMenus,
    details: await namesOrNone(at.deptId),
  });
  const before = await read();
  const lines = planTakeOver(menuSet, before);
  const ids = new Map<SetGroup | SetMenu, string>();
  for (const { entry: one, id } of lines) if (id !== null) ids.set(one, id);
  const results = new Map(lines.map((line) => [line, plannedTakeResult(line)]));
  const fail = (line: TakeLine, outcome: TakeOutcome, error: unknown) => {
    if (results.get(line)?.outcome === 'plan') results.set(line, { line, outcome, error });
  };
  const all = lines.reduce((sum, { parts }) => sum + parts.length, 0);
  let done = 0;
  /** Runs the lines one after another, without those that have failed before. */
  const each = async (
    part: TakePart,
    work: (line: TakeLine) => Promise<unknown>,
    which?: TakeLine['what'],
  ) => {
    for (const line of lines) {
      if (!line.parts.includes(part) || (which && line.what !== which)) continue;
      done += 1;
      onDone(done, all);
      if (signal.aborted) fail(line, 'stopped', null);
      if (results.get(line)?.outcome !== 'plan') continue;
      try {
        if ((await work(line)) === 'kept') fail(line, 'clash', null);
      } catch (error) {
        const { outcome, error: why } = failedSave(error);
        fail(line, outcome, why);
      }
    }
  };
  const idOf = (one: SetGroup | SetMenu) => ids.get(one) ?? null;

  await each(
    'create',
    async ({ entry: group }) => ids.set(group, await createGroup(group, before.groups.length + 1, at)),
    'group',
  );
  await each(
    'create',
    async ({ entry: menu, group }) => {
      const parentId = group && idOf(group);
      if (!parentId) throw new UnreadRecord(new Error('its group is not there'));
      ids.set(menu, await createMenu(menu as SetMenu, parentId, at));
    },
    'menu',
  );
  await each('values', ({ entry: one, id }) => saveValues(one, id ?? '', before.groups, at));
  await sendOrder();
  const after = await callRead(queryBackstageMenus, at);
  await sendCommon(after.backstageMenus);
  await sendShown();
  await each('languages', ({ entry: one }) => saveNames(one, idOf(one) ?? '', before.details));
  await readAgain(backMenuReads);
  return lines.map((line) => {
    const result = results.get(line) ?? plannedTakeResult(line);
    return result.outcome === 'plan' ? { ...result, outcome: 'done' } : result;
  });

  async function sendOrder(): Promise<void> {
    const ordered = lines.filter(({ parts }) => parts.includes('order') || parts.includes('group'));
    done += ordered.reduce(
      (sum, { parts }) => sum + Number(parts.includes('order')) + Number(parts.includes('group')),
      0,
    );
    if (ordered.length === 0) return;
    if (signal.aborted) {
      for (const line of ordered) fail(line, 'stopped', null);
      return;
    }
    const now = await callRead(queryBackstageMenus, at);
    const came = await saveMoves(at, takenArrangement(menuSet, now.backstageMenus, idOf));
    if (came !== 'saved') for (const line of ordered) fail(line, 'failed', null);
  }

  /** One call for a whole group: it carries the list of common menus. */
  async function sendCommon(groups: readonly BackMenuGroup[]): Promise<void> {
    const turned = lines.filter(({ parts }) => parts.includes('common'));
    for (const [group, inside] of Map.groupBy(turned, (line) => line.group)) {
      done += inside.length;
      onDone(done, all);
      const now = groups.find(({ id }) => group && id === idOf(group));
      if (!now) continue;
      const from = groupForm(now, groups).common;
      const wantedOn = (id: string) => {
        const line = inside.find((one) => idOf(one.entry) === id);
        return line ? (line.entry as SetMenu).common : from.includes(id);
      };
      const to = now.children.map(({ id }) => id).filter(wantedOn);
      try {
        if (signal.aborted) throw new DOMException('stopped', 'AbortError');
        const came = await saveAmongMany(backGroupRecord, { ...at, id: now.id }, { common: { from, to } });
        if (came === 'kept') for (const line of inside) fail(line, 'clash', null);
      } catch (error) {
        for (const line of inside)
          fail(line, signal.aborted ? 'stopped' : 'failed', signal.aborted ? null : error);
      }
    }
  }

  async function sendShown(): Promise<void> {
    for (const status of [true, false]) {
      const turned = lines.filter(
        ({ parts, entry: one }) => parts.includes('shown') && (one as SetMenu).shown === status,
      );
      done += turned.length;
      onDone(done, all);
      const menuIds = turned.flatMap(({ entry: one }) => idOf(one) ?? []);
      if (menuIds.length === 0) continue;
      try {
        if (signal.aborted) throw new DOMException('stopped', 'AbortError');
        await sent({
          title: 'backMenu.menu.statusChange',
          endpoint: batchUpdateBackMenuStatus,
          input: { menuIds, status },
          before: { menuIds, status: !status },
        });
      } catch (error) {
        for (const line of turned)
          fail(line, signal.aborted ? 'stopped' : 'failed', signal.aborted ? null : error);
      }
    }
  }
}

/** A server that lacks this call has no names in other languages, and neither has the set. */
async function namesOrNone(deptId: string): Promise<Output<typeof queryDepartmentMenus>> {
  try {
    return await callRead(queryDepartmentMenus, { deptId });
  } catch (error) {
    if (error instanceof ApiError && error.lookedAt !== null) return [];
    throw error;
  }
}

const sent = <E extends Endpoint>(change: Change<E>) =>
  submitChange({ ...change, touches: [], success: null, failure: 'here' });

/** A created group never waits in the tray, because the steps that follow need its id. */
function createGroup(
  { customName }: SetGroup | SetMenu,
  menuOrder: number,
  at: MovedMenuPosition,
): Promise<string> {
  const groupValues = { customName, menuOrder };
  const { collects: _, ...back } = undoOfCreating(backGroupPresence, {
    ...at,
    into: '',
    besides: null,
    id: '',
    made: groupValues,
  });
  return sent({
    ...back,
    title: 'backMenu.group.createdChange',
    endpoint: createBackstageGroup,
    before: null,
    input: { ...groupValues, deptId: at.deptId },
  });
}

function createMenu(menu: SetMenu, parentId: string, at: MovedMenuPosition): Promise<string> {
  const { customName, icon, path: menuPath, openMode } = menu;
  const menuValues = { customName, icon, menuPath, openMode };
  const { collects: _, ...back } = undoOfCreating(backMenuPresence, {
    ...at,
    parentId,
    besides: null,
    id: '',
    made: menuValues,
  });
  return sent({
    ...back,
    title: 'backMenu.menu.createdChange',
    endpoint: createBackstageMenu,
    before: null,
    input: { ...menuValues, parentId, deptId: at.deptId },
  });
}

function saveValues(
  item: SetGroup | SetMenu,
  id: string,
  groups: readonly BackMenuGroup[],
  at: MovedMenuPosition,
) {
  const locator = { ...at, id };
  const names = { customName: item.customName, customNameStatus: item.customNamed };
  const group = groups.find((each) => each.id === id);
  if (group) return saveAmongMany(backGroupRecord, locator, editsOf(groupForm(group, groups), names));
  const menu = groups.flatMap(({ children }) => children).find((each) => each.id === id);
  if (!menu || !('code' in item)) throw new UnreadRecord(new Error('it is not there'));
  const path = item.code === '' ? { menuPath: item.path } : {};
  return saveAmongMany(
    backMenuRecord,
    locator,
    editsOf(menuForm(menu), { ...names, icon: item.icon, openMode: item.openMode, ...path }),
  );
}

function saveNames(
  one: SetGroup | SetMenu,
  targetId: string,
  details: readonly { readonly id: string; readonly i18nCustomMenuName: Parameters<typeof toNames>[0] }[],
) {
  const now = toNames(details.find(({ id }) => id === targetId)?.i18nCustomMenuName ?? []);
  const names = takenNames(one);
  const edits = platformLanguages.flatMap((lang) => {
    const [from, to] = [now[lang] ?? '', names[lang] ?? ''];
    return lang === ownLanguage || from === to ? [] : [[lang, { from, to }] as const];
  });
  return saveAmongMany(backMenuNamesRecord, { kind: 'backMenu', targetId }, Object.fromEntries(edits));
}

function editsOf<Values extends object>(now: Values, wanted: Partial<Values>) {
  return Object.fromEntries(
    Object.entries(wanted).map(([name, to]) => [name, { from: now[name as keyof Values], to }]),
  ) as Edits<Values>;
}
