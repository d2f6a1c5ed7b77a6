/** Facts about the running program that every part of the console may ask for. */
import { atom, useAtomValue } from 'jotai';
import { bridge } from '#data/bridge.ts';
import { setMapping } from '#data/mapped-calls.ts';
import { setMeant } from '#data/meant.ts';
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
import { remember } from './remembered.ts';

export interface Program {
  readonly facts: AppFacts;
  readonly settings: Settings;
  readonly servers: ServerList;
}

/** Set once before the first picture, then kept up to date by the shell's events. */
export const programAtom = atom<Program | null>(null);

/** For what is not a component; null before the first picture. */
export function currentProgram(): Program | null {
  return store.get(programAtom);
}

export function useProgram(): Program {
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

/** `program`: its list as `ofThisTab`. */
export async function takeProgram(program: Program): Promise<void> {
  store.set(programAtom, program);
  tabServer.keep(program.servers.active);
  applyServer(program.servers);
  await showSettings(program.settings, program.facts);
}

/**
 * The list with the server that this tab is on as the active one: the program names the one that a new tab begins with.
 * That one too where this tab's is gone.
 */
export function ofThisTab(servers: ServerList): ServerList {
  const own = store.get(programAtom)?.servers.active ?? tabServer.get();
  const active = servers.profiles.find(({ id, blocked }) => id === own && !blocked)?.id ?? servers.active;
  return { ...servers, active };
}

/**
 * The list as the program has it, where this tab's server leads elsewhere by now or is gone; null where they agree.
 * Until the user chooses, the tab keeps what it shows, and its requests are refused unsent.
 */
export const elsewhereAtom = atom<ServerList | null>(null);

/** Takes a list that this tab asked for. That its own server is gone is only noted. */
export function takeServers(servers: ServerList): void {
  const now = store.get(programAtom);
  if (!now) return;
  const list = ofThisTab(servers);
  if (now.servers.active === list.active) showServer(list);
  else keepServer(list);
}

/** Takes a list, and shows the server that it names from now on. */
export function showServer(servers: ServerList): void {
  if (store.get(programAtom)?.servers.active !== servers.active) tabServer.keep(servers.active);
  applyServer(servers);
  store.set(elsewhereAtom, null);
  store.set(programAtom, (now) => now && { ...now, servers });
}

/** Takes a list, but goes on showing the server of this tab as it was. */
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
  setMeant(shown?.mark ?? '');
  remember('server', shown?.mark ?? '');
}

/** What has come or gone since the start. */
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

/** Changes of ours under way, and whether anybody told of settings meanwhile. */
let underWay = 0;
let heard = false;

/** What the shell tells. While a change of ours is under way it may be older than what is shown: asked for after. */
export function hearSettings(settings: Settings): void {
  if (underWay > 0) heard = true;
  else void takeSettings(settings);
}

/**
 * Shows the change at once and keeps it; a failure to keep it puts the old state back and throws. `typed`: the name
 * that SETTING_GUARDED asked for.
 */
export async function changeSettings(patch: SettingsPatch, typed?: string): Promise<void> {
  const before = store.get(programAtom)?.settings;
  if (!before) return;
  const wanted = withoutAbsent(patch);
  underWay++;
  try {
    // Sent before anything is waited for: the page may be loaded anew at once.
    const kept = bridge.settings.update({ ...patch, typed }, { outlives: true });
    const [settings] = await Promise.all([kept, takeSettings({ ...before, ...wanted })]);
    if (underWay === 1) await takeSettings(settings);
  } catch (error) {
    // Only what this change wanted: another one under way stands.
    const now = store.get(programAtom)?.settings ?? before;
    const old = Object.fromEntries(Object.entries(before).filter(([key]) => key in wanted));
    await takeSettings({ ...now, ...old });
    throw error;
  } finally {
    underWay--;
    if (underWay === 0 && heard) {
      heard = false;
      // Where it is not answered, the shell is gone; its events begin anew when it is back.
      bridge.settings.get({}).then(hearSettings, () => undefined);
    }
  }
}

function sameSettings(a: Settings, b: Settings): boolean {
  return Object.entries(a).every(([key, value]) => Reflect.get(b, key) === value);
}

async function showSettings(settings: Settings, facts: AppFacts): Promise<void> {
  applyAppearance(settings.appearance);
  wanted = chosenLanguage(settings, systemLanguage(facts));
  remember('language', wanted);
  const shown = loading.then(async () => {
    // Asked when it is this one's turn: of two choices in a row the last one is shown.
    if (document.documentElement.lang === wanted) return;
    await loadLanguage(wanted);
    // Names come from the server in the language that it is asked in.
    void readAgain(null);
  });
  loading = shown.catch(() => undefined);
  await shown;
}

let wanted: Language = 'en-US';
let loading: Promise<unknown> = Promise.resolve();

/** The web shell may run on another machine than the browser: there the browser's language is the user's. */
function systemLanguage(facts: AppFacts): string {
  return facts.shell === 'web' ? navigator.language : facts.systemLanguage;
}

export function chosenLanguage(settings: Settings, systemLanguage: string): Language {
  return settings.language === 'system' ? languageFor(systemLanguage) : settings.language;
}

function withoutAbsent(patch: SettingsPatch): Partial<Settings> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
