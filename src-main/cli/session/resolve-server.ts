/** `--server` names a profile by name or id, the sandbox, or an address. */
import { createHash } from 'node:crypto';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { PasswordSignIn, ServerProfile } from '#shared/rules/servers/profile.ts';
import { proxyUserOf } from '#shared/rules/servers/server-fields.ts';
import { noRules, type ServerRules } from '#shared/rules/servers/server-rules.ts';
import { writableByOthers } from '../../program/writable-by-others.ts';
import { canonicalAddress } from '../../services/servers/address.ts';
import type { ProfileStore } from '../../services/servers/profile-store.ts';
import { sandboxId, sandboxProfile } from '../../services/servers/profiles.ts';
import { noSecrets } from '../../services/servers/secrets.ts';
import {
  directRoute,
  type ServerTarget,
  sandboxTarget,
  serverTargetOf,
} from '../../services/servers/target.ts';
import type { Options } from '../command-line/options.ts';
import { existingDataFolder } from '../data-folder/existing-folder.ts';
import { openPolicy } from '../data-folder/open-policy.ts';
import { openProfiles } from '../data-folder/open-profiles.ts';
import { NoSessionError } from '../failure/no-session-error.ts';
import { UsageError } from '../failure/usage-error.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { ResolvedServer } from './platform-session.ts';

/** Field names of a sign-in where the profile has none; the console's form begins with the same. */
export const defaultPasswordSignIn: PasswordSignIn = {
  path: '/papi/passport/login',
  encoding: 'json',
  userField: 'username',
  passwordField: 'password',
};

export async function resolveServer(
  options: Options,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): Promise<ResolvedServer> {
  const { server } = options;
  if (server === null) throw new UsageError('cli.problem.missingServer');
  const folder = await existingDataFolder(options, terminal);
  await warnOfOpenFolder(folder, terminal, words);
  if (server.toLowerCase() === sandboxId) {
    if (/* wall: policy-no-sandbox-terminal */ (await openPolicy(terminal)).servers().sandbox === false)
      throw new BridgeError('SERVER_BLOCKED', 'the organisation does not allow the sandbox');
    const { name, signIn } = sandboxProfile;
    const rulesWith = () => noRules;
    return {
      name,
      target: sandboxTarget,
      rulesWith,
      noteTenant: noteNothing,
      signIn,
      passwordSignIn: null,
      host: sandboxId,
      timeZone: '',
      folder,
    };
  }
  const store = await openProfiles(folder, terminal, words, allWords);
  const address = /^https?:\/\//i.test(server) ? canonicalAddress(server) : null;
  const listed = findProfile(store, server, address);
  if (listed) {
    // wall: terminal-blocked
    store.refuseBlocked(listed.id);
    const profile = store.get(listed.id);
    const rulesWith = (tenant: string) => store.rules(profile, tenant);
    const of = { rules: rulesWith(''), blocked: false };
    const target = serverTargetOf(profile, noSecrets(profile.address), of);
    warnOfSealedSecrets(listed, terminal, words);
    const { name, signIn, passwordSignIn } = listed;
    const noteTenant = (tenant: string) => store.noteTenant(profile.address, tenant);
    return {
      name,
      target,
      rulesWith,
      noteTenant,
      signIn,
      passwordSignIn,
      host: hostOf(profile.address),
      timeZone: listed.timeZone ?? '',
      folder,
    };
  }
  if (address === null) throw new NoSessionError('cli.server.unknown', { name: printable(server) });
  // A policy that locks the list of servers forbids addresses too.
  // wall: terminal-locked-list
  store.refuseLocked();
  const rulesWith = (tenant: string) => store.rules(unlistedProfile(address), tenant);
  return {
    name: hostOf(address),
    signIn: 'password',
    passwordSignIn: defaultPasswordSignIn,
    host: hostOf(address),
    timeZone: '',
    folder,
    target: unlistedTarget(address, rulesWith('')),
    rulesWith,
    noteTenant: noteNothing,
  };
}

const noteNothing = async () => undefined;

/** Throws NoSessionError where several profiles have the name. */
function findProfile(store: ProfileStore, nameOrId: string, address: string | null): ServerProfile | null {
  const remote = store.list().profiles.filter(({ kind }) => kind === 'remote');
  const matches = (profile: ServerProfile) =>
    address === null ? profile.name === nameOrId : profile.address === address;
  const byId = remote.find(({ id }) => id === nameOrId);
  const [first, ...others] = byId ? [byId] : remote.filter(matches);
  if (others.length > 0) throw new NoSessionError('cli.server.several', { name: printable(nameOrId) });
  return first ?? null;
}

/** An address without a profile counts as a production server, the strictest kind. */
function unlistedProfile(address: string) {
  const id = `address-${createHash('sha256').update(address).digest('base64url').slice(0, 22)}`;
  return { id, name: hostOf(address), address, environment: 'production' as const, readOnly: false };
}

function unlistedTarget(address: string, rules: ServerRules): ServerTarget {
  const { id } = unlistedProfile(address);
  return {
    id,
    mark: id,
    kind: 'remote',
    address,
    credential: null,
    readOnly: rules.readOnly !== null,
    rules,
    blocked: false,
    mapping: noMapping,
    headers: [],
    gate: null,
    clientFingerprint: null,
    route: { ...directRoute, proxy: { mode: 'system' } },
  };
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? address;
}

/** Warns where other users of the computer can write the data folder's servers or settings. */
async function warnOfOpenFolder(
  folder: string,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<void> {
  const names = (await writableByOthers(folder)).map(printable).join(', ');
  if (names !== '') terminal.complain(`steward: ${words.say('cli.server.openToOthers', { names })}\n`);
}

/** Warns that the profile's secrets stay in the key store, which the terminal does not open. */
function warnOfSealedSecrets(profile: ServerProfile, terminal: CommandTerminal, words: TerminalWords): void {
  const lacks = profile.clientCertificate !== null || profile.headers.some(({ secret }) => secret);
  const named = proxyUserOf(profile.proxy) !== '' || profile.gateUser !== '';
  if (!lacks && !named) return;
  terminal.complain(
    `steward: ${words.say('cli.server.withoutSecrets', { name: printable(profile.name) })}\n`,
  );
}
