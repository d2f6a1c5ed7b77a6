/**
 * Small things kept in this browser so that the next start shows the right picture at once: never a truth,
 * always a hint that the program's own answer corrects. A closed or full storage is no error here.
 */
const prefix = 'steward.';

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Answers false where the storage is full or closed. */
export function remember(name: string, value: string): boolean {
  try {
    localStorage.setItem(prefix + name, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // A closed storage holds nothing to forget.
  }
}

/** All that begin so. */
export function rememberedNames(beginning: string): string[] {
  try {
    const begin = prefix + beginning;
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(begin) ? [key.slice(prefix.length)] : [],
    );
  } catch {
    return [];
  }
}

/** Clears what Steward keeps in this browser; settings and servers are on the disk. */
export function forgetAll(): void {
  try {
    localStorage.clear();
  } catch {
    // A closed storage holds nothing to clear.
  }
}
