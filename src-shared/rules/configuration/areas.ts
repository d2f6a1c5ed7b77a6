import { orderedJson } from '../../kit/ordered-json.ts';
import type { AnyListedKind } from '../records/listed/listed-kind.ts';
import type { ConfigurationArea } from './area-names.ts';

/** Each loader imports its kinds at the first call: the modules that describe how kinds are read are large. */
const loaders: Readonly<Record<ConfigurationArea, () => Promise<readonly AnyListedKind[]>>> = {
  network: async () => (await import('../records/listed/sign-in-kinds.ts')).networkKinds,
  ipLists: async () => (await import('../records/listed/sign-in-kinds.ts')).ipListKinds,
  loginMethods: async () => (await import('../records/listed/sign-in-kinds.ts')).loginMethodKinds,
  security: async () => (await import('../records/listed/sign-in-kinds.ts')).securityKinds,
  reminders: async () => (await import('../records/listed/reminder-kinds.ts')).reminderKinds,
  menus: async () => (await import('../records/listed/menu-kinds.ts')).menuKinds,
  applications: async () => (await import('../records/listed/app-kinds.ts')).appKinds,
  themes: async () => (await import('../records/listed/theme-kinds.ts')).themeKinds,
  system: async () => (await import('../records/listed/system-kinds.ts')).systemKinds,
};

export function kindsOfArea(area: ConfigurationArea): Promise<readonly AnyListedKind[]> {
  return loaders[area]();
}

/** Returns the kinds of these areas by the kind's id. */
export async function listedById(
  areas: readonly ConfigurationArea[],
): Promise<ReadonlyMap<string, { readonly area: ConfigurationArea; readonly listed: AnyListedKind }>> {
  const all = await Promise.all(areas.map(async (area) => ({ area, kinds: await kindsOfArea(area) })));
  return new Map(
    all.flatMap(({ area, kinds }) => kinds.map((listed) => [listed.kind.id, { area, listed }] as const)),
  );
}

/** Returns a record's key within its kind: equal on every server, whatever the order of the locator's properties. */
export function recordKeyOf(listed: AnyListedKind, locator: unknown): string {
  return listed.key ? listed.key(locator) : orderedJson(locator);
}
