import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { configurationFileLimit } from '#shared/rules/configuration/limits.ts';
import type { FileStore } from '../../services/files/file-store.ts';

export function configurationHandlers(files: FileStore, dataFolder: string): BridgeHandlers['configuration'] {
  return {
    async read({ file }) {
      const { bytes } = await files.read(file, configurationFileLimit);
      const { readConfigurationBytes } = await import('../../formats/configuration/read.ts');
      return readConfigurationBytes(bytes);
    },
    async pulled(of) {
      const { pulledFolder } = await import('../../services/configuration-folder/pulled-folder.ts');
      return pulledFolder(dataFolder, of);
    },
  };
}
