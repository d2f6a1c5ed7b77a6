/**
 * Declaration of a platform call: once. The console's typed client and the sandbox's route are both derived from it.
 * Schemas are codecs: `z.decode` turns the wire into clean names and values and `z.encode` turns them back, so that
 * only this folder knows the wire's spelling. Schemas have zod's core type, because checking each against zod's full
 * types takes a third of the type check.
 */
import * as z from 'zod';
import type { EnvelopeKind } from './envelope.ts';

/**
 * A call under a server's mapping: translates fields to the server's, and its answers and rows to the declared ones.
 */
export interface MappedCall {
  fields(ours: Record<string, unknown>): Record<string, unknown>;
  answer(kind: EnvelopeKind, body: unknown): unknown;
  row(theirs: unknown): unknown;
}

/** The record of a call whose ids do not name it: odd values go back by it (odd-values/stored-odd-values.ts). */
export interface RecordOfCall {
  /** Name of a setting, where the area has others with fields of the same name. */
  readonly setting?: string;
  /** Field whose value names the record as an id does. */
  readonly key?: string;
  /** Part of a request with fields that the answer has beside the record's id. */
  readonly ownPart?: string;
  /** Part of an answer about another record, such as the department above: no request of this record sends it. */
  readonly foreignPart?: string;
}

export interface Endpoint<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
> {
  /** `area.operation`, unique: the call's name in messages, the journal, mappings and failure injection. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path on the wire; `{name}` is filled from the request's field of that name. */
  readonly path: Path;
  /** `given`: the specification shows the path. `chosen`: this project chose it; a server profile may map it. */
  readonly origin: 'given' | 'chosen';
  /** The part of the request that carries the fields. */
  readonly encoding: 'query' | 'json' | 'form' | 'multipart';
  /** Fields of a call with a body that stand in the query all the same. */
  readonly beside: readonly string[];
  readonly effect: 'read' | 'write';
  readonly envelope: EnvelopeKind;
  readonly record?: RecordOfCall | undefined;
  readonly request: Request;
  readonly response: Response;
  /** Document and section, such as `1§7.1`, or the decision that chose the call. */
  readonly source: string;
  /** Valid input for a fresh sandbox: tests send every call with it, and the description of the interface shows it. */
  readonly example: () => z.output<Request>;
  /** Translation of names and values for the server in use; absent in a declaration (call-placement.ts). */
  readonly mapped?: MappedCall;
}

/** The input that a screen passes. */
export type Input<E> = E extends Endpoint<infer Request, z.core.$ZodType> ? z.output<Request> : never;
/** The output that a screen receives. */
export type Output<E> = E extends Endpoint<z.core.$ZodType, infer Response> ? z.output<Response> : never;

type Path = `/api/${string}` | `/papi/${string}`;
type Shape = Readonly<Record<string, z.core.$ZodType>>;
/** The request's fields; others are refused. */
type RequestOf<Fields> = Fields extends z.core.$ZodType
  ? Fields
  : Fields extends Shape
    ? z.ZodObject<Fields, z.core.$strict>
    : never;

/** The source of the call: the documents show its path, or this project chose it. */
type Source = { readonly given: string } | { readonly chosen: string };
type Example<Request extends z.core.$ZodType> =
  Record<string, never> extends z.output<Request>
    ? { readonly example?: z.output<Request> }
    : { readonly example: z.output<Request> | (() => z.output<Request>) };

interface Details<Fields, Response>
  extends Partial<Pick<Endpoint, 'encoding' | 'beside' | 'effect' | 'envelope' | 'record'>> {
  /** Absent for a call without input. */
  readonly request?: Fields;
  /** Absent where the answer's data do not matter. */
  readonly response?: Response;
}
type Declaration<Fields, Response> = Details<Fields, Response> & Source & Example<RequestOf<Fields>>;

/** A call with its fields in the query; it is a read unless `effect` says otherwise. */
/*#__NO_SIDE_EFFECTS__*/
export function get<
  const Fields extends Shape | z.core.$ZodType = Record<never, never>,
  Response extends z.core.$ZodType = z.ZodUnknown,
>(id: string, path: Path, declaration: Declaration<Fields, Response>) {
  return declare<Fields, Response>('GET', id, path, { encoding: 'query', effect: 'read', ...declaration });
}

/** A call with its fields as JSON; it is a write unless `effect` says otherwise. */
/*#__NO_SIDE_EFFECTS__*/
export function post<
  const Fields extends Shape | z.core.$ZodType = Record<never, never>,
  Response extends z.core.$ZodType = z.ZodUnknown,
>(id: string, path: Path, declaration: Declaration<Fields, Response>) {
  return declare<Fields, Response>('POST', id, path, { encoding: 'json', effect: 'write', ...declaration });
}

/** A DELETE has its fields in the path, and no body. */
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
    beside = [],
    effect,
    envelope = 'code',
    record,
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
    beside,
    effect,
    envelope,
    record,
    response,
    source: 'given' in declaration ? declaration.given : declaration.chosen,
    request: request instanceof z.ZodType ? request : z.strictObject(request as Shape),
    example: typeof example === 'function' ? example : () => example,
    // Omitted members have the defaults that the types above declare.
  }) as Endpoint<RequestOf<Fields>, Response>;
}
