/** Use of applications: who sees each is what its shares say; what is disabled nobody sees (rows APP-044, 045). */
import { expect, test } from 'vitest';
import { enableModule } from '#shared/api/applications/modules.ts';
import * as shares from '#shared/api/applications/shares.ts';
import { queryAppUse } from '#shared/api/applications/use.ts';
import { freshSandbox, signedIn } from '../client.ts';

const department = {
  sid: '',
  id: 'D205',
  entryType: 'department',
  reverse: false,
  moduleStr: '',
  moduleId: '8',
  subContain: true,
} as const;

test('the audience follows the shares and the switch', async () => {
  const client = await signedIn(await freshSandbox(), 'systemAdministrator');
  const audienceOf = async (id: string) =>
    (await client.call(queryAppUse, {})).find(({ moduleId }) => moduleId === id)?.audience;
  expect(await audienceOf('8')).toBe(1320);
  await client.call(shares.updateModuleShare, { moduleId: '8', shares: [department] });
  const { totalCount } = await client.call(shares.queryShareAudience, {
    sysMenuShares: [department],
    everybody: false,
    pageNo: 1,
    pageSize: 1,
  });
  expect(totalCount).toBeGreaterThan(0);
  expect(await audienceOf('8')).toBe(totalCount);
  await client.call(enableModule, {
    module: { moduleStr: 'calendar', moduleId: '8', moduleName: 'Calendar', status: false },
  });
  expect(await audienceOf('8')).toBe(0);
});

test('some were not used within thirty days, and their last day is before', async () => {
  const client = await signedIn(await freshSandbox(), 'systemAdministrator');
  const uses = await client.call(queryAppUse, {});
  const unused = uses.filter(({ users }) => users === 0);
  expect(unused.length).toBeGreaterThan(0);
  expect(unused.length).toBeLessThan(uses.length / 2);
  const [latest = ''] = uses
    .map(({ lastUse }) => lastUse)
    .sort()
    .reverse();
  const days = unused.flatMap(({ lastUse }) =>
    lastUse === '' ? [] : [Date.parse(latest) - Date.parse(lastUse)],
  );
  expect(Math.min(...days)).toBeGreaterThan(30 * 86_400_000);
});
