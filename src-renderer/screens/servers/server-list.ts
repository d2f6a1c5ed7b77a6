import type { ServerProfile } from '#shared/rules/servers/profile.ts';

/** The sandbox and managed servers always stand before the user's own. */
export function isOwnServer(profile: ServerProfile): boolean {
  return profile.kind === 'remote' && !profile.managed;
}

/** Whether every word occurs in the texts. */
export function hasEveryWord(words: string, texts: readonly string[]): boolean {
  const all = texts.join(' ').toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
