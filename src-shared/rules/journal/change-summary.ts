/** What a change changed, short enough for a row: its first fields with their old and new values. */
import { diffStates, parsed } from './state-diff.ts';

export interface ChangedField {
  /** `contact`, `tenant.contact`, `appManageConfigs.purchaseUrl`. */
  readonly path: string;
  /** Cut; null where there was none. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface ChangeSummary {
  /** What it was about, by name, where that is all that was noted of before: they did not change their names. */
  readonly about: readonly string[];
  readonly fields: readonly ChangedField[];
  /** Changed fields that are not among them, and things that `about` does not name. */
  readonly more: number;
}

/** Fields that a row names. */
const named = 3;
/** Characters of a value that a row needs at most. */
const longest = 200;

/** Both are JSON in which secrets are masked. Where one of them is not known nothing is said to have changed. */
export function summariseChange(before: string | null, after: string | null): ChangeSummary {
  const about = namesOf(before, after);
  if (about.length > 0) {
    return { about: about.slice(0, named).map(cut), fields: [], more: Math.max(0, about.length - named) };
  }
  if (before === null || after === null) return { about, fields: [], more: 0 };
  const { fields, more } = diffStates(before, after);
  const changed = fields.filter(({ kind }) => kind !== 'same');
  return {
    about,
    fields: changed
      .slice(0, named)
      .map(({ path, before: was, after: is }) => ({ path, before: shown(was), after: shown(is) })),
    more: Math.max(0, changed.length - named) + more,
  };
}

/**
 * The names of what a change was about: noted as `names` by one that does something to several, whose call says only
 * their ids. Where names were sent too, they are a list that may have changed.
 */
export function namesOf(before: string | null, after: string | null): readonly string[] {
  const { names } = objectOf(before);
  if (!Array.isArray(names) || Object.hasOwn(objectOf(after), 'names')) return [];
  return names.filter((name) => typeof name === 'string');
}

function objectOf(json: string | null): { readonly names?: unknown } {
  const value: unknown = json === null ? null : parsed(json);
  return typeof value === 'object' && value !== null ? value : {};
}

const shown = (value: string | null): string | null => (value === null ? null : cut(value));

function cut(value: string): string {
  return value.length > longest ? `${value.slice(0, longest)}…` : value;
}
