/**
 * Server profiles: which platform server the console talks to, and how. Secrets are held apart, are bound to one
 * address, and are never returned (design §2, src-shared/bridge/servers.ts).
 */
import { randomUUID } from 'node:crypto';
import type { WhoIsSignedIn } from '#shared/api/mapping/mapping.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { ConnectionReport, ServerList } from '#shared/bridge/servers.ts';
import { withSignInAnswer } from '#shared/rules/common/session/sign-in-answer.ts';
import type { ServerCredential, ServerDraft } from '#shared/rules/servers/profile.ts';
import { noRules, type ServerRules } from '#shared/rules/servers/server-rules.ts';
import type { LoadReport } from '../durable/store.ts';
import { watchFile } from '../durable/watch-file.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import type { ManagedServers } from './managed-profiles.ts';
import { exportText, isKnown, readImport } from './portable.ts';
import { profileFromDraft, type ReadProfileFile, type ReadyProfile } from './profile-from-draft.ts';
import { openProfileStore, type ProfileStore } from './profile-store.ts';
import { type StoredProfile, sandboxId } from './profiles.ts';
import { openSecretVault } from './secrets.ts';
import { type ServerTarget, sandboxTarget, serverTargetOf } from './target.ts';

export type DoctorStep = ConnectionReport['steps'][number];
export interface ExaminationOptions {
  readonly signal: AbortSignal;
  readonly progress: (step: DoctorStep) => void;
}

export interface ServersOptions {
  readonly folder: string;
  readonly managed: ManagedServers;
  readonly keyStore: KeyStore | null;
  readonly read: ReadProfileFile;
  readonly onChanged: (list: ServerList) => void;
  /** Ends the gateway's session of a server: cookies and connections. */
  readonly forgetSession: (id: string) => void;
  /** Deletes data of a removed profile that other services have. */
  readonly removed?: (id: string) => Promise<void>;
  readonly diagnose: (target: ServerTarget, examination: ExaminationOptions) => Promise<ConnectionReport>;
  /** Returns the recently refused certificate of that host and fingerprint, as PEM. */
  readonly refusedCertificate: (host: string, fingerprint: string) => Promise<string | null>;
  /** Logs a failure outside any call. */
  readonly report: (error: unknown) => void;
  readonly now?: () => number;
}

export interface ServersService {
  readonly loaded: LoadReport;
  target(): ServerTarget;
  /** Target of the server with this mark; null where none has it any more. */
  targetOf(mark: string): ServerTarget | null;
  /** Target of any profile: the same object until the profile changes. Throws SERVER_BLOCKED for a forbidden one. */
  targetFor(id: string): ServerTarget;
  /** Rules for the server of a profile. `tenant`: the key of the signed-in user's tenant; '' where unknown. */
  rules(id: string, tenant?: string): ServerRules;
  /** Rules of the list's servers that would change with the user's own profile; null for its removal. */
  changedRules: ProfileStore['changedRules'];
  /** Notes the tenant of a session: rules of other profiles with the same tenant then apply here too. */
  takeTenant(id: string, tenant: string): Promise<ServerList>;
  list(): Promise<ServerList>;
  choose(id: string): Promise<ServerList>;
  add(draft: ServerDraft): Promise<ServerList>;
  /** `over`: the edition that the draft is based on; rejects with SERVER_EDITED where the profile has another one. */
  update(id: string, draft: ServerDraft, over?: string): Promise<ServerList>;
  remove(id: string): Promise<ServerList>;
  reorder(ids: readonly string[]): Promise<ServerList>;
  test(id: string | null, draft: ServerDraft, examination: ExaminationOptions): Promise<ConnectionReport>;
  diagnose(id: string, examination: ExaminationOptions): Promise<ConnectionReport>;
  forget(id: string): Promise<ServerList>;
  /** Takes over a session that was opened elsewhere, until the program ends. */
  takeSession(id: string, credential: ServerCredential): Promise<ServerList>;
  /** Keeps the user's facts from a sign-in elsewhere, until the session ends. */
  takeSignIn(id: string, who: WhoIsSignedIn): Promise<ServerList>;
  trust(id: string, host: string, fingerprint: string): Promise<ServerList>;
  revokeTrust(id: string, host: string, fingerprint: string): Promise<ServerList>;
  exportText(ids: readonly string[]): string;
  candidates(bytes: Uint8Array): ReturnType<typeof readImport>;
  isKnown(profile: Pick<StoredProfile, 'name' | 'address'>): boolean;
  take(profiles: readonly StoredProfile[]): Promise<ServerList>;
  close(): void;
}

