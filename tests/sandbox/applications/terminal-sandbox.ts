/** The sandbox of a data folder, on which the terminal works while nobody else has it open. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { queryAppList } from '#shared/api/applications/lists.ts';
import { loadModuleStatusPersonal, queryEmpMenus } from '#shared/api/launcher/launcher.ts';
import type { Detach } from '#shared/rules/common/departments/scope.ts';
import { temporary } from '../../../src-main/cli/testing/steward.ts';
import { createSandbox, type Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, signedIn } from '../client.ts';

const opened = (folder: string) => createSandbox({ file: join(folder, 'sandbox', 'platform.db') });

/** A new data folder. */
export async function terminalSandbox(detach: Detach): Promise<string> {
  const folder = temporary();
  mkdirSync(join(folder, 'sandbox'), { recursive: true });
  await pretendDetach(folder, detach);
  return folder;
}

export async function pretendDetach(folder: string, detach: Detach): Promise<void> {
  const sandbox = await opened(folder);
  await sandbox.pretend({ ...sandbox.scenario(), detach });
  sandbox.close();
}

export async function atSandbox<T>(
  folder: string,
  work: (client: Client, employee: Client) => Promise<T>,
): Promise<T> {
  const sandbox: Sandbox = await opened(folder);
  try {
    return await work(await signedIn(sandbox, 'systemAdministrator'), await signedIn(sandbox, 'employee'));
  } finally {
    sandbox.close();
  }
}

export const appsOf = async (client: Client, deptId: string) =>
  (await client.call(queryAppList, { deptId, installed: true, showDisable: true, pageNo: 1, pageSize: 200 }))
    .result;

export function idOf(apps: Awaited<ReturnType<typeof appsOf>>, name: string): string {
  const found = apps.find(({ menuName }) => menuName === name);
  if (!found) throw new Error(`no ${name}`);
  return found.id;
}

/** Names of the applications that the employee finds after signing in. */
export const seenByEmployee = (folder: string) =>
  atSandbox(folder, async (_, employee) => {
    const asked = { displayClient: 'pc', loadAll: '1', navMode: 'standard' } as const;
    const { empmenus } = await employee.call(queryEmpMenus, asked);
    const on = new Map(
      (await employee.call(loadModuleStatusPersonal, {})).map(({ moduleId, status }) => [moduleId, status]),
    );
    return empmenus.flatMap(({ menuName, moduleId }) => (on.get(moduleId) === false ? [] : [menuName]));
  });
