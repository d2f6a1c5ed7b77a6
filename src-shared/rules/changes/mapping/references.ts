/**
 * Finds the ids in a collected change: its own record's in the locator, other records' in the locator and the edits.
 * Each is recognised by field name and shape, so that all ids can be listed and replaced.
 */
import { shareKinds } from '../../../api/shares/share.ts';
import { rowNamed } from '../../common/fields/field.ts';
import { isUntargeted, type Share } from '../../common/shares/share.ts';
import type { AnyRecord } from '../../records/records.ts';
import type { CollectedChange } from '../collected-change.ts';
import { type Reference, type ReferenceKind, referenceKey } from './reference-kinds.ts';

type Put = (reference: Reference) => string;
type Told = Pick<CollectedChange, 'kind' | 'place' | 'edits'>;

/** The kind of reference for each kind of record. */
const kindByField: Readonly<Record<string, ReferenceKind>> = {
  ipSegment: 'segment',
  ipListEntry: 'ipListEntry',
  ipListPermission: 'ipListEntry',
  loginMethod: 'loginMethod',
  ruleConfig: 'ruleConfig',
  ruleConfigEnabled: 'ruleConfig',
  basicTemplate: 'template',
  agreement: 'agreement',
  backMenu: 'menu',
  backMenuStatus: 'menu',
  backMenuGroup: 'menu',
  appInfo: 'application',
  appPlace: 'application',
  appShares: 'application',
  appLooks: 'application',
  appCategory: 'appCategory',
  whiteList: 'person',
  cssTheme: 'cssTheme',
  backTheme: 'theme',
  specialTheme: 'theme',
  mobileTheme: 'theme',
  themeState: 'theme',
  themeTitles: 'theme',
  themeRange: 'theme',
  themeAppointment: 'theme',
  systemTitles: 'systemTheme',
};

/** Returns the kind of reference for a kind of record, or for the making and deleting of such records. */
export const ownKind = (kind: string): ReferenceKind => kindByField[kind.replace(/Presence$/, '')] ?? 'other';

/** Fields of these names hold an id of that kind, wherever they occur. */
const named: Readonly<Record<string, ReferenceKind>> = {
  deptId: 'department',
  departmentId: 'department',
  userId: 'person',
  acId: 'appCategory',
  netWorkSegmentId: 'segment',
  moduleId: 'module',
  tenantKey: 'tenant',
  domainName: 'host',
  parentId: 'menu',
  into: 'menu',
  rangeUserId: 'person',
};

/** Lists of ids and tables by id: the kind of reference by kind of record and field name. */
const inside: Readonly<Record<string, Readonly<Record<string, ReferenceKind>>>> = {
  loginMethod: { people: 'person', departments: 'department' },
  appShares: { shares: 'application' },
  appOrders: { orders: 'application' },
  appModulesOn: { on: 'module' },
  appLooks: { shown: 'application', opens: 'application' },
  backMenu: { parentId: 'menu' },
  backMenuGroup: { common: 'menu', menus: 'menu' },
};

/** The kinds of records whose field names, and tables in the locator, are ids. */
const byIds: Readonly<Record<string, ReferenceKind>> = {
  whiteList: 'person',
  appCategoryOrder: 'appCategory',
  appGroupOrder: 'application',
  launcherOrder: 'application',
  backMenuOrder: 'menu',
  backMenusShown: 'menu',
  themeOrder: 'theme',
};
const nameTables = ['names', 'types', 'groups'];

/** No call finds a thing of these kinds by id alone. */
const placed: readonly ReferenceKind[] = ['theme', 'systemTheme'];

const nameTargets: Readonly<Record<string, ReferenceKind>> = {
  tenant: 'tenant',
  application: 'application',
  backMenu: 'menu',
  theme: 'theme',
};

