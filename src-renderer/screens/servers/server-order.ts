/** The order of the user's own servers; the sandbox and those of the organisation stand before them. */
import type { ServerProfile } from '#shared/bridge/servers.ts';

export function isOwn(profile: ServerProfile): boolean {
  return profile.kind === 'remote' && !profile.managed;
}

/** `ids` with `id` at the place `to`; places outside are the first and the last. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((one) => one !== id);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** The profiles with the user's own in the order of `ids`. */
export function inOrder(profiles: readonly ServerProfile[], ids: readonly string[]): ServerProfile[] {
  const fixed = profiles.filter((profile) => !isOwn(profile));
  const own = profiles.filter(isOwn);
  const place = (profile: ServerProfile) => {
    const at = ids.indexOf(profile.id);
    return at < 0 ? ids.length : at;
  };
  return [...fixed, ...own.sort((a, b) => place(a) - place(b))];
}

/** Names, addresses and environments hold every word. */
export function matches(words: string, texts: readonly string[]): boolean {
  const all = texts.join(' ').toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
