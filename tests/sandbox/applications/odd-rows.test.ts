/**
 * One odd value in a row of any list of applications costs its own cell: all rows are there, the others as they came
 * (row APP-025; docs/decisions/033-odd-values.md).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  qryAppOrders,
  queryEnableConfigDept,
  querySysNavigationMenus,
} from '#shared/api/applications/display.ts';
import { queryAppList, queryGroupAppList } from '#shared/api/applications/lists.ts';
import { queryTenantApplicationList } from '#shared/api/applications/lookups.ts';
import { loadModuleStatus } from '#shared/api/applications/modules.ts';
import { queryShareAudience } from '#shared/api/applications/shares.ts';
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { queryPersonalCategories } from '#shared/api/launcher/groups.ts';
import { loadModuleStatusPersonal, queryEmpMenus } from '#shared/api/launcher/launcher.ts';
import { queryModuleLicenseInfo } from '#shared/api/licence-info/apps.ts';
import type { AnySchema } from '#shared/api/odd-values/schema-at.ts';
import { readTolerantly } from '#shared/api/odd-values/tolerant-read.ts';
import { queryEmpMenuEntrances } from '#shared/api/quick-create/personal.ts';
import { queryMenuEntrances } from '#shared/api/quick-create/team.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeAll(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterAll(() => sandbox.close());

type Row = Record<string, unknown>;
type Path = readonly string[];
const lists: readonly (readonly [endpoint: Endpoint, rows: Path])[] = [
  [queryAppList, ['result']],
  [queryGroupAppList, []],
  [queryTenantApplicationList, []],
  [querySysNavigationMenus, ['navMenus']],
  [qryAppOrders, []],
  [loadModuleStatus, []],
  [queryShareAudience, ['result']],
  [queryViewAs, ['apps']],
  [queryViewAs, ['groups']],
  [queryEmpMenus, ['empmenus']],
  [loadModuleStatusPersonal, []],
  [queryPersonalCategories, []],
  [queryEmpMenuEntrances, []],
  [queryMenuEntrances, []],
  [queryModuleLicenseInfo, []],
];
const odd = [null, undefined, '', 'popup', 5, 1.5, true, {}, [], { a: 1 }, ['x']];

const at = (data: unknown, path: Path): Row[] =>
  path.reduce((value, key) => (value as Row)[key], data) as Row[];

test.each(lists.map(([endpoint, path]) => [endpoint.id, path.join('.'), endpoint, path] as const))(
  '%s %s',
  async (_, __, endpoint, path) => {
    const answer = (await (await client.send(endpoint, endpoint.example() as never)).json()) as {
      data: unknown;
    };
    const schema = endpoint.response as AnySchema;
    const plain = readTolerantly(schema, answer.data);
    const before = at(plain?.data, path);
    expect(plain?.odd).toEqual([]);
    expect(before.length).toBeGreaterThan(1);
    for (const field of Object.keys(at(answer.data, path)[1] ?? {}))
      for (const value of odd) {
        const wire = structuredClone(answer.data);
        Object.assign(at(wire, path)[1] ?? {}, { [field]: value });
        const read = readTolerantly(schema, wire);
        const rows = read && at(read.data, path);
        const said = `${field}: ${JSON.stringify(value)}`;
        expect(rows?.length, said).toBe(before.length);
        expect(rows?.toSpliced(1, 1), said).toEqual(before.toSpliced(1, 1));
      }
  },
);

test('a list of departments with settings of their own is read so as well', () => {
  const read = readTolerantly(queryEnableConfigDept.response as AnySchema, [
    { id: 'D1', name: null },
    { id: 'D2', name: 'Two' },
  ]);
  expect(read?.data).toEqual([
    { id: 'D1', name: '' },
    { id: 'D2', name: 'Two' },
  ]);
});
