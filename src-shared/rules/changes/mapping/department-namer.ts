/** Finds departments by the path of their names from the top. */

import { idsAtOnce, searchDepartments } from '../../../api/people/people.ts';
import { appManageMenu } from '../../common/applications/permissions.ts';
import { inParts, type Namer, type NamingFacts, namerPageSize, type NamedThing } from './namer.ts';
import { partsOfKey, pathKey } from './names.ts';

const menuCode = appManageMenu;

export const departments = {
  byIds: async ({ ask }: NamingFacts, ids: readonly string[]) =>
    inParts(ids, async (some) => {
      const { result } = await ask(searchDepartments, {
        menuCode,
        ids: some,
        pageNo: 1,
        pageSize: idsAtOnce,
      });
      return result.map(departmentThing);
    }),
  find: async ({ ask }: NamingFacts, name: string) => {
    const { result } = await ask(searchDepartments, {
      menuCode,
      keywords: name,
      pageNo: 1,
      pageSize: namerPageSize,
    });
    return result.map(departmentThing);
  },
} satisfies Namer;

function departmentThing({
  id,
  name,
  path,
}: {
  id: string;
  name: string;
  path: readonly string[];
}): NamedThing {
  return { id, name, key: pathKey([...path, name]) };
}

/** Returns the id of the file's department, chosen or found; null when it is missing or ambiguous. */
export async function findDepartmentId(facts: NamingFacts, key: string): Promise<string | null> {
  const chosen = facts.departmentHere?.(key);
  if (chosen !== undefined) return chosen;
  const all = await departments.find(facts, partsOfKey(key).at(-1) ?? '');
  const [one, ...more] = all.filter((thing) => thing.key === key);
  return one && more.length === 0 ? one.id : null;
}
