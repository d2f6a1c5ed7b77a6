/** Facts about the running program that every part of the console may ask for. */
import { atom, useAtomValue } from 'jotai';
import { bridge } from '#data/bridge.ts';
import { setMapping } from '#data/mapped-calls.ts';
import { setServerMark } from '#data/server-mark.ts';
import { readAgain } from '#data/read.ts';
import { tabServer } from '#data/shell/tab-server.ts';
import { store } from '#data/store.ts';
import { loadLanguage } from '#data/text.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import type { AppFacts } from '#shared/bridge/app.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import type { Settings, SettingsPatch } from '#shared/rules/settings/settings.ts';
import { type Language, languageFor } from '#shared/text/types.ts';
import { applyAppearance } from './appearance.ts';
import { writeHint } from './stored-hints.ts';

export interface ProgramState {
  readonly facts: AppFacts;
  readonly settings: Settings;
  readonly servers: ServerList;
}

/** Set once before the first render; the shell's events keep it current. */
export const programAtom = atom<ProgramState | null>(null);

/** For code outside components; null before the first render. */
export function currentProgram(): ProgramState | null {
  return store.get(programAtom);
}

export function useProgram(): ProgramState {
  const program = useAtomValue(programAtom);
  if (!program) throw new Error('the program’s facts are read before the first picture');
  return program;
}

export function useActiveServer(): ServerProfile {
  return activeServer(useProgram().servers);
}

export function activeServer(servers: ServerList): ServerProfile {
  const active = servers.profiles.find((profile) => profile.id === servers.active) ?? servers.profiles[0];
  if (!active) throw new Error('the server list always holds the sandbox');
  return active;
}

/** `program.servers` must have passed `ofThisTab`. */
export async function takeProgram(program: ProgramState): Promise<void> {
  store.set(programAtom, program);
  tabServer.keep(program.servers.active);
  applyServer(program.servers);
  await showSettings(program.settings, program.facts);
}

/**
 * Makes this tab's server the list's active one, since the program's active server is the one for new tabs. The
 * program's stays when this tab's server is gone or blocked.
 */
export function ofThisTab(servers: ServerList): ServerList {
  const own = store.get(programAtom)?.servers.active ?? tabServer.get();
  const active = servers.profiles.find(({ id, blocked }) => id === own && !blocked)?.id ?? servers.active;
  return { ...servers, active };
}

/**
 * The program's list, when this tab's server leads elsewhere or is gone; null when tab and program agree. Until the
 * user decides, the tab goes on showing its server, and its requests are refused unsent.
 */
export const elsewhereAtom = atom<ServerList | null>(null);

/** Takes a list that this tab requested. A missing own server is only noted in `elsewhereAtom`. */
export function takeServers(servers: ServerList): void {
  const now = store.get(programAtom);
  if (!now) return;
  const list = ofThisTab(servers);
  if (now.servers.active === list.active) showServer(list);
  else keepServer(list);
}

/** Takes a list and switches to its active server. */
export function showServer(servers: ServerList): void {
  if (store.get(programAtom)?.servers.active !== servers.active) tabServer.keep(servers.active);
  applyServer(servers);
  store.set(elsewhereAtom, null);
  store.set(programAtom, (now) => now && { ...now, servers });
}

/** Takes a list, but goes on showing this tab's server unchanged. */
export function keepServer(servers: ServerList): void {
  const now = store.get(programAtom);
  if (!now) return;
  const shown = activeServer(now.servers);
  const others = servers.profiles.filter(({ id }) => id !== shown.id);
  const at = servers.profiles.findIndex(({ id }) => id === shown.id);
  const profiles = others.toSpliced(at < 0 ? others.length : at, 0, shown);
  store.set(elsewhereAtom, servers);
  store.set(programAtom, { ...now, servers: { ...servers, active: shown.id, profiles } });
}

function applyServer({ active, profiles, signedInAs }: ServerList): void {
  const shown = profiles.find(({ id }) => id === active);
  const mapping = shown?.mapping ?? noMapping;
  const session = signedInAs?.[active];
  setMapping(session ? { ...mapping, session } : mapping);
  setServerMark(shown?.mark ?? '');
  writeHint('server', shown?.mark ?? '');
}

/** Replaces the notices when some were added or removed since the start. */
export function takeNotices(notices: AppFacts['notices']): void {
  store.set(programAtom, (now) => {
    if (!now || JSON.stringify(now.facts.notices) === JSON.stringify(notices)) return now;
    return { ...now, facts: { ...now.facts, notices } };
  });
}

async function takeSettings(settings: Settings): Promise<void> {
  const now = store.get(programAtom);
  if (!now) return;
  if (!sameSettings(now.settings, settings)) store.set(programAtom, { ...now, settings });
  await showSettings(settings, now.facts);
}

/** Number of this tab's settings changes in progress, and whether a settings event arrived during them. */
let underWay = 0;
let heard = false;

/** Takes the shell's settings; those that arrive during a change may be outdated and are read again after it. */
export function hearSettings(settings: Settings): void {
  if (underWay > 0) heard = true;
  else void takeSettings(settings);
}

/** Shows and stores the change; on failure restores and throws. `typed`: the name that SETTING_GUARDED demands. */
export async function changeSettings(patch: SettingsPatch, typed?: string): Promise<void> {
  const before = store.get(programAtom)?.settings;
  if (!before) return;
  const changes = withoutAbsent(patch);
  underWay++;
  try {
    // Sent before any waiting, since the page may be reloaded at any moment.
    const kept = bridge.settings.update({ ...patch, typed }, { outlives: true });
    const [settings] = await Promise.all([kept, takeSettings({ ...before, ...changes })]);
    if (underWay === 1) await takeSettings(settings);
  } catch (error) {
    // Restores only this change's keys: another change in progress keeps its own.
    const now = store.get(programAtom)?.settings ?? before;
    const old = Object.fromEntries(Object.entries(before).filter(([key]) => key in changes));
    await takeSettings({ ...now, ...old });
    throw error;
  } finally {
    underWay--;
    if (underWay === 0 && heard) {
      heard = false;
      // No answer means that the shell is gone; its events start anew when it returns.
      bridge.settings.get({}).then(hearSettings, () => undefined);
    }
  }
}

function sameSettings(a: Settings, b: Settings): boolean {
  return Object.entries(a).every(([key, value]) => Reflect.get(b, key) === value);
}

async function showSettings(settings: Settings, facts: AppFacts): Promise<void> {
  applyAppearance(settings);
  requestedLanguage = chosenLanguage(settings, systemLanguage(facts));
  writeHint('language', requestedLanguage);
  const shown = loading.then(async () => {
    // Checked inside the queue: of two choices in a row, the last one is shown.
    if (document.documentElement.lang === requestedLanguage) return;
    await loadLanguage(requestedLanguage);
    // The server returns names in the request's language.
    void readAgain(null);
  });
  loading = shown.catch(() => undefined);
  await shown;
}

let requestedLanguage: Language = 'en-US';
let loading: Promise<unknown> = Promise.resolve();

/** The web shell may run on another computer than the browser; there the browser's language is the user's. */
function systemLanguage(facts: AppFacts): string {
  return facts.shell === 'web' ? navigator.language : facts.systemLanguage;
}

export function chosenLanguage(settings: Settings, systemLanguage: string): Language {
  return settings.language === 'system' ? languageFor(systemLanguage) : settings.language;
}

function withoutAbsent(patch: SettingsPatch): Partial<Settings> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
