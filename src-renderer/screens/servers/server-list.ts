/** Which servers of the list can be moved, and which a search finds. */
import type { ServerProfile } from '#shared/rules/servers/profile.ts';

/** The sandbox and those of the organisation stand before the user's own, and stay there. */
export function isOwn(profile: ServerProfile): boolean {
  return profile.kind === 'remote' && !profile.managed;
}

/** Names, addresses and environments hold every word. */
export function matches(words: string, texts: readonly string[]): boolean {
  const all = texts.join(' ').toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
