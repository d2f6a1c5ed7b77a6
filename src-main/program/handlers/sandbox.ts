/** Calls for the sandbox's scenario; the sandbox is loaded with the first call. */
import type { BridgeHandlers, EmitEvent } from '#shared/bridge/index.ts';
import type { SomeSandbox } from '../../sandbox/index.ts';

/** `begunAnew` is called after the data were replaced, for old ids may now mean other records. */
export function sandboxHandlers(
  sandbox: () => Promise<SomeSandbox>,
  emit: EmitEvent,
  begunAnew: () => Promise<void>,
): BridgeHandlers['sandbox'] {
  return {
    scenario: async () => (await sandbox()).scenario(),
    async pretend(wish) {
      const scenario = await (await sandbox()).pretend(wish);
      emit('sandbox.changed', scenario);
      return scenario;
    },
    async reset() {
      const loaded = await sandbox();
      await loaded.reset();
      await begunAnew().finally(() => emit('sandbox.changed', loaded.scenario()));
      return null;
    },
    async expireSessions() {
      await (await sandbox()).expireSessions();
      return null;
    },
  };
}
