/** Messages between the program on the stand-in and the browser that draws its window. */
import type { Recorded } from '../../stand-in/electron.ts';

/** `id`: an answer is awaited. */
export type ToProgram =
  | {
      readonly kind: 'invoke';
      readonly id: number;
      readonly channel: string;
      readonly args: readonly unknown[];
    }
  | { readonly kind: 'send'; readonly channel: string; readonly args: readonly unknown[] }
  /** Whether a page may be left for this address; its own scripts and links ask so. */
  | { readonly kind: 'follows'; readonly id: number; readonly url: string }
  | { readonly kind: 'permission'; readonly id: number }
  /** Whether a page whose beforeunload objects is left all the same. */
  | { readonly kind: 'unload'; readonly id: number }
  | { readonly kind: 'committed' | 'inPage'; readonly url: string }
  | { readonly kind: 'gesture' | 'drawn' | 'closed' }
  | { readonly kind: 'evaluate'; readonly id: number; readonly source: string; readonly argument: unknown }
  | { readonly kind: 'startedAgain'; readonly argv: readonly string[]; readonly data: unknown }
  | { readonly kind: 'quit' }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown };

export type FromProgram =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'load'; readonly id: number; readonly url: string }
  | { readonly kind: 'deliver'; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly kind: 'pdf' | 'clipboard'; readonly id: number }
  | { readonly kind: 'reload' | 'close' }
  /** The arguments of this start, passed to the start that holds the lock. */
  | { readonly kind: 'secondStart'; readonly argv: readonly string[]; readonly data: unknown }
  | { readonly kind: 'ended'; readonly code: number; readonly recorded: readonly Recorded[] }
  | { readonly kind: 'answer'; readonly id: number; readonly value?: unknown; readonly failed?: string };
