/** A call and the table behind it, put together: every field has its column, the example is a fresh sandbox's. */
import { cleanValue, type EndpointField, exampleFrom, type HeldField, heldBy } from './endpoint-field.ts';
import type { EndpointPlan } from './endpoint-plan.ts';
import { type TableFacts, type TableRow, tableFacts } from './endpoint-table.ts';

export interface Draft {
  readonly plan: EndpointPlan;
  readonly table: TableFacts;
  /** Somebody who may make the call. */
  readonly account: string;
  /** What a record is called by. */
  readonly called: string;
  readonly fields: readonly HeldField[];
  readonly answer: readonly HeldField[];
  readonly example: Readonly<Record<string, unknown>>;
  /** What the example finds in a fresh sandbox. */
  readonly found: readonly Readonly<Record<string, unknown>>[];
}

/** Whom and when a record has by itself. */
export const stamps = ['creator_name', 'create_time', 'updater_name', 'update_time'];

/** Throws an Error with one clear line where the table cannot do what is asked. */
export async function draftOf(plan: EndpointPlan): Promise<Draft> {
  const account = accountOf(plan.right);
  const table = await tableFacts(plan.table, account);
  const called =
    [...table.columns.keys()].find((column) => /(^|_)name$/.test(column) && !stamps.includes(column)) ??
    table.id;
  const words = (field: EndpointField): field is EndpointField =>
    plan.does === 'list' && ['keyword', 'keywords'].includes(field.name);
  const fields = plan.fields.map((field) =>
    words(field) ? { ...field, type: 'text' as const, column: called } : heldBy(table, field),
  );
  const answer = plan.answer.map((field) => heldBy(table, field));
  const odd = answer.find(({ type, column }) => {
    return type === 'ids' || (type !== 'text' && table.columns.get(column)?.nullable === true);
  });
  if (odd)
    throw new Error(`${odd.column} may be null, or is no value of one record: write that call by hand.`);
  fits(plan, table, fields);
  const example = exampleOf(plan, table, fields);
  const found = table.rows
    .filter((row) => fields.every((field) => isAsked(field, row, example[field.name])))
    .map((row) =>
      Object.fromEntries(answer.map((field) => [field.name, cleanValue(field, row[field.column])])),
    );
  return { plan, table, account, called, fields, answer, example, found };
}

function accountOf(right: string): string {
  if (right === "'signedIn'") return 'employee';
  return right === "'operator'" ? 'platformOperator' : 'systemAdministrator';
}

function fits({ does, begun }: EndpointPlan, table: TableFacts, fields: readonly HeldField[]): void {
  const { name, id, columns } = table;
  const ids = fields.filter((field) => field.column === id);
  const [one] = ids;
  if (does === 'list') {
    if (fields.some(({ type }) => type === 'ids'))
      throw new Error('--field: a list is not asked for by ids.');
    return;
  }
  if (!one || one.optional) throw new Error(`missing --field: ${does} names its record by ${id}.`);
  if (one.type === 'ids' && does !== 'remove') throw new Error(`--field: ${does} is about one ${id}.`);
  const alone = does === 'read' || does === 'remove';
  if (alone && fields.length > 1) throw new Error(`--field: ${does} takes ${one.name} alone.`);
  if (does === 'update' && fields.length < 2) throw new Error('missing --field: what an update changes.');
  if (does !== 'add') {
    if (table.rows.length === 0)
      throw new Error(`a fresh sandbox has nothing in ${name} to ${does}: give the table its seed first.`);
    return;
  }
  if (columns.get(id)?.type !== 'text')
    throw new Error(`${name} counts its ids itself: write that call by hand.`);
  const unknown = begun.find(([column]) => !columns.has(column));
  if (unknown) throw new Error(`--begun: ${name} has no ${unknown[0]}.`);
  const said = new Set([
    ...fields.filter(({ optional }) => !optional).map(({ column }) => column),
    ...begun.map(([column]) => column),
    ...stamps,
  ]);
  const empty = [...columns].find(
    ([column, facts]) => !(said.has(column) || facts.nullable || facts.generated),
  );
  if (empty)
    throw new Error(`nothing says the ${empty[0]} of a new record: a --field, or --begun ${empty[0]}=…`);
}

function exampleOf({ does }: EndpointPlan, { id, rows }: TableFacts, fields: readonly HeldField[]) {
  const [first] = rows;
  const example: Record<string, unknown> = {};
  let changed = false;
  const others = fields.filter(({ column }) => column !== id);
  for (const field of fields) {
    const onlyOne = does === 'update' && others.every(({ optional }) => optional) && field === others[0];
    if (field.example !== null) example[field.name] = exampleFrom(field, field.example);
    else if (field.optional && !onlyOne) continue;
    else if (field.column === id && does === 'add') example[field.name] = 'new';
    else if (field.type === 'ids') example[field.name] = [String(first?.[id])];
    else {
      const stored = first === undefined ? blank(field) : cleanValue(field, first[field.column]);
      const other: boolean = does === 'update' && field.column !== id && !changed;
      example[field.name] = other ? otherThan(field, stored) : stored;
      changed ||= other;
    }
  }
  return example;
}

function blank({ type }: HeldField): unknown {
  if (typeof type !== 'string') return type[0];
  if (type === 'flag') return false;
  return type === 'text' || type === 'id' ? 'Example' : 0;
}

function otherThan({ type }: HeldField, stored: unknown): unknown {
  if (typeof type !== 'string') return type.find((word) => word !== stored);
  if (type === 'flag') return stored !== true;
  return typeof stored === 'number' ? stored + 1 : `${stored} 2`;
}

function isAsked(field: HeldField, row: TableRow, wanted: unknown): boolean {
  if (wanted === undefined) return true;
  const value = cleanValue(field, row[field.column]);
  if (field.type !== 'text') return value === wanted;
  return String(value).toLowerCase().includes(String(wanted).toLowerCase());
}
