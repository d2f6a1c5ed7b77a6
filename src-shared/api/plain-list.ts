/**
 * The calls of a plain list: records that a tenant keeps, read in pages, each made under an id that is asked for first
 * and sent with all its fields. A list names what one record has and what a person says of it; its calls follow.
 */
import * as z from 'zod';
import { optionalWireId, wireId, wireText } from './codecs.ts';
import { searchCondition } from './condition-config/condition-config.ts';
import { type Endpoint, post } from './endpoint.ts';
import { pageOf, pageRequest } from './page.ts';

const some = wireText.optional();
const someId = optionalWireId.optional();
/** What the platform notes down of every record that a person makes: who made it and who changed it last, and when. */
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
/** Of no fields: nothing is said, rather than that there may be no field. */
type Of<S extends Shape> = keyof S extends never ? unknown : Readonly<z.output<z.ZodObject<S>>>;

/** What a page of a list is asked by; `Narrow` is what this list takes besides. */
export interface ListRequest<Name extends string = string> {
  pageNo: number;
  pageSize: number;
  conditions?: (z.output<typeof searchCondition> & { field: Name })[] | undefined;
  connection?: 'and' | 'or' | undefined;
  /** Without one the newest comes first. */
  orderBy?: Name | undefined;
  orderType?: 'asc' | 'desc' | undefined;
}
export interface ListPage<Item> {
  result: Item[];
  totalCount: number;
}
type Call<Request, Response> = Endpoint<z.core.$ZodType<Request>, z.core.$ZodType<Response>>;

export interface PlainList<Item, Values, Narrow, Name extends string> {
  /** What conditions and the order may name. */
  readonly names: readonly Name[];
  readonly query: Call<ListRequest<Name> & Narrow, ListPage<Item>>;
  readonly byIds: Call<{ ids: string[] }, Item[]>;
  readonly newIds: Call<{ size: number }, string[]>;
  readonly add: Call<{ id: string } & Values, unknown>;
  /** Of those whose one record is deleted by another call than several. */
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
  /** Where it comes from, as of any call. */
  readonly chosen: string;
  /** Those of its calls whose address the documents show, and where. */
  readonly given?: { readonly source: string; readonly calls: readonly (keyof typeof usual)[] };
  readonly item: Item;
  /** What a person says of a record. */
  readonly values: Values;
  /** Names of the item that conditions and the order may name. */
  readonly names: readonly [Name, ...Name[]];
  /** What a page may be narrowed by besides. */
  readonly narrow?: Narrow;
  /** The last words of the addresses. */
  readonly paths?: Partial<typeof usual>;
  /** Makes records in place of the usual call; what it takes, the list's kind says (`added`). */
  readonly add?: Endpoint;
  readonly removeOne?: Call<{ id: string }, unknown>;
  /** `id`: of a record in a fresh sandbox. */
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

/** `prefix`: of its calls' ids; `path`: of their addresses. */
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
    /** in pages, narrowed by conditions. */
    query: post(`${prefix}.query`, `${path}/${paths.query}`, {
      ...from('query'),
      effect: 'read',
      request,
      response: pageOf(item),
      example: first as never,
    }),
    /** those of these ids; what is gone is left out. */
    byIds: post(`${prefix}.byIds`, `${path}/${paths.byIds}`, {
      ...from('byIds'),
      effect: 'read',
      request: { ids },
      response: z.array(item),
      example: { ids: [example.id] },
    }),
    /** ids for what is still to be made; what is sent twice under one of them is made once. */
    newIds: post(`${prefix}.newIds`, `${path}/${paths.newIds}`, {
      ...from('newIds'),
      effect: 'read',
      request: { size: z.int().min(1).max(100) },
      response: z.array(wireId),
      example: { size: 1 },
    }),
    /** makes one under an id that was asked for. */
    add: plan.add ?? post(`${prefix}.add`, `${path}/${paths.add}`, write('add', 'new') as never),
    /** changes one; all its fields are sent. */
    update: post(`${prefix}.update`, `${path}/${paths.update}`, write('update', example.id) as never),
    /** deletes those of these ids, also where other modules refer to them. */
    remove: post(`${prefix}.remove`, `${path}/${paths.remove}`, {
      ...from('remove'),
      request: { ids },
      example: { ids: [example.id] },
    }),
    ...(plan.removeOne && { removeOne: plan.removeOne }),
  };
  // The schemas are those of the interface above; zod's own types of what is put together here are not worked out.
  return calls as unknown as PlainList<z.output<Item>, Of<Values>, Of<Narrow>, Name>;
}
