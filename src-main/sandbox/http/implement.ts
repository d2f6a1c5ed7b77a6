/**
 * How the sandbox implements an endpoint: who may call it, and what it answers. Method, path, encodings and
 * envelope come from the endpoint's declaration; a handler sees clean input and gives clean output.
 */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import type { Context, SignedInContext } from './context.ts';

/** A handler's "no": the envelope carries the code and the message. */
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

/** `anyone`: also without a session. The others need one; see `access.ts` for what each asks. */
export type Access = 'anyone' | 'signedIn' | 'administrator' | 'platformOperator';

export interface Implementation {
  readonly endpoint: Endpoint;
  readonly access: Access;
  readonly handle: (input: unknown, context: Context) => Promise<unknown>;
}

type Handler<E, C> = (input: Input<E>, context: C) => Output<E> | Refusal | Promise<Output<E> | Refusal>;

export function implement<E extends Endpoint>(
  endpoint: E,
  access: 'anyone',
  handler: Handler<E, Context>,
): Implementation;
export function implement<E extends Endpoint>(
  endpoint: E,
  access: Exclude<Access, 'anyone'>,
  handler: Handler<E, SignedInContext>,
): Implementation;
export function implement<E extends Endpoint>(
  endpoint: E,
  access: Access,
  handler: Handler<E, SignedInContext>,
): Implementation {
  return {
    endpoint,
    access,
    // The guard in server.ts has decoded the input by the endpoint's schema, and lets nobody in without a
    // user where `access` asks for one: the two assertions state what it has checked.
    handle: async (input, context) => handler(input as Input<E>, context as SignedInContext),
  };
}
