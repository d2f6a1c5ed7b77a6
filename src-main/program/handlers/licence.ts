/** Licence files; the reader and its keys are loaded when the first file is read. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { FileStore } from '../../services/files/file-store.ts';
import { lazily } from '../parts.ts';

export function licenceHandlers(o: { files: FileStore; now: () => number }): BridgeHandlers['licence'] {
  const service = lazily(async () => {
    const [{ createLicenceService }, { shippedKeys }] = await Promise.all([
      import('../../services/licence/index.ts'),
      import('../../formats/licence/index.ts'),
    ]);
    return createLicenceService({ files: o.files, keys: shippedKeys(), now: o.now });
  });
  return {
    parse: async (args, context) => (await service()).parse(args, context),
    compare: async (args, context) => (await service()).compare(args, context),
  };
}
