/** Before and after of a change, field by field. Both are JSON in which secrets are masked already. */
import { stringifyJson } from '../../kit/exact-json.ts';
import { isExactNumber } from '../../kit/exact-number.ts';

export interface FieldDiff {
  /** `name`, `address.city`, `people[2].id`; '' for a value that has no fields. */
  readonly path: string;
  readonly kind: 'same' | 'changed' | 'added' | 'removed';
  /** As it is shown; null where there is none. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface StateDiff {
  readonly fields: readonly FieldDiff[];
  /** Fields that are not among them, because there are too many. */
  readonly more: number;
}

/** Fields that are shown; the export has all. */
const most = 400;
/** Deeper than this a value is shown as the JSON that it is. */
const deepest = 8;

/** null: not known, or nothing was sent. Entries of a list that carry a key of their own are compared by it. */
export function diffStates(before: string | null, after: string | null): StateDiff {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  const fields = paths.slice(0, most).map((path): FieldDiff => {
    const [was, is] = [old.get(path) ?? null, now.get(path) ?? null];
    const kind = was === null ? 'added' : is === null ? 'removed' : was === is ? 'same' : 'changed';
    return { path, kind, before: was, after: is };
  });
  return { fields, more: Math.max(0, paths.length - most) };
}

function fieldsOf(json: string | null): Map<string, string> {
  const fields = new Map<string, string>();
  if (json === null) return fields;
  const add = (value: unknown, path: string, depth: number): void => {
    const isWhole = typeof value !== 'object' || value === null || isExactNumber(value);
    const inner = isWhole ? [] : Object.entries(value);
    if (inner.length === 0 || depth >= deepest) {
      // Empty objects and lists too: that something was emptied is a change.
      fields.set(path, typeof value === 'string' ? value : stringifyJson(value));
      return;
    }
    for (const [name, one] of inner) {
      const config = Array.isArray(value) ? keyed(one) : null;
      if (config) add(config.value, path === '' ? config.key : `${path}.${config.key}`, depth + 1);
      else {
        const step = Array.isArray(value) ? `[${name}]` : path === '' ? name : `.${name}`;
        add(one, `${path}${step}`, depth + 1);
      }
    }
  };
  add(parsed(json), '', 0);
  // What is no state at all, `{}` for a call without input, has no fields to show.
  if (fields.size === 1 && fields.get('') === '{}') fields.clear();
  return fields;
}

/** A config record, or a name in one language: what it is the value of is its key, not its place in the list. */
function keyed(value: unknown): { readonly key: string; readonly value: unknown } | null {
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Readonly<Record<string, unknown>>;
  const pair = keyedBy.find(([key, of]) => typeof record[key] === 'string' && of in record);
  return pair ? { key: String(record[pair[0]]), value: record[pair[1]] } : null;
}

const keyedBy = [
  ['configKey', 'configValue'],
  ['lang', 'name'],
] as const;

/** A text that is no JSON is shown as it stands. */
/** What is no JSON is a text. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
