/** Who of some people is on the licence's white list (spec 1§7.2); the place says who they are. */
import * as z from 'zod';
import {
  addLicenseWhiteList,
  deleteLicenseWhiteList,
  queryLicenseWhiteList,
  searchWhiteEmpInfo,
} from '../../api/licence-info/licence-info.ts';
import type { Ask, RecordKind } from '../common/record/record.ts';

const place = z.strictObject({
  people: z.array(z.strictObject({ id: z.string().min(1), name: z.string() })).min(1),
});
export type WhiteListPlace = z.output<typeof place>;

/** By the person's id: whether they are on the list. */
export type WhiteListValues = Readonly<Record<string, boolean>>;

/** People of a page. */
const gathered = 500;

export const whiteListRecord: RecordKind<WhiteListPlace, WhiteListValues> = {
  id: 'whiteList',
  place,
  touches: [queryLicenseWhiteList, searchWhiteEmpInfo],
  title: (names, after) =>
    isAdding(names, after) ? 'licenceInfo.screen.whiteList.added' : 'licenceInfo.screen.whiteList.removed',
  label: (id, _, at) => ({ text: at?.people.find((one) => one.id === id)?.name ?? id }),
  words: (_, value) => [`licenceInfo.screen.whiteList.${value ? 'isOn' : 'isOff'}`],
  async read(ask, { people }) {
    const listed = await listedOf(
      people.map(({ id }) => id),
      ask,
    );
    return Object.fromEntries(people.map(({ id }) => [id, listed.has(id)]));
  },
  // One change adds or removes, and so does its way back: all of them go the same way.
  write: (_, after, names) => ({
    endpoint: isAdding(names, after) ? addLicenseWhiteList : deleteLicenseWhiteList,
    input: { userIds: [...names] },
  }),
  before: ({ people }, now, names) =>
    names.some((id) => now[id])
      ? { names: people.filter(({ id }) => names.includes(id)).map(({ name }) => name) }
      : null,
};

function isAdding(names: readonly string[], after: WhiteListValues): boolean {
  return names.some((id) => after[id]);
}

/** Which of them are on the list; it is read no further than to the last of them. */
async function listedOf(ids: readonly string[], ask: Ask): Promise<ReadonlySet<string>> {
  const sought = new Set(ids);
  const listed = new Set<string>();
  for (let pageNo = 1; ; pageNo += 1) {
    const { result, totalCount } = await ask(queryLicenseWhiteList, { pageNo, pageSize: gathered });
    for (const { id } of result) if (sought.has(id)) listed.add(id);
    const isLast = result.length === 0 || pageNo * gathered >= totalCount;
    if (isLast || listed.size === sought.size) return listed;
  }
}
