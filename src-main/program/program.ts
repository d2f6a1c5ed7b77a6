/** Assembles the program: services, gateway and sandbox behind the guarded door, for any shell. */
import { join } from 'node:path';
import type { AppFacts } from '#shared/bridge/app.ts';
import type { EmitEvent } from '#shared/bridge/index.ts';
import { dailyAt } from '#shared/rules/changes/daily-at.ts';
import type { Gateway } from '../gateway/index.ts';
import type { ChangeUnderWay } from '../services/changes/changes-service.ts';
import { createChoicesService } from '../services/choices/choices-service.ts';
import { createFileStore, type FileStore } from '../services/files/file-store.ts';
import { createPolicyService, type PolicyService } from '../services/policy/policy-service.ts';
import { sandboxId } from '../services/servers/profiles.ts';
import { createServersService, type ServersService } from '../services/servers/servers-service.ts';
import { createSettingsService, type SettingsService } from '../services/settings/settings-service.ts';
import { createStaging } from '../services/theme-packages/staging.ts';
import { createUsageService } from '../services/usage/usage-service.ts';
import { approvingAt } from './approved-writes.ts';
import { dailyAllowedBy } from './daily-allowed.ts';
import { prepareDataFolder } from './data-folder.ts';
import { createDoor, type Door } from './door.ts';
import { createEvents, type EventListener } from './events.ts';
import { appHandlers } from './handlers/app.ts';
import { dataFolderHandlers } from './handlers/data-folder-handlers.ts';
import { openFileSending } from './file-sending.ts';
import { filesHandlers } from './handlers/files.ts';
import { journalHandlers } from './handlers/journal.ts';
import { policyHandlers } from './handlers/policy.ts';
import { sandboxHandlers } from './handlers/sandbox.ts';
import { serversHandlers } from './handlers/servers.ts';
import { handlersOfService } from './handlers/service-handlers.ts';
import { settingsHandlers } from './handlers/settings.ts';
import { trayHandlers } from './handlers/tray.ts';
import { usageHandlers } from './handlers/usage.ts';
import { lazyTrials } from './lazy-trials.ts';
import { createLog } from './log.ts';
import { folderNotices, laterNotices, noticeOf, policyNotices } from './notices.ts';
import { findProfile, type LinkOutcome, openLink } from './opened-link.ts';
import { ownDatabases } from './own-databases.ts';
import { openOwnLinks } from './own-links.ts';
import { lazyGateway, lazyPart } from './parts.ts';
import type { ProgramOptions } from './program-options.ts';
import { saveRequested } from './save-file.ts';
import type { ProgramSurroundings } from './surroundings.ts';
import { watchAuthorities } from './watch-authorities.ts';
import { watchJobs } from './watch-jobs.ts';
import { writableByOthers } from './writable-by-others.ts';

export interface Program {
  readonly door: Door;
  readonly gateway: Gateway;
  readonly files: FileStore;
  readonly settings: SettingsService;
  readonly servers: ServersService;
  readonly emit: EmitEvent;
  onEvent(listener: EventListener): () => void;
  /** The parts of the policy that concern the shell itself. */
  readonly policy: Pick<PolicyService, 'updates' | 'developerTools'>;
  /** Handles a `steward://` link from outside: the console asks the user, or the link is refused by name. */
  openLink(link: string): Promise<LinkOutcome>;
  /** Selects the server profile with that name or id; resolves to false where there is none. */
  beginWith(profile: string): Promise<boolean>;
  /** Logs a failure that is reported nowhere else. */
  report(source: string, error: unknown): void;
  close(): Promise<void>;
}

/** Milliseconds that an end waits for running calls of the bridge: a write takes less, and a silent server may take minutes. */
const patienceWithCalls = 2000;

