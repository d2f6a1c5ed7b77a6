/** Summarises a change for a row of the journal: its first fields with their old and new values. */
import { diffStates, parseOrText } from './state-diff.ts';

export interface ChangedField {
  /** The path, such as `contact`, `tenant.contact` or `appManageConfigs.purchaseUrl`. */
  readonly path: string;
  /** The shortened text of the value; null when the field did not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface ChangeSummary {
  /** The unchanged names of the things concerned, when the journal noted only names. */
  readonly about: readonly string[];
  readonly fields: readonly ChangedField[];
  /** The number of changed fields beyond `fields`, and of things beyond `about`. */
  readonly more: number;
}

/** The maximum number of fields in a row. */
const named = 3;
/** The maximum number of characters of a value in a row. */
const longest = 200;

/** Both arguments are JSON with masked secrets. When either is unknown (null), no field counts as changed. */
export function summariseChange(before: string | null, after: string | null): ChangeSummary {
  const about = namesInChange(before, after);
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
 * Returns the names of the things that a change was about. A change of several things notes them as `names`, because
 * its call sends only ids. When the call sends `names` too, they are a list that may have changed, and the result is
 * empty.
 */
export function namesInChange(before: string | null, after: string | null): readonly string[] {
  const { names } = objectOf(before);
  if (!Array.isArray(names) || Object.hasOwn(objectOf(after), 'names')) return [];
  return names.filter((name) => typeof name === 'string');
}

function objectOf(json: string | null): { readonly names?: unknown } {
  const value: unknown = json === null ? null : parseOrText(json);
  return typeof value === 'object' && value !== null ? value : {};
}

const shown = (value: string | null): string | null => (value === null ? null : cut(value));

function cut(value: string): string {
  return value.length > longest ? `${value.slice(0, longest)}…` : value;
}
