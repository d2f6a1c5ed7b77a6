import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { loweredBy } from '#shared/rules/changes/approval/lowered-approval.ts';
import type { Gateway } from '../../gateway/index.ts';
import type { FileStore } from '../../services/files/file-store.ts';
import type { ServersService } from '../../services/servers/servers-service.ts';
import type { SettingsService } from '../../services/settings/settings-service.ts';
import type { ShellHooks } from '../hooks.ts';
import type { ServerChecks } from '../server-check.ts';
import { importCandidates, importServers } from '../server-import.ts';
import { readMapping, tryCall } from '../server-mapping.ts';
import { signInByPage, signInByPassword } from '../server-sign-in.ts';
import type { WatchedAuthorities } from '../watch-authorities.ts';
import { handlersOfService } from './service-handlers.ts';
import { refuseLowered } from './refuse-lowered.ts';

export function serversHandlers(o: {
  servers: ServersService;
  settings: Pick<SettingsService, 'current'>;
  gateway: Gateway;
  files: FileStore;
  hooks: ShellHooks;
  authorities: WatchedAuthorities;
  checks: () => Promise<ServerChecks>;
}): BridgeHandlers['servers'] {
  const { servers } = o;
  return handlersOfService('servers', () => servers, {
    choose: ({ id }) => servers.choose(id),
    async update({ id, edition, draft, typed }) {
      // wall: approval-lowered-profile
      refuseLowered(loweredBy(o.settings.current(), servers.changedRules(id, draft)), typed);
      return servers.update(id, draft, edition);
    },
    async remove({ id, typed }) {
      // wall: approval-lowered-removed
      refuseLowered(loweredBy(o.settings.current(), servers.changedRules(id, null)), typed);
      return servers.remove(id);
    },
    reorder: ({ ids }) => servers.reorder(ids),
    test: ({ id, draft }, context) => servers.test(id, draft, context),
    diagnose: ({ id }, context) => servers.diagnose(id, context),
    checkCalls: async (profile, context) => (await o.checks()).check(profile, context),
    lastCheck: async ({ id }) => (await o.checks()).last(id),
    takeTenant: ({ id, tenant }) => servers.takeTenant(id, tenant),
    forget: ({ id }) => servers.forget(id),
    trust: ({ id, host, fingerprint }) => servers.trust(id, host, fingerprint),
    revokeTrust: ({ id, host, fingerprint }) => servers.revokeTrust(id, host, fingerprint),
    authorities: () => o.authorities.state(),
    reloadAuthorities: () => o.authorities.reload(),
    signIn: (given, { signal }) => signInByPassword(o, given, signal),
    signInPage: ({ id }) => signInByPage(o, id),
    exportText: ({ ids }) => ({ text: servers.exportText(ids) }),
    previewImport: async ({ file }) => ({ candidates: await importCandidates(o, file) }),
    readMapping: ({ file }) => readMapping(o, file),
    tryCall: (given, { signal }) => tryCall(o, given, signal),
    import: ({ file, indexes }) => importServers(o, file, indexes),
  });
}
