/** What `npm run new-endpoint` is asked for, read from its arguments. */
import { parseArgs } from 'node:util';
import { type EndpointField, fieldFrom } from './endpoint-field.ts';

export const usage = `npm run new-endpoint -- <area> <name> --says TEXT --method get|post --path /api/… --given 1§7.1 --does WHAT --table TABLE --right WHO [options]

  <area>               a folder of src-shared/api: network; --new-area where no room has it yet
  <name>               what the call is called in code: querySegments
  --says TEXT          one English sentence that says what it does
  --method get|post    as on the wire
  --path /api/…        its address
  --given SECTION      where the documents show the path: 1§7.1; or
  --chosen WHY         why it is ours: '1§7.4; decision 6'
  --does WHAT          list, read (one record), add, update, remove
  --table TABLE        of sandbox/tables.ts: what it reads or writes
  --right WHO          signedIn, manager, administrator, operator, or menu:CODE
  --field NAME[?][:TYPE][=EXAMPLE]   a field of the request, once for each; ?: it may be left out
  --answer NAME[:TYPE]               a field of a record in the answer of list and read
                       TYPE: text, id, ids, number, count, flag, or words (IPv4|IPv6); otherwise as the column is
  --pages              a list in pages
  --log KIND           what a write is in the operation log: a kind of sandbox/kernel/operation-log/wording.ts
  --begun COLUMN=VALUE what a new record has that no field says, once for each
  --file NAME          the file in src-shared/api/<area>, where it is not called as the area
  --encoding WHAT      query, json, form, multipart, where it is not the method's own
  --envelope WHAT      code, status, codeStatus, codeMessage; by default code`;

const deeds = ['list', 'read', 'add', 'update', 'remove'] as const;
export type Does = (typeof deeds)[number];

export interface EndpointPlan {
  readonly area: string;
  /** `licenceInfo` */
  readonly areaKey: string;
  readonly newArea: boolean;
  readonly file: string;
  readonly name: string;
  readonly id: string;
  readonly says: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly origin: 'given' | 'chosen';
  readonly source: string;
  readonly does: Does;
  readonly table: string;
  /** As source text: `'signedIn'`. */
  readonly right: string;
  readonly fields: readonly EndpointField[];
  readonly answer: readonly EndpointField[];
  readonly pages: boolean;
  readonly log: string | null;
  readonly begun: readonly (readonly [column: string, value: string])[];
  /** null: the method's own. */
  readonly encoding: string | null;
  readonly envelope: string | null;
}

