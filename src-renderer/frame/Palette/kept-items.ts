/** What was opened last and what is starred. */
import { choose } from '#state/choices.ts';
import { remembered } from '#state/remembered.ts';
import type { KeptItems } from './palette-items.ts';

const names = { starred: 'palette.starred', recent: 'palette.recent' } as const;
const recentKept = 12;
const starredKept = 50;

export function keptItems(): KeptItems {
  return { starred: read(names.starred), recent: read(names.recent) };
}

export function noteOpened(id: string): void {
  const others = read(names.recent).filter((one) => one !== id);
  choose(names.recent, JSON.stringify([id, ...others].slice(0, recentKept)));
}

/** Answers what is kept from now on. */
export function toggleStar(id: string): KeptItems {
  const now = read(names.starred);
  const next = now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-starredKept);
  choose(names.starred, JSON.stringify(next));
  return keptItems();
}

/** A storage is never a truth: whatever is not a list of texts is none. */
function read(name: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(remembered(name) ?? '[]');
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
