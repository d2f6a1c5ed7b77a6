/**
 * The calls of a plain list: records of a tenant that are read in pages, created under an id that is fetched first, and
 * saved with all their fields. A list declares the fields of a record and the editable ones; its calls follow from
 * them.
 */
import * as z from 'zod';
import { optionalWireId, wireId, wireText } from './codecs.ts';
import { searchCondition } from './condition-config/condition-config.ts';
import { type Endpoint, post } from './endpoint.ts';
import { pageOf, pageRequest } from './page.ts';

const some = wireText.optional();
const someId = optionalWireId.optional();
/** Fields that the platform maintains for every record: its author, its last editor, and the times. */
export const recordStamps = {
  creatorName: wireText,
  createTime: wireText,
  updaterName: wireText,
  updateTime: wireText,
  _id: someId,
  creator: someId,
  updater: someId,
  tenantKey: someId,
  deleteType: some,
};
export type RecordStamps = Of<typeof recordStamps>;

type Shape = Readonly<Record<string, z.core.$ZodType>>;
/** `unknown` for a shape without fields, because an empty object type would forbid all fields. */
type Of<S extends Shape> = keyof S extends never ? unknown : Readonly<z.output<z.ZodObject<S>>>;

/** The request for a page of a list; `Narrow` has this list's additional filters. */
export interface ListRequest<Name extends string = string> {
  pageNo: number;
  pageSize: number;
  conditions?: (z.output<typeof searchCondition> & { field: Name })[] | undefined;
  connection?: 'and' | 'or' | undefined;
  /** Absent: the newest comes first. */
  orderBy?: Name | undefined;
  orderType?: 'asc' | 'desc' | undefined;
}
export interface ListPage<Item> {
  result: Item[];
  totalCount: number;
}
type Call<Request, Response> = Endpoint<z.core.$ZodType<Request>, z.core.$ZodType<Response>>;

export interface PlainList<Item, Values, Narrow, Name extends string> {
  /** Field names that conditions and the order may use. */
  readonly names: readonly Name[];
  readonly query: Call<ListRequest<Name> & Narrow, ListPage<Item>>;
  readonly byIds: Call<{ ids: string[] }, Item[]>;
  readonly newIds: Call<{ size: number }, string[]>;
  readonly add: Call<{ id: string } & Values, unknown>;
  /** Only for lists that delete a single record by another call. */
  readonly removeOne?: Call<{ id: string }, unknown>;
  readonly update: Call<{ id: string } & Values, unknown>;
  readonly remove: Call<{ ids: string[] }, unknown>;
}

interface Plan<
  Item extends z.core.$ZodType,
  Values extends Shape,
  Narrow extends Shape,
  Name extends string,
> {
  /** Source of the calls, as in any declaration. */
  readonly chosen: string;
  /** The calls whose address the documents show, and where. */
  readonly given?: { readonly source: string; readonly calls: readonly (keyof typeof usual)[] };
  readonly item: Item;
  /** The editable fields of a record. */
  readonly values: Values;
  /** Field names of the item that conditions and the order may use. */
  readonly names: readonly [Name, ...Name[]];
  /** Additional filters for a page. */
  readonly narrow?: Narrow;
  /** Last segments of the addresses. */
  readonly paths?: Partial<typeof usual>;
  /** A creating call that replaces the usual one; the list's kind describes its input (`added`). */
  readonly add?: Endpoint;
  readonly removeOne?: Call<{ id: string }, unknown>;
  /** `id` is that of a record in a fresh sandbox. */
  readonly example: { readonly id: string; readonly values: Of<Values>; readonly narrow?: Of<Narrow> };
}

const usual = {
  query: 'queryList',
  byIds: 'queryByIds',
  newIds: 'generateId',
  add: 'add',
  update: 'update',
  remove: 'batchDelete',
};

const id = z.string().min(1);
const ids = z.array(id).min(1);

/** `prefix` begins the calls' ids; `path` begins their addresses. */
/*#__NO_SIDE_EFFECTS__*/
export function plainList<
  Item extends z.core.$ZodType,
  const Values extends Shape,
  const Name extends string,
  const Narrow extends Shape = Record<never, never>,
>(
  prefix: string,
  path: `/api/${string}`,
  plan: Plan<Item, Values, Narrow, Name>,
): PlainList<z.output<Item>, Of<Values>, Of<Narrow>, Name> {
  const { item, values, example, names, given } = plan;
  const from = (call: keyof typeof usual) =>
    given?.calls.includes(call) ? { given: given.source } : { chosen: plan.chosen };
  const paths = { ...usual, ...plan.paths };
  const request = {
    ...pageRequest,
    ...plan.narrow,
    conditions: z.array(searchCondition.extend({ field: z.enum(names) })).optional(),
    connection: z.enum(['and', 'or']).optional(),
    orderBy: z.enum(names).optional(),
    orderType: z.enum(['asc', 'desc']).optional(),
  };
  const first: object = { pageNo: 1, pageSize: 20, ...(example.narrow as object | undefined) };
  const write = (call: 'add' | 'update', record: string) => ({
    ...from(call),
    request: { id, ...values },
    example: { id: record, ...(example.values as object) },
  });
  const calls = {
    names,
    /** Lists records in pages, narrowed by conditions. */
    query: post(`${prefix}.query`, `${path}/${paths.query}`, {
      ...from('query'),
      effect: 'read',
      request,
      response: pageOf(item),
      example: first as never,
    }),
    /** Reads the records with these ids; missing ones are left out. */
    byIds: post(`${prefix}.byIds`, `${path}/${paths.byIds}`, {
      ...from('byIds'),
      effect: 'read',
      request: { ids },
      response: z.array(item),
      example: { ids: [example.id] },
    }),
    /** Reserves ids for new records; a record that is sent twice under one id is created once. */
    newIds: post(`${prefix}.newIds`, `${path}/${paths.newIds}`, {
      ...from('newIds'),
      effect: 'read',
      request: { size: z.int().min(1).max(100) },
      response: z.array(wireId),
      example: { size: 1 },
    }),
    /** Creates a record under a reserved id. */
    add: plan.add ?? post(`${prefix}.add`, `${path}/${paths.add}`, write('add', 'new') as never),
    /** Changes a record; all its fields are sent. */
    update: post(`${prefix}.update`, `${path}/${paths.update}`, write('update', example.id) as never),
    /** Deletes these records, also where other modules refer to them. */
    remove: post(`${prefix}.remove`, `${path}/${paths.remove}`, {
      ...from('remove'),
      request: { ids },
      example: { ids: [example.id] },
    }),
    ...(plan.removeOne && { removeOne: plan.removeOne }),
  };
  // The schemas fit the interface above; zod's own types for the computed object would not be inferred.
  return calls as unknown as PlainList<z.output<Item>, Of<Values>, Of<Narrow>, Name>;
}
