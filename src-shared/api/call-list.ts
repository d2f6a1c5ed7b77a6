/**
 * What can be told of every call without its schemas: a page that only names calls loads no area's declarations. The
 * console is built with the answer in place of the question (scripts/build/plain-data.ts).
 */
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

export type CallFacts = Pick<
  Endpoint,
  'id' | 'origin' | 'path' | 'method' | 'encoding' | 'effect' | 'envelope'
>;

/** In the order of the areas. */
export const calls: readonly CallFacts[] = endpoints.map(
  ({ id, origin, path, method, encoding, effect, envelope }) => ({
    id,
    origin,
    path,
    method,
    encoding,
    effect,
    envelope,
  }),
);
