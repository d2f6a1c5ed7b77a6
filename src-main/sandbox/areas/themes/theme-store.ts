import { type Insertable, sql } from 'kysely';
import type { ThemeFamily } from '#shared/api/themes/context.ts';
import { columnContains } from '../../kernel/crud/row-store.ts';
import type { Store, Tables } from '../../kernel/database/tables.ts';
import type { ThemeRow } from './stored.ts';

/** One list: themes with a common order. `dtu` and `style` narrow it where they are given. */
export interface ListOf {
  readonly tenantKey: string;
  readonly family: ThemeFamily;
  readonly deptId: string;
  readonly source: '' | 'external';
  readonly dtu?: ThemeRow['dtu'] | undefined;
  readonly style?: ThemeRow['style'] | undefined;
}

/** The list of a theme; special themes of all styles share one list. */
export function listOf(
  row: Pick<ThemeRow, 'tenant_key' | 'family' | 'dept_id' | 'source' | 'dtu' | 'style'>,
): ListOf {
  return {
    tenantKey: row.tenant_key,
    family: row.family,
    deptId: row.dept_id,
    source: row.source,
    dtu: row.dtu,
    style: row.family === 'featureTopic' ? undefined : row.style,
  };
}

function inList(store: Store, { tenantKey, family, deptId, source, dtu, style }: ListOf) {
  return store
    .selectFrom('theme')
    .where('tenant_key', '=', tenantKey)
    .where('family', '=', family)
    .where('dept_id', '=', deptId)
    .where('source', '=', source)
    .$if(dtu !== undefined, (query) => query.where('dtu', '=', dtu ?? ''))
    .$if(style !== undefined, (query) => query.where('style', '=', style ?? 'dark'));
}

interface Page {
  readonly currentPage: number;
  readonly pageSize: number;
  /** Text that the name must contain; '' for all. */
  readonly words: string;
}

export async function pageOfThemes(store: Store, list: ListOf, { currentPage, pageSize, words }: Page) {
  const matching = inList(store, list).$if(words !== '', (query) =>
    query.where(columnContains('topic_name', words)),
  );
  const { total } = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('style')
    .orderBy('position')
    .orderBy('id')
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
    .execute();
  return { rows, total };
}

/** Ids of the list in order, with the order numbers. */
export async function positionsIn(store: Store, list: ListOf): Promise<{ id: string; position: number }[]> {
  return inList(store, list).select(['id', 'position']).orderBy('position').orderBy('id').execute();
}

/** The order number for a new last theme. */
export async function nextPosition(store: Store, list: ListOf): Promise<number> {
  const { most } = await inList(store, list)
    .select(sql<number>`coalesce(max(position), 0)`.as('most'))
    .executeTakeFirstOrThrow();
  return most + 1;
}

export function defaultOf(store: Store, list: ListOf, style: ThemeRow['style']) {
  return inList(store, { ...list, style })
    .where('is_default', '=', 1)
    .selectAll()
    .executeTakeFirst();
}

export function findThemeRow(store: Store, tenantKey: string, id: string): Promise<ThemeRow | undefined> {
  return store
    .selectFrom('theme')
    .selectAll()
    .where('tenant_key', '=', tenantKey)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function addTheme(store: Store, row: Insertable<Tables['theme']>): Promise<void> {
  await store.insertInto('theme').values(row).execute();
}

export async function changeTheme(
  store: Store,
  { tenant_key, id }: Pick<ThemeRow, 'tenant_key' | 'id'>,
  changes: Partial<ThemeRow>,
): Promise<void> {
  await store
    .updateTable('theme')
    .set(changes)
    .where('tenant_key', '=', tenant_key)
    .where('id', '=', id)
    .execute();
}

export async function deleteTheme(store: Store, { tenant_key, id }: ThemeRow): Promise<void> {
  await store.deleteFrom('theme').where('tenant_key', '=', tenant_key).where('id', '=', id).execute();
}
