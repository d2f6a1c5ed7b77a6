/** Facts about the running program that every part of the console may ask for. */
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import type { AppFacts } from '#shared/bridge/app.ts';
import type { ServerList, ServerProfile } from '#shared/bridge/servers.ts';
import type { Settings, SettingsPatch } from '#shared/bridge/settings.ts';
import { type Language, languageFor } from '#shared/text/types.ts';
import { bridge } from '../data/bridge.ts';
import { loadLanguage } from '../data/text.ts';
import { applyAppearance } from './appearance.ts';
import { remember } from './remembered.ts';

export interface Program {
  readonly facts: AppFacts;
  readonly settings: Settings;
  readonly servers: ServerList;
}

/** Set once before the first picture, then kept up to date by the shell's events. */
export const programAtom = atom<Program | null>(null);
const store = getDefaultStore();

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

export async function takeProgram(program: Program): Promise<void> {
  store.set(programAtom, program);
  await showSettings(program.settings, program.facts);
}

export function takeServers(servers: ServerList): void {
  store.set(programAtom, (now) => now && { ...now, servers });
}

export async function takeSettings(settings: Settings): Promise<void> {
  store.set(programAtom, (now) => now && { ...now, settings });
  const facts = store.get(programAtom)?.facts;
  if (facts) await showSettings(settings, facts);
}

/** Shows the change at once and keeps it; a failure to keep it puts the old state back and throws. */
export async function changeSettings(patch: SettingsPatch): Promise<void> {
  const before = store.get(programAtom)?.settings;
  if (!before) return;
  await takeSettings({ ...before, ...withoutAbsent(patch) });
  try {
    await takeSettings(await bridge.settings.update(patch));
  } catch (error) {
    await takeSettings(before);
    throw error;
  }
}

async function showSettings(settings: Settings, facts: AppFacts): Promise<void> {
  applyAppearance(settings.appearance);
  const language = chosenLanguage(settings, systemLanguage(facts));
  remember('language', language);
  if (document.documentElement.lang !== language) await loadLanguage(language);
}

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
