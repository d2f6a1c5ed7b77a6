/** Messages between the program and the sandbox's thread. The program numbers the calls. */
import type { ReadableStream } from 'node:stream/web';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import type { SandboxNotice } from '../index.ts';

export interface SandboxStart {
  readonly file: string;
  readonly checkResponses: boolean;
}

export type HeaderPairs = readonly (readonly [name: string, value: string])[];

export type SandboxOrder =
  | {
      readonly kind: 'fetch';
      readonly method: string;
      readonly url: string;
      readonly headers: HeaderPairs;
      readonly body: ReadableStream<Uint8Array> | null;
    }
  | { readonly kind: 'pretend'; readonly scenario: SandboxScenario }
  | { readonly kind: 'reset' }
  | { readonly kind: 'expireSessions' }
  | { readonly kind: 'close' };

/** `time`: the program's clock where it is not the system's, in milliseconds since 1970. */
export type ToSandbox =
  | { readonly id: number; readonly time: number | null; readonly order: SandboxOrder }
  | { readonly abort: number };

export interface AnsweredHead {
  readonly status: number;
  readonly headers: HeaderPairs;
  /** JSON as a whole, for a stream costs a message for each piece; other bodies and broken ones as a stream. */
  readonly body: Uint8Array | ReadableStream<Uint8Array> | null;
}

export type FromSandbox =
  /** The sandbox is open. */
  | { readonly id: 0; readonly scenario: SandboxScenario; readonly notices: readonly SandboxNotice[] }
  | { readonly id: number; readonly answer: AnsweredHead | SandboxScenario | null }
  | { readonly id: number; readonly failed: string };
