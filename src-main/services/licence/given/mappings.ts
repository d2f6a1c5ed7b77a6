/** Mappings for reading licence files: those that the user opened, newest first, then those of server profiles. */
import type { LicenceMapping } from '#shared/api/mapping/licence-files.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { CallResult } from '#shared/bridge/index.ts';
import type { ShownMapping } from '#shared/bridge/licence/mappings.ts';
import { licenceMappingOf } from '#shared/rules/servers/mapping/licence-mapping.ts';
import { mappingFileLimit } from '#shared/rules/servers/mapping/mapping-file.ts';
import type { ReadLicenceFile } from '../read-bytes.ts';

export type ProfilesWithMapping = () => Promise<
  readonly { readonly name: string; readonly mapping: Mapping }[]
>;

export interface LicenceMappings {
  all(): Promise<readonly LicenceMapping[]>;
  list(): Promise<{ readonly mappings: ShownMapping[] }>;
  give(file: string): Promise<CallResult<'licence.giveMapping'>>;
  forget(): void;
}

/** Limit of opened mappings; the oldest are dropped. */
const mostHeld = 20;

export function createLicenceMappings(options: {
  readonly read: ReadLicenceFile;
  readonly profiles: ProfilesWithMapping;
}): LicenceMappings {
  const openMappings: LicenceMapping[] = [];
  const ofProfiles = async (): Promise<readonly LicenceMapping[]> =>
    (await options.profiles()).flatMap(({ name, mapping }) => {
      const found = licenceMappingOf(mapping, '', name);
      return found ? [found] : [];
    });
  const shown = (source: ShownMapping['source']) => (mapping: LicenceMapping) => ({
    name: mapping.name,
    source,
    kinds: mapping.kinds.map(({ name }) => name),
  });
  const list = async () => ({
    mappings: [...openMappings.map(shown('given')), ...(await ofProfiles()).map(shown('profile'))],
  });
  const hold = (mapping: LicenceMapping): void => {
    // A mapping that is opened again replaces the earlier one of its name.
    const known = openMappings.findIndex(({ name }) => name === mapping.name);
    if (known >= 0) openMappings.splice(known, 1);
    openMappings.unshift(mapping);
    openMappings.length = Math.min(openMappings.length, mostHeld);
  };

  return {
    all: async () => [...openMappings, ...(await ofProfiles())],
    list,
    async give(file) {
      const source = await options.read(file, mappingFileLimit).catch((error: unknown) => {
        if (error instanceof BridgeError && error.code === 'FILE_TOO_LARGE') return null;
        throw error;
      });
      if (!source) return { outcome: 'refused', problem: 'tooLarge', at: '' };
      // Imported on demand, for it loads the declarations of all platform calls.
      const { readMappingBytes } = await import('../../../formats/mapping/read.ts');
      const reading = readMappingBytes(source.bytes);
      if (reading.problem !== null) return { outcome: 'refused', problem: reading.problem, at: reading.at };
      const found = licenceMappingOf(reading.mapping, reading.about, source.name);
      if (!found) return { outcome: 'refused', problem: 'noLicenceFiles', at: '' };
      hold(found);
      return { outcome: 'given', ...(await list()) };
    },
    forget: () => void openMappings.splice(0),
  };
}