/** Rejects with DataFolderError where the data folder can't be used. */
export async function createProgram(options: ProgramOptions): Promise<Program> {
  const { dataDir, hooks, version, now = Date.now } = options;
  const checkResults = options.checkResults ?? import.meta.url.endsWith('.ts');
  const readOnly = await prepareDataFolder(dataDir);

  const log = createLog(join(dataDir, 'logs'), now);
  const report = (source: string, error: unknown): void => void log.write(source, error);
  const { emit, onEvent } = createEvents(report);
  const notices: AppFacts['notices'] = [...(options.notices ?? [])];
  notices.push(...folderNotices(dataDir, readOnly, await writableByOthers(dataDir)));

  const currentNotices = (): AppFacts['notices'] => [...notices, ...authorities.notices()];
  const tellAll = () => emit('app.noticesChanged', { notices: currentNotices() });
  const tell = laterNotices(notices, report, tellAll);
  const sandbox = lazyPart(async () => {
    // Throws SERVER_BLOCKED where the policy forbids the sandbox.
    servers.targetFor(sandboxId);
    const { openOwnSandbox } = await import('./own-sandbox.ts');
    return openOwnSandbox({ dataDir, now, checkResponses: checkResults, notices });
  });
  const files = createFileStore({ uploads: join(dataDir, 'uploads') });
  const sending = openFileSending(files, { emit, report });
  /** Changes of the tray that are being applied, by their Idempotency-Key. */
  const begun = new Map<string, ChangeUnderWay>();
  const ways = { askSystem: hooks.systemProxy, network: hooks.network ?? null };
  const gateway: Gateway = lazyGateway({
    target: (mark) => (mark === null ? servers.target() : servers.targetOf(mark)),
    approving(target) {
      const daily = dailyAt(settings.current(), {
        rules: /* wall: approval-all-tabs */ servers.rules(target.id),
      });
      return daily && approvingAt(target, begun, gateway, daily === 'atOnce');
    },
    sandbox,
    attached: sending,
    ...ways,
    now,
    ...(options.deadline === undefined ? {} : { deadline: options.deadline }),
  });
  const staging = createStaging(join(dataDir, 'staging'));
  const around: ProgramSurroundings = { dataDir, now, emit, report };
  const databases = ownDatabases({
    ...around,
    keyStore: hooks.keyStore,
    files,
    tell,
    settings: () => settings.current(),
    approvers: () => policy.approvers(),
    servers: () => servers,
    underWay: begun,
  });
  const { journal, versions, changes, approvals } = databases.services;
  const trials = lazyTrials({
    ...around,
    length: options.trialLength,
    onEvent,
    journal,
    gateway,
    servers: () => servers,
    settings: () => settings.current(),
  });
  const licence = lazyPart(async () => {
    const { openLicenceService } = await import('./licence-service.ts');
    const { administrator } = options;
    const rules = () => ({
      refuseSamples: settings.current().refuseSampleKeys,
      giving: policy.givingKeys(),
    });
    const profiles = async () => (await servers.list()).profiles;
    return openLicenceService({ ...around, files, hooks, rules, administrator, profiles });
  });
  const findings = lazyPart(async () => (await import('./findings.ts')).openFindings(around));
  const themeNotes = lazyPart(async () => (await import('./theme-notes.ts')).openThemeNotes(around));
  const checks = lazyPart(async () => {
    const { openServerChecks } = await import('./server-check.ts');
    return openServerChecks({
      dataDir,
      gateway,
      now,
      servers: () => servers,
      report: (error) => report('server check', error),
    });
  });
  const forgetServer = async (server: string): Promise<void> => {
    await (await checks()).forget(server);
    await trials.forgetServer(server);
    await versions.forgetServer(server);
    await changes.forgetServer(server);
    await (await links.load()).forgetServer(server);
    await (await findings()).forgetServer(server);
    await (await themeNotes()).forgetServer(server);
  };
  const themePackages = lazyPart(async () => {
    const { openThemePackages } = await import('./theme-packages.ts');
    return openThemePackages({
      files,
      staging,
      version,
      key: databases.key,
      servers,
      save: (name, write) => saveRequested(hooks, files, name, write),
    });
  });
  const usage = createUsageService({ folder: join(dataDir, 'usage'), now });
  const choices = createChoicesService({ folder: dataDir, now, report: (error) => report('choices', error) });
  const policy = await createPolicyService(options.policy);
  notices.push(...policyNotices(policy.refusedPolicies(), report));
  const [settings, servers] = await Promise.all([
    createSettingsService({
      folder: dataDir,
      layers: policy.layers(),
      onChanged: (value) => emit('settings.changed', value),
      unwatched: (error) => report('settings', error),
    }),
    createServersService({
      folder: dataDir,
      managed: policy.servers(),
      keyStore: hooks.keyStore,
      read: (id, limit) => files.read(id, limit),
      onChanged: (list) => emit('servers.changed', list),
      forgetSession: (id) => gateway.forgetSession(id),
      removed: forgetServer,
      diagnose: async (target, examination) =>
        (await import('../gateway/index.ts')).diagnose(target, {
          ...examination,
          ...ways,
        }),
      refusedCertificate: async (host, fingerprint) =>
        (await import('../gateway/index.ts')).refusedCertificate(host, fingerprint),
      report: (error) => report('servers', error),
      now,
    }),
  ]);
  notices.push(...noticeOf('settings', settings.loaded), ...noticeOf('servers', servers.loaded));
  // Not awaited: cleaning up after an earlier run must not delay the start.
  const swept = Promise.all(
    [files.sweep(), staging.sweep()].map((sweep) => sweep.catch((error: unknown) => report('sweep', error))),
  );

  const authorities = watchAuthorities({
    soon: servers.target().kind === 'remote',
    report,
    onChanged: tellAll,
  });

  trials.goOn();
  const jobs = watchJobs({
    folder: dataDir,
    now,
    emit,
    report,
    gateway,
    servers,
    policy: options.policy,
    language: () => settings.current().language,
  });
  const links = openOwnLinks({ ...around, servers, systemProxy: hooks.systemProxy });
  const door = createDoor({
    checkResults,
    report,
    handlers: {
      app: appHandlers({
        hooks,
        version,
        notices: currentNotices,
        settings,
        servers,
        choices,
        log,
        thirdParty: options.thirdParty ?? [],
      }),
      settings: settingsHandlers(settings, servers),
      servers: serversHandlers({ servers, settings, gateway, files, hooks, authorities, checks }),
      policy: policyHandlers(policy, settings),
      files: filesHandlers(hooks, files, sending),
      journal: journalHandlers(journal, (entry) => dailyAllowedBy(entry, { settings, servers, policy })),
      usage: usageHandlers(usage),
      findings: handlersOfService('findings', findings, {}),
      licence: handlersOfService('licence', licence, {}),
      sandbox: sandboxHandlers(sandbox, emit, () => forgetServer(sandboxId)),
      versions: handlersOfService('versions', () => versions, {}),
      themePackages: handlersOfService('themePackages', themePackages, {}),
      themeNotes: handlersOfService('themeNotes', themeNotes, {}),
      links: handlersOfService('links', links.load, {}),
      choices: handlersOfService('choices', () => choices, {}),
      ...trayHandlers({ changes, approvals, key: databases.key, files }),
      ...dataFolderHandlers(files, { ...around, folder: dataDir }),
      trials: trials.handlers,
    },
  });

  return {
    door,
    gateway,
    files,
    settings,
    servers,
    emit,
    onEvent,
    policy,
    openLink: (link) => openLink(link, { servers, emit }),
    async beginWith(profile) {
      const found = findProfile(await servers.list(), profile);
      if (!found || found.blocked) return false;
      await servers.choose(found.id);
      return true;
    },
    report,
    async close() {
      // Answers of these calls may have nobody left to read them; what they write must be on the disk.
      await door.close(patienceWithCalls);
      await jobs.close();
      await links.close();
      await trials.close();
      authorities.end();
      settings.close();
      servers.close();
      await gateway.close();
      await (await sandbox.ifLoaded()?.catch(() => null))?.close();
      await (await licence.ifLoaded()?.catch(() => null))?.close();
      await files.close();
      await staging.close();
      await databases.close();
      await swept;
      await log.flush();
    },
  };
}
