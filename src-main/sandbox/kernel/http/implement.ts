/**
 * Implements an endpoint: who may call it, and what it returns. Method, path, encodings and envelope come from the
 * endpoint's declaration; a handler gets valid input and returns plain output.
 */
import type * as z from 'zod';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import type { Right } from '#shared/rules/common/session/rights.ts';
import type { Context, SignedInContext } from './context.ts';

/** A handler's refusal: the envelope carries its code and message. */
export class Refusal {
  readonly code: number;
  readonly message: string;
  constructor(code: number, message: string) {
    this.code = code;
    this.message = message;
  }
}

/** 500 is the platform's own code for "it did not work", with the reason in the message (spec 3§8). */
export function refuse(message: string, code = 500): Refusal {
  return new Refusal(code, message);
}

/** A right that requires a session, so that the handler has a user. */
export type SessionRight = Exclude<Right, 'anyone'>;

export interface Implementation {
  readonly endpoint: Endpoint;
  readonly access: Right;
  readonly handle: (input: unknown, context: Context) => Promise<unknown>;
}

/** Output of a `rows` endpoint: the number of rows on the server, and the rows of the page, made as they are read. */
export interface RowsOutput<Row> {
  readonly total: number;
  readonly rows: Iterable<Row>;
}

/** Bytes at an address that is no call of the platform: a file to show or save. */
export interface Download {
  readonly id: string;
  readonly path: `/api/${string}`;
  readonly access: SessionRight;
  /** A refusal's code is also the HTTP status here, for a browser that shows a file reads no envelope. */
  readonly answer: (
    query: URLSearchParams,
    context: SignedInContext,
  ) => Promise<Response | Refusal> | Response | Refusal;
}

type Answer<T> = T | Refusal | Promise<T | Refusal>;
type Handler<E, C> = (input: Input<E>, context: C) => Answer<Output<E>>;

export function implement<E extends Endpoint>(
  endpoint: E,
  access: 'anyone',
  handler: Handler<E, Context>,
): Implementation;
export function implement<E extends Endpoint>(
  endpoint: E,
  access: SessionRight,
  handler: Handler<E, SignedInContext>,
): Implementation;
export function implement<E extends Endpoint>(
  endpoint: E,
  access: Right,
  handler: Handler<E, SignedInContext>,
): Implementation {
  return {
    endpoint,
    access,
    // The guard in server.ts has decoded the input by the endpoint's schema, and lets no request without a user
    // pass where `access` requires one: the two assertions state what it has checked.
    handle: async (input, context) => handler(input as Input<E>, context as SignedInContext),
  };
}

/** Types an endpoint with the envelope `rows` for its handler, which returns `Rows`. */
export function inRows<Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
  endpoint: Endpoint<Request, Response>,
): Endpoint<Request, z.core.$ZodType<RowsOutput<z.output<Response>>>> {
  // The declaration describes one row; answer-rows.ts encodes the rows one by one.
  return endpoint as never;
}

type Found<T> = T | Refusal | Promise<T | Refusal>;
/** Finds the context that the work of a route needs besides the user: a department, its settings; or refuses. */
export type ContextFinder<E, C> = (input: Input<E>, context: SignedInContext) => Found<C>;
export type CallHandler<E, C> = (input: Input<E>, context: C) => Found<Output<E>>;

/** A route that reads, with the context that `enter` finds. */
export function readingRoute<E extends Endpoint, C extends SignedInContext>(
  endpoint: E,
  access: SessionRight,
  enter: ContextFinder<E, C>,
  work: CallHandler<E, C>,
): Implementation {
  return implement(endpoint, access, async (input, context) => {
    const here = await enter(input, context);
    return here instanceof Refusal ? here : work(input, here);
  });
}

/**
 * A route that changes, in one transaction. `enter` runs before it, for the organisation is cached by the store that it
 * was read from. `work` must refuse before it writes: a refusal does not roll back.
 */
export function changingRoute<E extends Endpoint, C extends SignedInContext>(
  endpoint: E,
  access: SessionRight,
  enter: ContextFinder<E, C>,
  work: CallHandler<E, C>,
): Implementation {
  return implement(endpoint, access, async (input, context) => {
    const here = await enter(input, context);
    if (here instanceof Refusal) return here;
    return context.store.transaction().execute(async (store) => work(input, { ...here, store }));
  });
}