/** Returns the change with every id replaced by the result of `put`. */
export function withIds(change: CollectedChange, kind: AnyRecord | null, put: Put): CollectedChange {
  const self = ownKind(change.kind);
  const putLocator: Put = (reference) =>
    put(reference.kind === self && placed.includes(self) ? { ...reference, at: change.place } : reference);
  const keys = byIds[change.kind];
  const calledBy = (id: string) => (keys ? put(itself(keys, id, change.place)) : id);
  const locator = keys
    ? withTables(inValue(change.place, self, putLocator), calledBy, put)
    : inValue(change.place, self, putLocator);
  const isNames = change.kind.startsWith('language');
  const edits = Object.entries(change.edits).map(([name, { from, to }]) => {
    const side = (value: unknown) => inField(change, kind, name, value, put);
    return [calledBy(name), { from: side(from), to: side(to) }];
  });
  return {
    ...change,
    place: isNames ? ofNames(change.place, put) : locator,
    edits: Object.fromEntries(edits),
  };
}

/** A thing in an order is searched in the scope of that order. */
function itself(kind: ReferenceKind, id: string, locator: unknown): Reference {
  if (!placed.includes(kind)) return { kind, id };
  const { names, ...at } = Object(locator) as { readonly names?: Readonly<Record<string, string>> };
  return { kind, id, at: { ...at, id, name: names?.[id] ?? '' } };
}

/** Replaces the ids in the tables of a locator; the table `groups` maps to ids of menus. */
function withTables(locator: unknown, calledBy: (id: string) => string, put: Put): unknown {
  const parts = Object.entries(Object(locator)).map(([name, table]) => {
    if (!nameTables.includes(name) || typeof table !== 'object' || table === null) return [name, table];
    const rows = Object.entries(table).map(([id, said]) => [
      calledBy(id),
      name === 'groups' && typeof said === 'string' ? put({ kind: 'menu', id: said }) : said,
    ]);
    return [name, Object.fromEntries(rows)];
  });
  return Object.fromEntries(parts);
}

/** Replaces the ids of a whole record, in its locator and in its values. */
export function recordWithIds<R extends RecordedValues>(record: R, kind: AnyRecord, put: Put): R {
  const edits = Object.fromEntries(
    Object.entries(record.values).map(([name, to]) => [name, { from: null, to }]),
  );
  const told = { title: '', kind: record.kind, place: record.place, edits, touches: [], path: '' };
  const made = withIds(told, kind, put);
  const values = Object.entries(made.edits).map(([name, { to }]) => [name, to]);
  return { ...record, place: made.place, values: Object.fromEntries(values) };
}

