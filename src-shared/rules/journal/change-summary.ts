/** What a change changed, short enough for a row: its first fields with their old and new values. */
import { diffStates } from './state-diff.ts';

export interface ChangedField {
  /** `contact`, `tenant.contact`, `appManageConfigs.purchaseUrl`. */
  readonly path: string;
  /** Cut; null where there was none. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface ChangeSummary {
  readonly fields: readonly ChangedField[];
  /** Changed fields that are not among them. */
  readonly more: number;
}

/** Fields that a row names. */
const named = 3;
/** Characters of a value that a row needs at most. */
const longest = 200;

/** Both are JSON in which secrets are masked. Where one of them is not known nothing is said to have changed. */
export function summariseChange(before: string | null, after: string | null): ChangeSummary {
  if (before === null || after === null) return { fields: [], more: 0 };
  const { fields, more } = diffStates(before, after);
  const changed = fields.filter(({ kind }) => kind !== 'same');
  return {
    fields: changed
      .slice(0, named)
      .map(({ path, before: was, after: is }) => ({ path, before: cut(was), after: cut(is) })),
    more: Math.max(0, changed.length - named) + more,
  };
}

function cut(value: string | null): string | null {
  return value !== null && value.length > longest ? `${value.slice(0, longest)}…` : value;
}
