/** The sandbox's route of a new call: rows of its table, by `crud`, or one row that is looked up. */
import { posix } from 'node:path';
import type { RoutesPlace } from './endpoint-area.ts';
import { heading, quoted } from './endpoint-declaration.ts';
import { type Draft, stamps } from './endpoint-draft.ts';
import { columnOf, type HeldField } from './endpoint-field.ts';
import { beforeEnd, withName } from './source-edits.ts';

/** That file with the route; `current` is undefined where it is not there yet. */
export function withRoute(draft: Draft, { path, list }: RoutesPlace, current: string | undefined): string {
  const { plan } = draft;
  const opening = new RegExp(`export const ${list}: readonly Implementation\\[\\] = \\[`);
  if (current !== undefined && !opening.test(current))
    throw new Error(`${path} has no list ${list} to stand in: --file names another file.`);
  const kernel = posix.relative(posix.dirname(path), 'src-main/sandbox/kernel');
  const empty = `/** ${heading(plan)} */
import type { Implementation } from '${kernel}/http/implement.ts';

export const ${list}: readonly Implementation[] = [
];
`;
  const { route, names } = plan.does === 'read' ? lookedUp(draft) : byCrud(draft);
  let text = beforeEnd(current ?? empty, opening, ']', route);
  text = withName(text, plan.name, `#shared/api/${plan.area}/${plan.file}.ts`);
  for (const [name, from, type] of names)
    text = withName(text, name, from.replace(/^kernel\//, `${kernel}/`), type);
  return text;
}

/** What is imported, from a package or from the sandbox's kernel. */
type Names = readonly (readonly [name: string, from: string, type?: boolean])[];
interface Route {
  readonly route: string;
  readonly names: Names;
}

function lookedUp(draft: Draft): Route {
  const { plan, table, fields } = draft;
  const [id] = fields as [HeldField];
  const own = table.of === 'tenant';
  const key = table.columns.get(id.column)?.type === 'integer' ? `Number(${id.name})` : id.name;
  return {
    route: `  implement(${plan.name}, ${plan.right}, async ({ ${id.name} }, { store, ${own ? 'user, ' : ''}language }) => {
    const row = await store
      .selectFrom('${table.name}')
      .selectAll()${own ? "\n      .where('tenant_key', '=', user.tenantKey)" : ''}
      .where('${id.column}', '=', ${key})
      .executeTakeFirst();
    return row ? ${item(draft)} : refuse(messagesIn(language).noSuchEntry);
  }),
`,
    names: [
      ['implement', 'kernel/http/implement.ts'],
      ['refuse', 'kernel/http/implement.ts'],
      ['messagesIn', 'kernel/messages.ts'],
    ],
  };
}

function byCrud(draft: Draft): Route {
  const { plan, table, fields } = draft;
  const names: (readonly [string, string, boolean?])[] = [['crud', 'kernel/crud/crud.ts']];
  const rules = rulesOf(draft, names);
  const told =
    plan.log === null
      ? ''
      : `log: { ${plan.does}: (rows) => rows.map((row) => ({ kind: '${plan.log}', targetId: ${text('row', table.id, draft)}, targetName: ${text('row', draft.called, draft)} })) },`;
  const route = `  ...crud('${table.name}', {
    access: ${plan.right},
    ${plan.does}: { endpoint: ${plan.name}, ${rules} },
    ${told}
  }),
`;
  if (fields.length > 0 && route.includes('serverTime(')) names.push(['serverTime', 'kernel/clock.ts']);
  return { route, names };
}

function rulesOf(draft: Draft, names: (readonly [string, string, boolean?])[]): string {
  const { plan, table, fields } = draft;
  const id = fields.find(({ column }) => column === table.id);
  const others = fields.filter((field) => field !== id);
  const stamped = (wanted: readonly string[]) =>
    stamps
      .filter((stamp) => wanted.includes(stamp) && table.columns.has(stamp))
      .map((stamp) => `${stamp}: ${stamp.endsWith('_time') ? 'serverTime(now)' : 'user.username'}`);
  const context = (made: readonly string[]) => {
    const named = [made.join().includes('now') && 'now', made.join().includes('user.') && 'user'].filter(
      Boolean,
    );
    return named.length === 0 ? '' : `, { ${named.join(', ')} }`;
  };
  switch (plan.does) {
    case 'add': {
      const made = stamped(stamps);
      const begun = plan.begun.map(([column, value]) => {
        return `${column}: ${table.columns.get(column)?.type === 'integer' ? Number(value) : quoted(value)}`;
      });
      return `values: (input${context(made)}) => ({ ${[...fields.map(given), ...begun, ...made].join(', ')} })`;
    }
    case 'update': {
      const made = stamped(['updater_name', 'update_time']);
      return `id: ({ ${id?.name} }) => ${id?.name}, values: (input${context(made)}) => ({ ${[...others.map(given), ...made].join(', ')} })`;
    }
    case 'remove':
      return `ids: ({ ${id?.name} }) => ${id?.type === 'ids' ? id.name : `[${id?.name}]`}`;
    default: {
      if (fields.length === 0) return `item: (row) => (${item(draft)})`;
      names.push(['expressionBuilder', 'kysely'], ['Tables', 'kernel/database/tables.ts', true]);
      if (fields.some(({ type }) => type === 'text')) names.push(['containing', 'kernel/crud/row-store.ts']);
      const conditions = fields.map(condition).join(',\n          ');
      return `item: (row) => (${item(draft)}),
      where: ({ ${fields.map(({ name }) => name).join(', ')} }) => {
        const eb = expressionBuilder<Tables, '${table.name}'>();
        return eb.and([
          ${conditions},
        ]);
      }`;
    }
  }
}

function condition({ name, column, type, optional }: HeldField): string {
  const value = type === 'flag' ? `Number(${name})` : name;
  const one = type === 'text' ? `containing('${column}', ${name})` : `eb('${column}', '=', ${value})`;
  return optional ? `...(${name} === undefined ? [] : [${one}])` : one;
}

function given({ name, column, type, optional }: HeldField): string {
  const entry = `${column}: ${type === 'flag' ? `Number(input.${name})` : `input.${name}`}`;
  return optional ? `...(input.${name} === undefined ? {} : { ${entry} })` : entry;
}

function item(draft: Draft): string {
  const entries = draft.answer.map((field) => {
    const { name, column, type } = field;
    if (type === 'flag') return `${name}: row.${column} === 1`;
    if (type === 'id') return `${name}: ${text('row', column, draft)}`;
    const maybe = draft.table.columns.get(column)?.nullable === true ? " ?? ''" : '';
    return `${name}: row.${column}${maybe}`;
  });
  return `{ ${entries.join(', ')} }`;
}

/** A column's value as a text. */
function text(row: string, column: string, { table }: Draft): string {
  return table.columns.get(column)?.type === 'integer'
    ? `String(${row}.${column})`
    : `${row}.${columnOf(column)}`;
}
