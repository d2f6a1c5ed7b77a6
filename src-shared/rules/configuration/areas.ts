import { orderedJson } from '../../kit/ordered-json.ts';
import type { AnyListedKind } from '../records/listed/listed-kind.ts';
import { type ConfigurationArea, configurationAreas } from './area-names.ts';

/** Each loader imports its kinds at the first call: the modules that describe how kinds are read are large. */
const loaders: Readonly<Record<ConfigurationArea, () => Promise<readonly AnyListedKind[]>>> = {
  network: async () => (await import('../records/listed/sign-in-kinds.ts')).networkKinds,
  ipLists: async () => (await import('../records/listed/sign-in-kinds.ts')).ipListKinds,
  loginMethods: async () => (await import('../records/listed/sign-in-kinds.ts')).loginMethodKinds,
  security: async () => (await import('../records/listed/sign-in-kinds.ts')).securityKinds,
  signIn: async () => (await import('../records/listed/sign-in-kinds.ts')).signInRecordKinds,
  reminders: async () => (await import('../records/listed/reminder-kinds.ts')).reminderKinds,
  menus: async () => (await import('../records/listed/menu-kinds.ts')).menuKinds,
  applications: async () => (await import('../records/listed/app-kinds.ts')).appKinds,
  themes: async () => (await import('../records/listed/theme-kinds.ts')).themeKinds,
  system: async () => (await import('../records/listed/system-kinds.ts')).systemKinds,
};

export interface KindOfArea {
  readonly area: ConfigurationArea;
  readonly listedKind: AnyListedKind;
}

/**
 * Returns the kinds of these areas in the order of the areas. The hours of signing in belong to the area `signIn`, and
 * to `system` where only that is chosen, as in older files.
 */
export async function kindsOfAreas(areas: readonly ConfigurationArea[]): Promise<readonly KindOfArea[]> {
  const chosen = configurationAreas.filter((area) => areas.includes(area));
  const all = await Promise.all(chosen.map(async (area) => ({ area, kinds: await loaders[area]() })));
  const seen = new Set<string>();
  return all.flatMap(({ area, kinds }) =>
    kinds.flatMap((listed) => {
      if (seen.has(listed.kind.id)) return [];
      seen.add(listed.kind.id);
      return [{ area, listedKind: listed }];
    }),
  );
}

/** Returns the kinds of these areas by the kind's id. */
export async function listedById(
  areas: readonly ConfigurationArea[],
): Promise<ReadonlyMap<string, KindOfArea>> {
  return new Map((await kindsOfAreas(areas)).map((one) => [one.listedKind.kind.id, one]));
}

/** Returns a record's key within its kind: equal on every server, whatever the order of the locator's properties. */
export function recordKeyOf(listed: AnyListedKind, locator: unknown): string {
  return listed.key ? listed.key(locator) : orderedJson(locator);
}
