import type { ServersService } from '../services/servers/servers-service.ts';
import { threadCarrier } from '../services/theme-packages/carrier/threads.ts';
import { createThemePackageService } from '../services/theme-packages/package-service.ts';

type Options = Parameters<typeof createThemePackageService>[0];

interface Surroundings extends Omit<Options, 'carrier' | 'kinds'> {
  /** Their mappings say how platforms' own archives are read. */
  readonly servers: Pick<ServersService, 'list'>;
}

export const openThemePackages = ({ servers, ...o }: Surroundings) =>
  createThemePackageService({
    ...o,
    carrier: threadCarrier(),
    kinds: async () => (await servers.list()).profiles.flatMap(({ mapping }) => mapping.themeManifests ?? []),
  });