export interface RecordedValues {
  readonly kind: string;
  readonly place: unknown;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Tells whether the order of a field's list has no meaning; a server may sort such a list by its ids. */
export function isUnordered(kind: AnyRecord, name: string): boolean {
  const row = rowNamed(kind.fields, name)?.kind;
  return (
    row === 'people' || row === 'departments' || row === 'shares' || (kind.shares?.includes(name) ?? false)
  );
}

/** Returns each reference once, in the order of occurrence. */
export function referencesOf(
  changes: readonly CollectedChange[],
  kindOf: (id: string) => AnyRecord | null,
): readonly Reference[] {
  const found = new Map<string, Reference>();
  for (const change of changes)
    withIds(change, kindOf(change.kind), (reference) => {
      const key = referenceKey(reference);
      // A reference with a locator replaces one without.
      if (reference.at !== undefined || !found.has(key)) found.set(key, reference);
      return reference.id;
    });
  for (const made of madeBy(changes)) found.delete(referenceKey(made));
  return [...found.values()];
}

/** Returns the records that the set itself makes; their ids are not translated. */
function madeBy(changes: readonly Told[]): readonly Reference[] {
  return changes.flatMap(({ kind, place, edits }) => {
    const to = edits.there?.to;
    const from = edits.there?.from;
    if (!kind.endsWith('Presence') || !Array.isArray(to) || (Array.isArray(from) && from.length > 0))
      return [];
    const { id, ids } = Object(place) as { readonly id?: unknown; readonly ids?: unknown };
    const of = kindByField[kind.replace(/Presence$/, '')] ?? 'other';
    const made = Array.isArray(ids) ? ids : of === 'theme' ? [id] : [];
    return made.map((one) => ({ kind: of, id: String(one) }));
  });
}

function ofNames(locator: unknown, put: Put): unknown {
  const { kind, targetId } = Object(locator) as { readonly kind?: unknown; readonly targetId?: unknown };
  if (typeof targetId !== 'string') return locator;
  return { ...Object(locator), targetId: put({ kind: nameTargets[String(kind)] ?? 'other', id: targetId }) };
}

function inField(
  { kind: id, place }: Told,
  kind: AnyRecord | null,
  name: string,
  value: unknown,
  put: Put,
): unknown {
  const row = rowNamed(kind?.fields, name)?.kind;
  const listed = row === 'people' ? 'person' : row === 'departments' ? 'department' : inside[id]?.[name];
  if (name === 'there') return inValue(value, kindByField[id.replace(/Presence$/, '')] ?? 'other', put);
  if (id === 'themeDefault')
    return inValue(value, 'theme', ({ kind: of, id: one }) => put(itself(of, one, place)));
  if (listed) return ofKind(value, listed, put);
  // The text has one id in each line.
  if (id === 'cssTheme' && name === 'refStyles' && typeof value === 'string')
    return ofKind(value.split('\n'), 'cssTheme', put).join('\n');
  if (typeof value === 'string') {
    const of = named[name];
    return of && value !== '' ? put({ kind: of, id: value }) : value;
  }
  return inValue(value, null, put);
}

/** Replaces an id, the ids of a list or the keys of a table. */
function ofKind(value: readonly string[], kind: ReferenceKind, put: Put): readonly string[];
function ofKind(value: unknown, kind: ReferenceKind, put: Put): unknown;
function ofKind(value: unknown, kind: ReferenceKind, put: Put): unknown {
  if (typeof value === 'string') return value === '' ? value : put({ kind, id: value });
  if (Array.isArray(value)) return value.map((one) => ofKind(one, kind, put));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([id, part]) => [put({ kind, id }), inValue(part, null, put)]),
  );
}

/** The kind `self` is that of `id` and `ids`; null: only field names and shapes tell the kind. */
function inValue(value: unknown, self: ReferenceKind | null, put: Put): unknown {
  if (Array.isArray(value)) return value.map((one) => inValue(one, self, put));
  if (typeof value !== 'object' || value === null) return value;
  if (isShare(value)) {
    const kind = value.kind === 'user' ? 'person' : value.kind;
    return isUntargeted(kind as Share['kind'])
      ? value
      : { ...value, id: put({ kind: kind as ReferenceKind, id: value.id }) };
  }
  const parts = Object.entries(value).map(([name, part]) => {
    const kind = kindOfPart(name, value, self);
    if (typeof part === 'string' && part !== '' && kind) return [name, put({ kind, id: part })];
    if (name === 'ids' && Array.isArray(part) && self) return [name, ofKind(part, self, put)];
    // Nested records have field names of their own; only people are recognised by their list.
    return [name, inValue(part, name === 'people' ? 'person' : null, put)];
  });
  return Object.fromEntries(parts);
}

function kindOfPart(name: string, whole: object, self: ReferenceKind | null): ReferenceKind | null {
  if (name === 'id') return self;
  if (name === 'targetId') {
    const { type } = whole as { readonly type?: unknown };
    return type === 'employee' ? 'person' : type === 'department' ? 'department' : null;
  }
  return named[name] ?? null;
}

function isShare(value: object): value is Pick<Share, 'kind' | 'id'> {
  const { kind, id, exclude } = value as Partial<Share>;
  return shareKinds.includes(kind as Share['kind']) && typeof id === 'string' && typeof exclude === 'boolean';
}