export async function createServersService(options: ServersOptions): Promise<ServersService> {
  const { now = Date.now, report } = options;
  const vault = await openSecretVault({
    folder: options.folder,
    keyStore: options.keyStore,
    onFailed: report,
  });
  const store: ProfileStore = await openProfileStore({
    folder: options.folder,
    managed: options.managed,
    onRefused: report,
    secretsOf: ({ id, address }) => vault.of(id, address),
    remembers: (id) => vault.remembers(id),
  });

  const signedInAs = new Map<string, WhoIsSignedIn>();
  const list = (): ServerList => {
    const all = store.list();
    const words = all.profiles.flatMap(({ id, mapping }) => {
      const said = signedInAs.get(id);
      return said ? [[id, withSignInAnswer(mapping, said)] as const] : [];
    });
    return { ...all, signedInAs: Object.fromEntries(words) };
  };
  const forgetSession = (id: string): void => {
    signedInAs.delete(id);
    options.forgetSession(id);
  };
  const tell = (): ServerList => {
    const told = list();
    lastTold = JSON.stringify(told);
    options.onChanged(told);
    return told;
  };
  let lastTold = JSON.stringify(list());
  let openWrites = 0;
  let hasSkippedLook = false;
  const lookAtDisk = async (): Promise<void> => {
    await store.refresh();
    // A write of this program may be half done; its end reports the list, and looks at the disk again.
    hasSkippedLook ||= openWrites > 0;
    if (openWrites === 0 && JSON.stringify(list()) !== lastTold) tell();
  };
  const lookSoon = (): void => void lookAtDisk().catch(report);
  // Changes by the terminal or another shell on the same folder are seen at once.
  const stop = watchFile(options.folder, 'servers.json', { onChanged: lookSoon, onFailed: report });
  /** Makes a method of a write, which tells the list once, at its end. */
  const ownWrite =
    <A extends readonly unknown[]>(write: (...args: A) => Promise<void>) =>
    async (...args: A): Promise<ServerList> => {
      openWrites += 1;
      try {
        await write(...args);
        return tell();
      } finally {
        openWrites -= 1;
        if (openWrites === 0 && hasSkippedLook) {
          hasSkippedLook = false;
          lookSoon();
        }
      }
    };
  const ready = (id: string): ReadyProfile => {
    const profile = store.get(id);
    return { profile, secrets: vault.of(id, profile.address) };
  };
  const targets = new Map<string, { readonly of: ReadyProfile; readonly target: ServerTarget }>();
  const rulesOfId = (id: string, tenant = ''): ServerRules =>
    id === sandboxId ? noRules : store.rules(store.get(id), tenant);
  // A changed policy applies from the next start.
  const builtIn = /* wall: policy-no-sandbox */ store.isBlocked(sandboxId)
    ? { ...sandboxTarget, blocked: true }
    : sandboxTarget;
  const anyTarget = (id: string): ServerTarget => {
    if (id === sandboxId) return builtIn;
    const of = ready(id);
    const known = targets.get(id);
    const rules = store.rules(of.profile);
    if (
      known?.of.profile === of.profile &&
      known.of.secrets === of.secrets &&
      JSON.stringify(known.target.rules) === JSON.stringify(rules)
    )
      return known.target;
    const target = serverTargetOf(of.profile, of.secrets, { rules, blocked: store.isBlocked(id) });
    targets.set(id, { of, target });
    return target;
  };
  const targetFor = (id: string): ServerTarget => {
    store.refuseBlocked(id);
    return anyTarget(id);
  };
  const fill = (id: string, draft: ServerDraft, before: ReadyProfile | null) =>
    profileFromDraft(id, draft, before, options.read);
  const changeTrust = async (
    id: string,
    edit: (trusted: StoredProfile['trusted']) => StoredProfile['trusted'],
  ) => {
    await store.personalise(id, (profile) => ({ trusted: edit(profile.trusted) }));
    // Open connections were made under the old rules.
    forgetSession(id);
  };

  return {
    loaded: store.loaded,
    target: () => anyTarget(store.active()),
    targetOf(mark) {
      if (mark === builtIn.mark) return builtIn;
      const profile = store.withMark(mark);
      // wall: gone-server
      return profile ? anyTarget(profile.id) : null;
    },
    targetFor,
    rules: rulesOfId,
    changedRules: store.changedRules,
    async takeTenant(id, tenant) {
      // The sandbox's tenants are invented.
      if (id === sandboxId) return list();
      await store.noteTenant(store.get(id).address, tenant);
      return JSON.stringify(list()) === lastTold ? list() : tell();
    },
    async list() {
      await store.refresh();
      return list();
    },
    close: stop,
    choose: ownWrite(async (id) => {
      if (id !== sandboxId) {
        await store.personalise(id, () => ({ lastUsed: new Date(now()).toISOString() }));
      }
      await store.choose(id);
    }),
    add: ownWrite(async (draft) => {
      store.refuseLocked();
      const id = randomUUID();
      const { profile, secrets } = await fill(id, draft, null);
      await vault.set(id, secrets, draft.remember);
      await store.add([profile]);
    }),
    update: ownWrite(async (id, draft, over) => {
      const before = ready(id);
      const after = await fill(id, draft, before);
      await store.replace(after.profile, over);
      if (before.profile.address !== after.profile.address || draft.credential) {
        await vault.forget(id);
        forgetSession(id);
      }
      await vault.set(id, after.secrets, draft.remember);
    }),
    remove: ownWrite(async (id) => {
      await store.remove(id);
      targets.delete(id);
      await vault.forget(id);
      forgetSession(id);
      // The profile is removed already, so a failed clean-up must not fail the call.
      await options.removed?.(id).catch(options.report);
    }),
    reorder: ownWrite(async (ids) => {
      await store.reorder(ids);
    }),
    async test(id, draft, examination) {
      const { profile, secrets } = await fill(id ?? randomUUID(), draft, id === null ? null : ready(id));
      if (id !== null) store.refuseBlocked(id);
      return options.diagnose(
        serverTargetOf(profile, secrets, { rules: store.rules(profile), blocked: false }),
        examination,
      );
    },
    diagnose: async (id, examination) => options.diagnose(targetFor(id), examination),
    forget: ownWrite(async (id) => {
      // Secrets of the route stay: a proxy's password, secret headers, the client certificate.
      if (id !== sandboxId) await vault.signOut(id, store.get(id).address);
      forgetSession(id);
    }),
    takeSession: ownWrite(async (id, credential) => {
      const { secrets } = ready(id);
      signedInAs.delete(id);
      vault.hold(id, { ...secrets, credential });
    }),
    takeSignIn: ownWrite(async (id, who) => {
      signedInAs.set(id, who);
    }),
    trust: ownWrite(async (id, host, fingerprint) => {
      const pem = await options.refusedCertificate(host, fingerprint);
      if (pem === null) {
        throw new BridgeError('CERTIFICATE_INVALID', 'that host showed no such certificate', {
          reason: 'notSeen',
          name: host,
        });
      }
      const since = new Date(now()).toISOString();
      await changeTrust(id, (trusted) => [
        ...trusted.filter((one) => one.host !== host || one.fingerprint !== fingerprint),
        { host, fingerprint, since, pem },
      ]);
    }),
    revokeTrust: ownWrite(async (id: string, host: string, fingerprint: string) =>
      changeTrust(id, (trusted) =>
        trusted.filter((one) => one.host !== host || one.fingerprint !== fingerprint),
      ),
    ),
    exportText: (ids) => exportText(ids.filter((id) => id !== sandboxId).map((id) => store.get(id))),
    candidates: readImport,
    isKnown: (profile) => isKnown(list(), profile),
    take: ownWrite(async (profiles) => {
      store.refuseLocked();
      if (profiles.length === 0)
        throw new BridgeError('IMPORT_INVALID', 'nothing to import', { reason: 'nothing' });
      await store.add(profiles);
    }),
  };
}
