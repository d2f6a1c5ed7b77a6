/** Applications whose menu cannot be set (spec 3§5.2; APP-091, 111): only long ids are asked about, never base ones. */
import { callRead } from '#data/read.ts';
import { batchCheckAppMenuSetting } from '#shared/api/applications/modules.ts';
import { isMenuChecked } from '#shared/rules/applications/menu-setting.ts';

interface Asked {
  readonly id: string;
  readonly baseApp: boolean;
}

export function menuCheckIds(apps: readonly Asked[]): string[] {
  return apps.filter(isMenuChecked).map(({ id }) => id);
}

export async function withoutMenu(apps: readonly Asked[], signal?: AbortSignal): Promise<Set<string>> {
  const appIds = menuCheckIds(apps);
  if (appIds.length === 0) return new Set();
  const said = await callRead(batchCheckAppMenuSetting, { appIds }, signal ? { signal } : {});
  return new Set(said.filter(({ menuSetting }) => !menuSetting).map(({ appId }) => appId));
}
