/**
 * How a call of the platform is declared: once. The console's typed client and the sandbox's route are both
 * derived from the declaration. Schemas are codecs: `z.decode` turns the wire into clean names and values,
 * `z.encode` turns them back, so that the wire's spelling is known here and nowhere else. A schema is asked to be one
 * of zod's core and no more: to hold each against all that zod's own schemas can do takes a third of the type check.
 */
import * as z from 'zod';
import type { EnvelopeKind } from './envelope.ts';

/** A call as one server has it: its fields into the server's, the server's answers and rows into the declared ones. */
export interface MappedCall {
  fields(ours: Record<string, unknown>): Record<string, unknown>;
  answer(kind: EnvelopeKind, body: unknown): unknown;
  row(theirs: unknown): unknown;
}

export interface Endpoint<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
> {
  /** `area.operation`, unique: the name used in messages, the journal, overrides and failure injection. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As on the wire; `{name}` is filled from the request's field of that name. */
  readonly path: Path;
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
  /** An input that a fresh sandbox takes: tests make every call with it, the description of the interface shows it. */
  readonly example: () => z.output<Request>;
  /** Names and values that the server in use has instead; absent in a declaration (placed.ts). */
  readonly mapped?: MappedCall;
}

/** What a screen passes in. */
export type Input<E> = E extends Endpoint<infer Request, z.core.$ZodType> ? z.output<Request> : never;
/** What a screen gets back. */
export type Output<E> = E extends Endpoint<z.core.$ZodType, infer Response> ? z.output<Response> : never;

type Path = `/api/${string}` | `/papi/${string}`;
type Shape = Readonly<Record<string, z.core.$ZodType>>;
/** Fields are given as they are: what is not named is refused. */
type RequestOf<Fields> = Fields extends z.core.$ZodType
  ? Fields
  : Fields extends Shape
    ? z.ZodObject<Fields, z.core.$strict>
    : never;

/** Where the call comes from: the documents show its path, or we chose it. */
type Source = { readonly given: string } | { readonly chosen: string };
type Example<Request extends z.core.$ZodType> =
  Record<string, never> extends z.output<Request>
    ? { readonly example?: z.output<Request> }
    : { readonly example: z.output<Request> | (() => z.output<Request>) };

interface Details<Fields, Response> extends Partial<Pick<Endpoint, 'encoding' | 'effect' | 'envelope'>> {
  /** Absent: nothing is asked. */
  readonly request?: Fields;
  /** Absent: it does not matter what stands in the answer. */
  readonly response?: Response;
}
type Declaration<Fields, Response> = Details<Fields, Response> & Source & Example<RequestOf<Fields>>;

/** A call with the fields in its query; it reads unless `effect` says otherwise. */
/*#__NO_SIDE_EFFECTS__*/
export function get<
  const Fields extends Shape | z.core.$ZodType = Record<never, never>,
  Response extends z.core.$ZodType = z.ZodUnknown,
>(id: string, path: Path, declaration: Declaration<Fields, Response>) {
  return declare<Fields, Response>('GET', id, path, { encoding: 'query', effect: 'read', ...declaration });
}

/** A call with the fields as JSON; it writes unless `effect` says otherwise. */
/*#__NO_SIDE_EFFECTS__*/
export function post<
  const Fields extends Shape | z.core.$ZodType = Record<never, never>,
  Response extends z.core.$ZodType = z.ZodUnknown,
>(id: string, path: Path, declaration: Declaration<Fields, Response>) {
  return declare<Fields, Response>('POST', id, path, { encoding: 'json', effect: 'write', ...declaration });
}

/** A DELETE names what goes in its path; it has no body. */
/*#__NO_SIDE_EFFECTS__*/
export function del<
  const Fields extends Shape | z.core.$ZodType = Record<never, never>,
  Response extends z.core.$ZodType = z.ZodUnknown,
>(id: string, path: Path, declaration: Declaration<Fields, Response>) {
  return declare<Fields, Response>('DELETE', id, path, {
    encoding: 'query',
    effect: 'write',
    ...declaration,
  });
}

function declare<Fields, Response extends z.core.$ZodType>(
  method: Endpoint['method'],
  id: string,
  path: Path,
  declaration: Declaration<Fields, Response> & Pick<Endpoint, 'encoding' | 'effect'>,
): Endpoint<RequestOf<Fields>, Response> {
  const {
    encoding,
    effect,
    envelope = 'code',
    request = {},
    response = z.unknown(),
    example = {},
  } = declaration;
  const origin = 'given' in declaration ? 'given' : 'chosen';
  return Object.freeze({
    id,
    method,
    path,
    origin,
    encoding,
    effect,
    envelope,
    response,
    source: 'given' in declaration ? declaration.given : declaration.chosen,
    request: request instanceof z.ZodType ? request : z.strictObject(request as Shape),
    example: typeof example === 'function' ? example : () => example,
    // What was left out is what the types above say of it.
  }) as Endpoint<RequestOf<Fields>, Response>;
}
