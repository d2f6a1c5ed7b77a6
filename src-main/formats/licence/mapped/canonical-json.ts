/**
 * JSON by RFC 8785: names in the order of their UTF-16 units, numbers and texts as in ECMAScript, no white space.
 * The value must come from strict parsing: no repeated name, no inexact number, at most 64 levels.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(',')}}`;
}

/** Returns the value without one of its fields; null where the field is missing. */
export function withoutField(value: unknown, path: string): { readonly rest: unknown } | null {
  const [step = '', ...below] = path.split('.');
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, step))
    return null;
  const { [step]: inside, ...rest } = value as Record<string, unknown>;
  if (below.length === 0) return { rest };
  const inner = withoutField(inside, below.join('.'));
  return inner && { rest: { ...rest, [step]: inner.rest } };
}
