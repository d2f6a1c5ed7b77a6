/** Whether some people are on the licence's white list (spec 1§7.2). The place has their ids. */
import * as z from 'zod';
import {
  addLicenseWhiteList,
  deleteLicenseWhiteList,
  queryLicenseWhiteList,
  searchWhiteEmpInfo,
} from '../../api/licence-info/licence-info.ts';
import type { Ask, RecordKind } from '../common/record/record.ts';

const locator = z.strictObject({
  people: z.array(z.strictObject({ id: z.string().min(1), name: z.string() })).min(1),
});
export type WhiteListLocator = z.output<typeof locator>;

export type WhiteListValues = Readonly<Record<string, boolean>>;

/** People in a page of the list. */
const gathered = 500;
/** The most people that are searched by their names; of more the whole list is read. */
const mostSearched = 5;
/** People of one name in a page. */
const namesakes = 20;

export const whiteListRecord: RecordKind<WhiteListLocator, WhiteListValues> = {
  id: 'whiteList',
  locator,
  touches: [queryLicenseWhiteList, searchWhiteEmpInfo],
  title: (names, after) =>
    isAdding(names, after) ? 'licenceInfo.screen.whiteList.added' : 'licenceInfo.screen.whiteList.removed',
  label: (id, _, at) => ({ text: at?.people.find((one) => one.id === id)?.name ?? id }),
  words: (_, value) => [`licenceInfo.screen.whiteList.${value ? 'isOn' : 'isOff'}`],
  async read(ask, { people }) {
    const listed = await listedOf(people, ask);
    return Object.fromEntries(people.map(({ id }) => [id, listed.has(id)]));
  },
  // One change either adds or removes all its people, and so does its way back.
  write: (_, after, names) => ({
    endpoint: isAdding(names, after) ? addLicenseWhiteList : deleteLicenseWhiteList,
    input: { userIds: /* wall: white-list-others */ [...names] },
  }),
  before: ({ people }, now, names) =>
    names.some((id) => now[id])
      ? { names: people.filter(({ id }) => names.includes(id)).map(({ name }) => name) }
      : null,
};

function isAdding(names: readonly string[], after: WhiteListValues): boolean {
  return names.some((id) => after[id]);
}

/** Returns those of the people who are on the list. A few people are searched by name, to avoid reading a long list. */
async function listedOf(people: WhiteListLocator['people'], ask: Ask): Promise<ReadonlySet<string>> {
  if (people.length > mostSearched || people.some(({ name }) => name.trim() === '')) {
    return found({}, new Set(people.map(({ id }) => id)), gathered, ask);
  }
  const listed = await Promise.all(
    people.map(({ id, name }) => found({ keywords: name.trim() }, new Set([id]), namesakes, ask)),
  );
  return new Set(listed.flatMap((some) => [...some]));
}

/** Reading stops once all were found. */
async function found(
  search: { readonly keywords?: string },
  sought: ReadonlySet<string>,
  pageSize: number,
  ask: Ask,
): Promise<ReadonlySet<string>> {
  const listed = new Set<string>();
  for (let pageNo = 1; ; pageNo += 1) {
    const { result, totalCount } = await ask(queryLicenseWhiteList, { ...search, pageNo, pageSize });
    for (const { id } of result) if (sought.has(id)) listed.add(id);
    const isLast = result.length === 0 || pageNo * pageSize >= totalCount;
    if (isLast || listed.size === sought.size) return listed;
  }
}
