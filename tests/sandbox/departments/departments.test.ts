/** Global detach as the scenario pretends it, and the department that stands for the whole (spec 2§4, 2§7, 3§4; THM-173 to 175). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  checkDetach,
  detachModules,
  queryDetachType,
  queryRootDept,
} from '#shared/api/departments/departments.ts';
import { detachOf } from '#shared/rules/common/departments/scope.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await freshSandbox();
});
afterEach(() => sandbox.close());

describe.each(detachModules)('%s', (moduleType) => {
  test.each(['off', 'on', 'depth'] as const)('global detach is %s', async (detach) => {
    await sandbox.pretend({ ...sandbox.scenario(), detach });
    const client = await signedIn(sandbox, 'subAdministrator');
    const { detachable } = await client.call(checkDetach, { moduleType });
    const { detachType } = await client.call(queryDetachType, { moduleType });
    expect(detachOf(detachable, detachType)).toBe(detach);
  });

  test('is said in the platform’s own words', async () => {
    const client = await signedIn(sandbox, 'systemAdministrator');
    const said = async (detach: 'off' | 'on' | 'depth') => {
      await sandbox.pretend({ ...sandbox.scenario(), detach });
      const data = async (endpoint: typeof checkDetach | typeof queryDetachType) => {
        const answer = (await (await client.send(endpoint, { moduleType })).json()) as { data: unknown };
        return answer.data;
      };
      return [await data(checkDetach), await data(queryDetachType)];
    };
    expect(await said('off')).toEqual([{ detachable: '0' }, { detachType: '1' }]);
    expect(await said('on')).toEqual([{ detachable: '1' }, { detachType: '1' }]);
    expect(await said('depth')).toEqual([{ detachable: '1' }, { detachType: '0' }]);
  });
});

test.each([
  ['systemAdministrator', 'D200'],
  ['managerTenantAdministrator', 'D100'],
  ['subAdministrator', 'D202'],
  ['departmentAdministrator', 'D206'],
] as const)('%s administers %s where nothing is detached', async (account, root) => {
  expect(await (await signedIn(sandbox, account)).call(queryRootDept, {})).toBe(root);
});
