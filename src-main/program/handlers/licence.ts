/** Licence files; the reader, its keys, the history and the rest are loaded by the first call. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { LicenceService } from '../../services/licence/index.ts';

export function licenceHandlers(service: () => Promise<LicenceService>): BridgeHandlers['licence'] {
  return {
    parse: async (args, context) => (await service()).parse(args, context),
    compare: async (args, context) => (await service()).compare(args, context),
    survey: async (args, context) => (await service()).survey(args, context),
    family: async (args, context) => (await service()).family(args, context),
    keys: async (args, context) => (await service()).keys(args, context),
    readKeys: async (args, context) => (await service()).readKeys(args, context),
    trustKeys: async (args, context) => (await service()).trustKeys(args, context),
    forgetKeys: async (args, context) => (await service()).forgetKeys(args, context),
    giveSecret: async (args, context) => (await service()).giveSecret(args, context),
    keyStore: async (args, context) => (await service()).keyStore(args, context),
    forgetSecrets: async (args, context) => (await service()).forgetSecrets(args, context),
    history: async (args, context) => (await service()).history(args, context),
    forgetHistory: async (args, context) => (await service()).forgetHistory(args, context),
    openFolder: async (args, context) => (await service()).openFolder(args, context),
    watchFolder: async (args, context) => (await service()).watchFolder(args, context),
    closeFolder: async (args, context) => (await service()).closeFolder(args, context),
  };
}