/** Reads the arguments; throws an Error with one clear line when they do not make a call. */
export function readEndpoint(args: string[]): EndpointPlan {
  const text = { type: 'string' } as const;
  const many = { type: 'string', multiple: true, default: [] as string[] } as const;
  const mark = { type: 'boolean', default: false } as const;
  const options = {
    says: text,
    method: text,
    path: text,
    given: text,
    chosen: text,
    does: text,
    table: text,
    right: text,
    log: text,
    file: text,
    encoding: text,
    envelope: text,
    field: many,
    answer: many,
    begun: many,
    pages: mark,
    'new-area': mark,
  };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [area = '', name = '', ...more] = positionals;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(area))
    throw new Error('name the area as its folder: licence-info.');
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error('name the call after the area: querySegments.');
  if (more.length > 0) throw new Error(`one call at a time: what is ${more[0]}?`);
  const areaKey = camel(area);
  const file = values.file ?? area;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(file))
    throw new Error(`--file ${file} is not a name such as changes.`);
  const method = oneOf('--method', values.method, ['get', 'post'] as const);
  const does = oneOf('--does', values.does, deeds);
  const path = pathFrom(needed('--path: its address', values.path));
  const fields = values.field.map((each) => fieldFrom('--field', each));
  const answer = values.answer.map((each) => fieldFrom('--answer', each));
  const reads = does === 'list' || does === 'read';
  if (reads === (answer.length === 0))
    throw new Error(reads ? 'missing --answer: what a record has.' : `--answer: ${does} answers no record.`);
  if (values.pages && does !== 'list') throw new Error('--pages: only a list has pages.');
  if (reads !== (values.log === undefined))
    throw new Error(
      reads
        ? '--log: the log tells writes only.'
        : 'missing --log: a kind of sandbox/kernel/operation-log/wording.ts.',
    );
  const encoding = values.encoding ?? null;
  if (encoding !== null) oneOf('--encoding', encoding, ['query', 'json', 'form', 'multipart'] as const);
  const envelope = values.envelope ?? null;
  if (envelope === 'rows')
    throw new Error('--envelope rows: a streamed list is written by hand (implementRows).');
  if (envelope !== null)
    oneOf('--envelope', envelope, ['code', 'status', 'codeStatus', 'codeMessage'] as const);
  if (
    (encoding ?? (method === 'get' ? 'query' : 'json')) !== 'json' &&
    fields.some(({ type }) => type === 'ids')
  )
    throw new Error('--field: ids are sent as JSON only.');
  const names = [...fields.map((each) => each.name), ...(values.pages ? ['pageNo', 'pageSize'] : [])];
  for (const list of [names, answer.map((each) => each.name)]) {
    const twice = list.find((each, at) => list.indexOf(each) !== at);
    if (twice !== undefined) throw new Error(`${twice} stands twice.`);
  }
  return {
    area,
    areaKey,
    newArea: values['new-area'],
    file,
    name,
    id: `${areaKey}.${name}`,
    says: sentence(needed('--says: one sentence that says what it does', values.says)),
    method,
    path,
    ...sourceFrom(values.given, values.chosen),
    does,
    fields,
    answer,
    table: needed(
      '--table: nothing real can be read or written without one (sandbox/tables.ts)',
      values.table,
    ),
    right: rightFrom(needed('--right: who may call it', values.right)),
    pages: values.pages,
    log: values.log ?? null,
    encoding,
    envelope,
    begun: values.begun.map(begunFrom),
  };
}

export function camel(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function needed(what: string, value: string | undefined): string {
  if (value === undefined || value.trim() === '') throw new Error(`missing ${what}.`);
  return value.trim();
}

function oneOf<const T extends string>(option: string, value: string | undefined, known: readonly T[]): T {
  const found = known.find((each) => each === value);
  if (found === undefined)
    throw new Error(`${option} ${value ?? '(missing)'} is none of ${known.join(', ')}.`);
  return found;
}

function sentence(text: string): string {
  if (text.includes('*/') || text.includes('\n')) throw new Error('--says is one line, and no comment.');
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function pathFrom(path: string): string {
  if (/^\/(api|papi)(\/[A-Za-z0-9_-]+)+$/.test(path)) return path;
  if (path.includes('{')) throw new Error('a path with parameters is written by hand.');
  throw new Error(`--path ${path} is not an address such as /api/security/invitations/queryList.`);
}

function sourceFrom(
  given: string | undefined,
  chosen: string | undefined,
): Pick<EndpointPlan, 'origin' | 'source'> {
  if ((given === undefined) === (chosen === undefined))
    throw new Error('say where the path comes from: either --given 1§7.1, or --chosen with the reason.');
  if (chosen !== undefined) return { origin: 'chosen', source: needed('--chosen: the reason', chosen) };
  if (!/[123]§\d/.test(given ?? '')) throw new Error(`--given ${given} names no section, such as 1§7.1.`);
  return { origin: 'given', source: given ?? '' };
}

function rightFrom(right: string): string {
  const code = /^menu:(\w+)$/.exec(right)?.[1];
  if (code !== undefined) return `{ menu: '${code}' }`;
  return `'${oneOf('--right', right, ['signedIn', 'manager', 'administrator', 'operator'] as const)}'`;
}

function begunFrom(text: string): readonly [string, string] {
  const [, column = '', value = ''] = /^([a-z][a-z0-9_]*)=(.*)$/.exec(text) ?? [];
  if (column === '') throw new Error(`--begun ${text} is not column=value.`);
  return [column, value];
}
