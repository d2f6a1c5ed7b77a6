/**
 * Small values in this browser's storage that let the next start render correctly at once. They are only hints, which
 * the program's own answer corrects. A blocked or full storage is no error here.
 */
const prefix = 'steward.';

export function readHint(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Returns false when the storage is full or blocked. */
export function writeHint(name: string, value: string): boolean {
  try {
    localStorage.setItem(prefix + name, value);
    return true;
  } catch {
    return false;
  }
}

export function forgetHint(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // A blocked storage has nothing to remove.
  }
}

export function hintNames(beginning: string): string[] {
  try {
    const begin = prefix + beginning;
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(begin) ? [key.slice(prefix.length)] : [],
    );
  } catch {
    return [];
  }
}

/** Clears all of Steward's values in this browser; settings and servers are stored on disk. */
export function forgetHints(): void {
  try {
    localStorage.clear();
  } catch {
    // A blocked storage has nothing to clear.
  }
}
