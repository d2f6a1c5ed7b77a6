import type { ServersService } from '../services/servers/servers-service.ts';
import { threadCarrier } from '../services/theme-packages/carrier/threads.ts';
import { createThemePackageService } from '../services/theme-packages/package-service.ts';

type Options = Parameters<typeof createThemePackageService>[0];

interface Surroundings extends Omit<Options, 'carrier' | 'kinds'> {
  /** The list of servers, whose mappings describe the archives of other platforms. */
  readonly servers: Pick<ServersService, 'list'>;
}

export const openThemePackages = ({ servers, ...o }: Surroundings) =>
  createThemePackageService({
    ...o,
    carrier: threadCarrier(),
    kinds: async () => (await servers.list()).profiles.flatMap(({ mapping }) => mapping.themeManifests ?? []),
  });
