/** Messages between the program and the thread of its databases. Each side numbers what it asks. */
import { BridgeError, type BridgeErrorData } from '#shared/bridge/errors.ts';
import type { DatabaseServiceName } from './database-services.ts';
import type { DatabaseEvent, DatabaseFacts } from './open-databases.ts';

export interface DatabaseStart {
  readonly dataDir: string;
  readonly hasKeyStore: boolean;
  readonly facts: DatabaseFacts;
}

/** The owners that the thread asks in the program, which alone reaches the system's key store, files and profiles. */
export type AskedOwner = 'keyStore' | 'key' | 'program';

export type Answered =
  | { readonly answer: unknown }
  | {
      readonly failed: {
        readonly data: BridgeErrorData | null;
        readonly message: string;
        readonly code: string;
      };
    };

export type ToDatabases =
  | {
      readonly id: number;
      /** The program's clock where it is not the system's, in milliseconds since 1970. */
      readonly time: number | null;
      readonly facts: DatabaseFacts;
      readonly service: DatabaseServiceName;
      readonly method: string;
      readonly argument: unknown;
    }
  | { readonly replyTo: number; readonly outcome: Answered }
  | { readonly id: number; readonly closes: true };

export type FromDatabases =
  | { readonly id: number; readonly outcome: Answered }
  | {
      readonly ask: number;
      readonly of: AskedOwner;
      readonly method: string;
      readonly args: readonly unknown[];
    }
  | { readonly event: DatabaseEvent };

/** Runs `work`; its failure is carried with all that the other side goes by. */
export async function answeredCall(work: () => unknown): Promise<Answered> {
  try {
    return { answer: await work() };
  } catch (error) {
    const data = error instanceof BridgeError ? error.toData() : null;
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { failed: { data, message, code } };
  }
}

/** Returns the answer, or throws the failure of the other side. */
export function answerOf(outcome: Answered): unknown {
  if ('answer' in outcome) return outcome.answer;
  const { data, message, code } = outcome.failed;
  if (data) throw new BridgeError(data.code, data.message, data.params);
  throw Object.assign(new Error(message), code === '' ? {} : { code });
}
