/** Compares the states before and after a change field by field. Both are JSON with masked secrets. */
import { stringifyJson } from '../../kit/exact-json.ts';
import { isExactNumber } from '../../kit/exact-number.ts';

export interface FieldDiff {
  /** The path, such as `name`, `address.city` or `people[2].id`; '' for a value without fields. */
  readonly path: string;
  readonly kind: 'same' | 'changed' | 'added' | 'removed';
  /** The displayed text of the value; null when the field did not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface StateDiff {
  readonly fields: readonly FieldDiff[];
  /** The number of fields beyond the limit. */
  readonly more: number;
}

/** The maximum number of fields shown; the export has all of them. */
const most = 400;
/** The depth below which a value is shown as JSON. */
const deepest = 8;

/** A null state is unknown or was not sent. List entries with a key of their own are compared by that key. */
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
      // Empty objects and lists are recorded too, because emptying something is a change.
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
  add(parseOrText(json), '', 0);
  // The state `{}` stands for a call without input and has no fields.
  if (fields.size === 1 && fields.get('') === '{}') fields.clear();
  return fields;
}

/** Returns the key and value of a config record or of a name in one language; its key identifies it, not its index. */
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

/** Returns the parsed JSON, or the text itself when it is not JSON. */
export function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
