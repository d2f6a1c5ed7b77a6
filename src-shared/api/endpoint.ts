/**
 * How a call of the platform is declared: once. The console's typed client and the sandbox's route are both
 * derived from the declaration. Schemas are codecs: `z.decode` turns the wire into clean names and values,
 * `z.encode` turns them back, so that the wire's spelling is known here and nowhere else.
 */
import type * as z from 'zod';
import type { EnvelopeKind } from './envelope.ts';

export interface Endpoint<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  /** `area.operation`, unique: the name used in messages, the journal, overrides and failure injection. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** As on the wire; `{name}` is filled from the request's field of that name. */
  readonly path: `/api/${string}` | `/papi/${string}`;
  /** `given`: the specification shows the path. `chosen`: we chose it; a server profile may override it. */
  readonly origin: 'given' | 'chosen';
  /** Where the request's fields go. */
  readonly encoding: 'query' | 'json' | 'form' | 'multipart';
  readonly effect: 'read' | 'write';
  readonly envelope: EnvelopeKind;
  readonly request: Request;
  readonly response: Response;
  /** Document and section, e.g. `1§7.1`, or the decision that chose it. */
  readonly source: string;
}

/** Declares one endpoint; the types of request and response are kept. */
export function endpoint<Request extends z.ZodType, Response extends z.ZodType>(
  declaration: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
  return Object.freeze(declaration);
}

/** What a screen passes in. */
export type Input<E> = E extends Endpoint<infer Request, z.ZodType> ? z.output<Request> : never;
/** What a screen gets back. */
export type Output<E> = E extends Endpoint<z.ZodType, infer Response> ? z.output<Response> : never;
