/**
 * The differences of an answer from its declaration: fields and kinds only, never values, which are people's data.
 */
import * as z from 'zod';
import type { Endpoint } from '../../../api/endpoint.ts';
import type { CheckedCall, FoundKind } from './check-shape.ts';

type Difference = CheckedCall['fields'][number];

/** Further fields would not help the reader. */
const mostFields = 12;

/** `values` is the answer's data, or each of its rows. */
export function differencesIn(
  { envelope, response }: Pick<Endpoint, 'envelope' | 'response'>,
  values: readonly unknown[],
): Difference[] {
  const named = new Map<string, Difference>();
  for (const value of values) {
    const read = z.safeDecode(response, value as never);
    if (read.success) continue;
    for (const { path } of read.error.issues.flatMap(innermost)) {
      const field = fieldOf(envelope === 'rows' ? ['rows', 0, ...path] : path);
      if (named.size < mostFields && !named.has(field))
        named.set(field, { field, found: kindOf(at(value, path)) });
    }
  }
  return [...named.values()];
}

type Issue = z.core.$ZodIssue;
type IssuePath = Pick<Issue, 'path'>;

/** For a union, the issues of its nearest alternative, which is the one with the fewest issues. */
function innermost(issue: Issue): IssuePath[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const nearest = issue.errors.reduce((best, one) => (one.length < best.length ? one : best));
  const inner = nearest.flatMap(innermost);
  return inner.length === 0 ? [issue] : inner.map(({ path }) => ({ path: [...issue.path, ...path] }));
}

/** A path such as `list[].name`; row numbers are left out, because they say nothing about the server. */
function fieldOf(path: readonly PropertyKey[]): string {
  const text = path.reduce<string>(
    (before, key) => (typeof key === 'number' ? `${before}[]` : `${before}${before && '.'}${String(key)}`),
    '',
  );
  return text || 'data';
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );
}

function kindOf(value: unknown): FoundKind {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const names = { string: 'text', number: 'number', bigint: 'number', boolean: 'truth' } as const;
  const type = typeof value;
  return Object.hasOwn(names, type) ? names[type as keyof typeof names] : 'object';
}
