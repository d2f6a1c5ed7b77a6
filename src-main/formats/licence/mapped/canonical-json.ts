/**
 * JSON as RFC 8785 writes it: names in the order of their UTF-16 units, numbers and texts as ECMAScript does, no white
 * space. What is given was read strictly: no name twice, no number that a double does not hold, 64 levels at most.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(',')}}`;
}

/** The value without one of its fields; null where it is not there. */
export function withoutField(value: unknown, path: string): { readonly rest: unknown } | null {
  const [step = '', ...below] = path.split('.');
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, step))
    return null;
  const { [step]: inside, ...rest } = value as Record<string, unknown>;
  if (below.length === 0) return { rest };
  const inner = withoutField(inside, below.join('.'));
  return inner && { rest: { ...rest, [step]: inner.rest } };
}
