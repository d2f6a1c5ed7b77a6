/** Disabled applications are in no launcher (spec 3§2.2 "disabled apps"; LAUNCH-008). */
import type { AppItem, ModuleStatus } from '../../api/applications/app.ts';

type Status = Pick<ModuleStatus, 'moduleId' | 'status'>;

export function usableApps(apps: readonly AppItem[], statuses: readonly Status[]): AppItem[] {
  const off = new Set(statuses.filter(({ status }) => !status).map(({ moduleId }) => moduleId));
  return apps.filter(({ moduleId }) => !off.has(moduleId));
}

export function disabledApps<App extends Status>(statuses: readonly App[]): App[] {
  return statuses.filter(({ status }) => !status);
}
