/**
 * Facts about every call without its schemas, so that a page that only names calls loads no declarations. The build
 * replaces this module by its result (scripts/build/plain-data.ts).
 */
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

export type CallFacts = Pick<
  Endpoint,
  'id' | 'origin' | 'path' | 'method' | 'encoding' | 'effect' | 'envelope'
>;

/** Calls in the order of the areas. */
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
