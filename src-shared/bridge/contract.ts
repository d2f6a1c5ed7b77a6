/**
 * How a bridge call and a bridge event are declared. Everything else about the bridge (channel names,
 * handler types, the preload object, the web transport, the renderer's client) is computed from the
 * declarations in this folder. A schema is one of zod's core, as in `api/endpoint.ts`.
 */
import * as z from 'zod';

/** One call: what goes in, what comes out, and, for long work, what it reports on the way. */
export interface BridgeCall<
  Args extends z.core.$ZodType = z.core.$ZodType,
  Result extends z.core.$ZodType = z.core.$ZodType,
  Progress extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly args: Args;
  readonly result: Result;
  readonly progress: Progress;
}

/** One event: the shell tells every open console that something happened. */
export interface BridgeEvent<Payload extends z.core.$ZodType = z.core.$ZodType> {
  readonly payload: Payload;
}

/** The calls and events of one domain, in one file. */
export interface BridgeDomain {
  readonly calls: Readonly<Record<string, BridgeCall>>;
  readonly events: Readonly<Record<string, BridgeEvent>>;
}

/** A call without progress reports. */
export function call<A extends z.core.$ZodType, R extends z.core.$ZodType>(
  args: A,
  result: R,
): BridgeCall<A, R, z.ZodNever> {
  return { args, result, progress: z.never() };
}

/** A call that reports progress and is worth cancelling. */
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

/** For calls that take nothing. */
export const nothing = z.strictObject({});
/** For calls that answer nothing. */
export const done = z.null();
