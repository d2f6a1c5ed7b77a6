/** Records whose id the server gives with them: made and rolled back, every table is as it was; deleted, they are made again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copySysModule } from '#shared/api/applications/shares.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { deleteCustomApplication, deleteFreeApplication } from '#shared/api/custom-applications/team.ts';
import { wayBack } from '#shared/rules/changes/way-back.ts';
import type { Ask } from '#shared/rules/records/record.ts';
import { changeOf, openServer, thereAndBack } from './on-sandbox.ts';

const deptId = 'D200';
const domainName = 'localhost';
const group = { groupName: 'Field service', line: '2' } as const;

let folder: string;
let server: Awaited<ReturnType<typeof openServer>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-made-'));
  server = await openServer(folder, 1);
});
afterEach(async () => {
  server.sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const menuGroup = async (ask: Ask) => {
  const { backstageMenus } = await ask(queryBackstageMenus, { deptId, domainName });
  return { into: backstageMenus[0]?.id ?? '', count: backstageMenus.length };
};
const kinds: readonly (readonly [
  kind: string,
  placeOn: (ask: Ask) => Promise<{ readonly made: object } & object>,
])[] = [
  ['appCategoryPresence', async () => ({ deptId, id: '', made: group })],
  ['launcherGroupPresence', async () => ({ id: '', made: group })],
  [
    'backMenuGroupPresence',
    async (ask) => ({
      ...{ deptId, domainName, into: (await menuGroup(ask)).into, id: '' },
      made: { customName: 'Field', menuOrder: (await menuGroup(ask)).count + 1 },
    }),
  ],
  [
    'backMenuPresence',
    async (ask) => ({
      ...{ deptId, domainName, parentId: (await menuGroup(ask)).into, id: '' },
      made: { customName: 'Field report', icon: '', menuPath: 'hr/report', openMode: 'new' },
    }),
  ],
];

it.each(kinds)('%s: made, and deleted again by the id that it was given', async (kind, placeOn) => {
  const place = await placeOn(server.ask);
  const make = () => changeOf(server.ask, kind, place, () => ({ there: [place.made] }));
  // What nobody has ordered yet is rows once something is made beside it.
  await thereAndBack(server.client, [await make()], () => undefined);
  const before = server.tables();
  const change = await make();
  expect(change.edits).toEqual({ there: { from: [], to: [place.made] } });
  const results = await thereAndBack(server.client, [change], () =>
    expect(server.tables()).not.toEqual(before),
  );
  expect(results).toEqual([`${kind} done`, `${kind} done`]);
  expect(server.tables()).toEqual(before);
  expect(wayBack({ kind, edits: { there: { from: [place.made], to: [] } } })).toBe('anew');
});

it('a copy of a platform’s own application is deleted by no call, as its question says', async () => {
  const sysMenuId = await server.client.call(copySysModule, { deptId, sysMenuId: '8' });
  for (const call of [deleteCustomApplication, deleteFreeApplication])
    await expect(server.client.call(call, { deptId, sysMenuId })).rejects.toThrow('does not exist');
});
