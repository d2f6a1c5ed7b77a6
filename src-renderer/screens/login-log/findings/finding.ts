/** Findings of the login log: events and rankings that an officer looks into, each with the filter of its rows. */
import type { Narrowing } from '../log-links.ts';

export const findingKinds = [
  'breakIn',
  'farApart',
  'manyDevices',
  'cameBack',
  'firstTime',
  'failuresOfPerson',
  'failuresFromAddress',
  'failuresFromNetwork',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface LogFinding {
  /** The same in every reading of the log: the kind, its subject and, for an event, its time. */
  readonly key: string;
  readonly kind: FindingKind;
  /** The person; '' for an address, a network, or an account that is nobody's. */
  readonly userId: string;
  readonly username: string;
  readonly account: string;
  /** Addresses or one network as a CIDR block, as the log's address filter reads them. */
  readonly addresses: readonly string[];
  /** The oldest and the newest of its rows, `YYYY-MM-DD HH:mm:ss`. */
  readonly begin: string;
  readonly end: string;
  readonly facts: FindingFacts;
  /** The log's filter for its rows. */
  readonly rows: Narrowing;
}

export type FindingFacts =
  | {
      readonly kind: 'breakIn';
      readonly of: 'account' | 'address';
      readonly failures: number;
      readonly accounts: number;
      readonly seconds: number;
    }
  | { readonly kind: 'farApart'; readonly seconds: number }
  | { readonly kind: 'manyDevices'; readonly devices: number }
  | { readonly kind: 'cameBack'; readonly days: number }
  | { readonly kind: 'firstTime'; readonly device: string; readonly network: string }
  | { readonly kind: 'failures'; readonly failures: number; readonly accounts: number };
