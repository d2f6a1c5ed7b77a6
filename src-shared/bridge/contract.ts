/**
 * Declarations of bridge calls and events. Channel names, handler types, the preload object, the web transport and the
 * console's client are all computed from the declarations in this folder. A schema is one of zod's core, as in
 * `api/endpoint.ts`.
 */
import * as z from 'zod';

/** One call: its arguments, its result and, for long work, its progress reports. */
export interface BridgeCall<
  Args extends z.core.$ZodType = z.core.$ZodType,
  Result extends z.core.$ZodType = z.core.$ZodType,
  Progress extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly args: Args;
  readonly result: Result;
  readonly progress: Progress;
}

/** One event, which the shell sends to every open console. */
export interface BridgeEvent<Payload extends z.core.$ZodType = z.core.$ZodType> {
  readonly payload: Payload;
}

export interface BridgeDomain {
  readonly calls: Readonly<Record<string, BridgeCall>>;
  readonly events: Readonly<Record<string, BridgeEvent>>;
}

export function call<A extends z.core.$ZodType, R extends z.core.$ZodType>(
  args: A,
  result: R,
): BridgeCall<A, R, z.ZodNever> {
  return { args, result, progress: z.never() };
}

/** A call that reports progress and can be cancelled. */
export function longCall<A extends z.core.$ZodType, R extends z.core.$ZodType, P extends z.core.$ZodType>(
  args: A,
  result: R,
  progress: P,
): BridgeCall<A, R, P> {
  return { args, result, progress };
}

export function event<P extends z.core.$ZodType>(payload: P): BridgeEvent<P> {
  return { payload };
}

/** Arguments of a call without any. */
export const noArguments = z.strictObject({});
/** Result of a call without any. */
export const noResult = z.null();
