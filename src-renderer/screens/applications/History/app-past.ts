/**
 * The state of an application on an earlier day, by the changes since then. A change from this computer has stored
 * the values before it; of anybody else's change only the operation log tells, which has no values, so that the
 * earlier ones are unknown.
 */
import type { Edit } from '#shared/kit/merge.ts';

export interface HistoryApp {
  readonly deptId: string;
  readonly id: string;
  readonly moduleId: string;
}

/** A field of the application's record, or whether it is enabled. */
export type PastField = string;

/** Values before a change, by field; null where the change is not about such a field. */
export interface ValuesBefore {
  readonly before: Readonly<Record<PastField, unknown>>;
  readonly after: Readonly<Record<PastField, unknown>>;
  /** Fields that the change may have altered along with its own. */
  readonly unsure: readonly PastField[];
}

interface KeptRecord {
  readonly kind: string;
  readonly place: unknown;
  /** From the changed value back to the one before. */
  readonly edits: Readonly<Record<string, Edit>>;
}

const nothing: ValuesBefore = { before: {}, after: {}, unsure: [] };

/** Kinds that leave the application's own record as it is. */
const beside = [
  'appOrders',
  'appPlace',
  'appDisplay',
  'appMessageDisplay',
  'appNavMode',
  'appCategory',
  'appCategoryOrder',
  'appCategoryPresence',
  'appGroupOrder',
];

/** Null where the change may have altered anything of the application. */
export function valuesBefore({ kind, place, edits }: KeptRecord, app: HistoryApp): ValuesBefore | null {
  if (beside.includes(kind)) return nothing;
  const { deptId, id, ids, modules } = locatorOf(place);
  const isModule = modules?.some((one) => one.moduleId === app.moduleId) ?? false;
  const isAbout = id === app.id || (ids?.includes(app.id) ?? false) || isModule;
  const known = ['appInfo', 'appShares', 'appLooks', 'appModuleStatus', 'appModulesOn'].includes(kind);
  if (!known) return null;
  if (!isAbout || deptId !== app.deptId) return nothing;
  const each = (name: string, key: string) => {
    const edit = edits[name];
    return edit === undefined ? undefined : { from: cellOf(edit.from, key), to: cellOf(edit.to, key) };
  };
  if (kind === 'appInfo') return withHiding(edits);
  if (kind === 'appShares') return withHiding({ shares: each('shares', app.id) });
  if (kind === 'appLooks')
    return withHiding({ menuDisplay: each('shown', app.id), openMode: each('opens', app.id) });
  const enabled = kind === 'appModuleStatus' ? edits.enabled : each('on', app.moduleId);
  return withHiding({ enabled });
}

/** Hiding an application may have disabled it, which its own change does not tell (3§4). */
function withHiding(edits: Readonly<Record<string, Edit | undefined>>): ValuesBefore {
  const known = Object.entries(edits).flatMap(([name, edit]) =>
    edit === undefined || edit.to === undefined ? [] : [[name, edit] as const],
  );
  return {
    before: Object.fromEntries(known.map(([name, { to }]) => [name, to])),
    after: Object.fromEntries(known.map(([name, { from }]) => [name, from])),
    unsure: edits.menuDisplay?.from === false ? ['enabled'] : [],
  };
}

interface Locator {
  readonly deptId?: unknown;
  readonly id?: unknown;
  readonly ids?: readonly unknown[];
  readonly modules?: readonly { readonly moduleId?: unknown }[];
}

const locatorOf = (locator: unknown): Locator =>
  typeof locator === 'object' && locator !== null ? locator : {};

function cellOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

export interface HistoryItem {
  /** The server's clock where its log has the change, else this computer's: `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  readonly who: string;
  /** The change in words. */
  readonly what: string;
  /** Null where the values before the change are not known. */
  readonly values: ValuesBefore | null;
}

export interface PastState {
  readonly fieldValues: Readonly<Record<PastField, unknown>>;
  readonly unsure: readonly PastField[];
  /** The earliest change after the day whose values before are not known; null where every value is known. */
  readonly blocked: HistoryItem | null;
}

/** The application's values at the end of a day; `items` in any order. */
export function pastState(items: readonly HistoryItem[], day: string): PastState {
  const later = items
    .filter(({ time }) => time.slice(0, 10) > day)
    .toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
  const fieldValues: Record<string, unknown> = {};
  const unsure = new Set<string>();
  for (const item of later) {
    if (item.values === null) return { fieldValues, unsure: [...unsure], blocked: item };
    for (const [name, value] of Object.entries(item.values.before))
      if (!Object.hasOwn(fieldValues, name) && !unsure.has(name)) fieldValues[name] = value;
    for (const name of item.values.unsure) if (!Object.hasOwn(fieldValues, name)) unsure.add(name);
  }
  return { fieldValues, unsure: [...unsure], blocked: null };
}
