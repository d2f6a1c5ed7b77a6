/**
 * The bridge contract: the typed calls by which the console asks the shell for a service. The types below are computed;
 * a new call touches its domain file and its handler, nothing else.
 */
import type * as z from 'zod';
import { appDomain } from './app.ts';
import { approval } from './approval.ts';
import { changes } from './changes.ts';
import { choices } from './choices.ts';
import { configuration } from './configuration.ts';
import type { BridgeCall, BridgeEvent } from './contract.ts';
import { evidence } from './evidence.ts';
import { files } from './files.ts';
import { findings } from './findings.ts';
import { origins } from './origins.ts';
import { jobs } from './jobs.ts';
import { journal } from './journal.ts';
import { licenceDomain } from './licence/licence.ts';
import { links } from './links.ts';
import { policy } from './policy.ts';
import type { PreparedJson } from './prepared-json.ts';
import { sandbox } from './sandbox.ts';
import { servers } from './servers.ts';
import { settings } from './settings.ts';
import { themeNotes } from './theme-notes.ts';
import { themePackages } from './theme-packages.ts';
import { trials } from './trials.ts';
import { usage } from './usage.ts';
import { versions } from './versions.ts';

export const bridgeContract = {
  app: appDomain,
  settings,
  servers,
  files,
  licence: licenceDomain,
  sandbox,
  journal,
  jobs,
  usage,
  policy,
  versions,
  themePackages,
  themeNotes,
  links,
  choices,
  changes,
  approval,
  configuration,
  trials,
  evidence,
  findings,
  origins,
} as const;

export type Bridge = typeof bridgeContract;
export type DomainName = keyof Bridge;

type Calls<D extends DomainName> = Bridge[D]['calls'];
type Events<D extends DomainName> = Bridge[D]['events'];
type Args<C> = C extends BridgeCall<infer A, z.core.$ZodType, z.core.$ZodType> ? z.output<A> : never;
type Result<C> = C extends BridgeCall<z.core.$ZodType, infer R, z.core.$ZodType> ? z.output<R> : never;
type Progress<C> = C extends BridgeCall<z.core.$ZodType, z.core.$ZodType, infer P> ? z.output<P> : never;
type Payload<E> = E extends BridgeEvent<infer P> ? z.output<P> : never;

/** The name of a call on the wire, e.g. `licence.parse`, `settings.get`. */
export type CallName = { [D in DomainName]: `${D}.${keyof Calls<D> & string}` }[DomainName];
export type EventName = { [D in DomainName]: `${D}.${keyof Events<D> & string}` }[DomainName];

type Split<N extends string> = N extends `${infer D}.${infer C}` ? [D, C] : never;
type CallOf<N extends CallName> =
  Split<N> extends [infer D extends DomainName, infer C]
    ? C extends keyof Calls<D>
      ? Calls<D>[C]
      : never
    : never;
type EventOf<N extends EventName> =
  Split<N> extends [infer D extends DomainName, infer C]
    ? C extends keyof Events<D>
      ? Events<D>[C]
      : never
    : never;

export type CallArgs<N extends CallName> = Args<CallOf<N>>;
export type CallResult<N extends CallName> = Result<CallOf<N>>;
export type CallProgress<N extends CallName> = Progress<CallOf<N>>;
export type EventPayload<N extends EventName> = Payload<EventOf<N>>;

export interface CallOptions<P> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: P) => void;
  /** The call is short and important: it continues when the page is left or reloaded. */
  readonly outlives?: boolean;
}

/** The console's client, e.g. `client.licence.parse({ file }, { signal, onProgress })`. */
export type BridgeClient = {
  readonly [D in DomainName]: {
    readonly [C in keyof Calls<D>]: (
      args: Args<Calls<D>[C]>,
      options?: CallOptions<Progress<Calls<D>[C]>>,
    ) => Promise<Result<Calls<D>[C]>>;
  };
};

export interface CallContext<P = never> {
  readonly signal: AbortSignal;
  readonly progress: (report: P) => void;
}

export type BridgeHandlers = {
  readonly [D in DomainName]: {
    readonly [C in keyof Calls<D>]: (
      args: Args<Calls<D>[C]>,
      context: CallContext<Progress<Calls<D>[C]>>,
    ) => Promise<Result<Calls<D>[C]> | PreparedJson<Result<Calls<D>[C]>>> | Result<Calls<D>[C]>;
  };
};

export type EmitEvent = <N extends EventName>(name: N, payload: EventPayload<N>) => void;

export function callNames(): CallName[] {
  return Object.entries(bridgeContract).flatMap(([domain, { calls }]) =>
    Object.keys(calls).map((name) => `${domain}.${name}` as CallName),
  );
}

export function eventNames(): EventName[] {
  return Object.entries(bridgeContract).flatMap(([domain, { events }]) =>
    Object.keys(events).map((name) => `${domain}.${name}` as EventName),
  );
}

/** The declaration of a call; undefined for an unknown name. */
export function findCall(name: string): BridgeCall | undefined {
  const [domain = '', call = '', ...rest] = name.split('.');
  if (rest.length > 0 || !Object.hasOwn(bridgeContract, domain)) return undefined;
  const calls: Record<string, BridgeCall> = bridgeContract[domain as DomainName].calls;
  return Object.hasOwn(calls, call) ? calls[call] : undefined;
}
