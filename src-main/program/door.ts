/**
 * The guarded door: the one way from a console into the program, the same for every shell (design §4). It checks in
 * this order: known call, sender, arguments; only then does the handler run. Every failure becomes a coded reply;
 * nothing is thrown, and no reply is `undefined`.
 */
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import type { BridgeCall } from '#shared/bridge/contract.ts';
import { BridgeError, type BridgeReply } from '#shared/bridge/errors.ts';
import { type BridgeHandlers, type CallContext, findCall } from '#shared/bridge/index.ts';
import { PreparedJson } from '#shared/bridge/prepared-json.ts';
import { cancelled, replyTo } from './reply.ts';

export interface Sender {
  /** The shell's verdict on the sender: by origin and main frame, or by Host, Origin and session. */
  readonly trusted: boolean;
}

export interface DoorCallOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (report: unknown) => void;
  /** Whether the shell accepts a PreparedJson as the value and passes the JSON on; otherwise the door parses it. */
  readonly takesPrepared?: boolean;
}

export interface Door {
  call(name: string, args: unknown, sender: Sender, options?: DoorCallOptions): Promise<BridgeReply>;
}

/** The door as the program holds it, which alone may close it. */
export interface ClosableDoor extends Door {
  /**
   * Refuses later calls as cancelled; resolves once no handler works any more, also of cancelled calls, or after
   * `patience` milliseconds.
   */
  close(patience: number): Promise<void>;
}

export interface DoorOptions {
  readonly handlers: BridgeHandlers;
  /** Whether results and progress are checked too (in development and tests); a mismatch is an INTERNAL error. */
  readonly checkResults: boolean;
  /** Called with internal failures, of which the caller learns no details. */
  readonly report: (name: string, error: unknown) => void;
}

type Handler = (args: unknown, context: CallContext<unknown>) => unknown;

export function createDoor({ handlers, checkResults, report }: DoorOptions): ClosableDoor {
  const table = tabulate(handlers);
  const atWork = new Set<Promise<unknown>>();
  let isClosed = false;
  const startHandler = (work: () => unknown): Promise<unknown> => {
    const working = Promise.resolve()
      .then(work)
      .finally(() => atWork.delete(working));
    atWork.add(working);
    return working;
  };

  const serve = async (
    name: string,
    args: unknown,
    sender: Sender,
    options: DoorCallOptions,
  ): Promise<unknown> => {
    const declared = findCall(name);
    const handler = table.get(name);
    if (!declared || !handler) throw new BridgeError('UNKNOWN_CALL', 'no such call');
    // wall: bridge-trusted-sender
    if (sender.trusted !== true) throw new BridgeError('FORBIDDEN_SENDER', 'the caller is not the console');
    const parsedArgs = z.safeParse(declared.args, args);
    if (!parsedArgs.success) /* wall: bridge-arguments */ throw badArguments(parsedArgs.error.issues[0]);
    if (isClosed) throw cancelled();

    const signal = options.signal ?? new AbortController().signal;
    const progress = (value: unknown): void => {
      if (signal.aborted) return;
      options.onProgress?.(checkResults ? z.parse(declared.progress, value) : value);
    };
    const value = await untilAborted(signal, () =>
      startHandler(() => handler(parsedArgs.data, { signal, progress })),
    );
    if (value instanceof PreparedJson) {
      const parsed = checkResults || !options.takesPrepared ? value.value() : null;
      if (checkResults) checkResult(declared, parsed);
      return options.takesPrepared ? value : parsed;
    }
    return checkResults ? checkResult(declared, value) : value;
  };

  return {
    call: (name, args, sender, options = {}) =>
      replyTo(
        () => serve(name, args, sender, options),
        (error) => report(name, error),
        options.signal,
      ),
    async close(patience) {
      isClosed = true;
      const waiting = new AbortController();
      const all = Promise.allSettled(atWork);
      await Promise.race([all, setTimeout(patience, null, { signal: waiting.signal })]);
      waiting.abort();
    },
  };
}

/** A map of flat names, so that no name reaches a prototype. */
function tabulate(handlers: BridgeHandlers): ReadonlyMap<string, Handler> {
  const table = new Map<string, Handler>();
  for (const [domain, calls] of Object.entries(handlers)) {
    for (const [call, handler] of Object.entries(calls)) {
      // The schema that checks the arguments also gave the handler its type.
      table.set(`${domain}.${call}`, handler as Handler);
    }
  }
  return table;
}

/** Rejects at once when the call is cancelled, even where the work is slow to stop. */
function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (signal.aborted) return Promise.reject(cancelled());
  return new Promise<T>((resolve, reject) => {
    const stop = (): void => reject(cancelled());
    signal.addEventListener('abort', stop, { once: true });
    const settled = (): void => signal.removeEventListener('abort', stop);
    work().then(resolve, reject).finally(settled);
  });
}

function badArguments(issue: { path: PropertyKey[]; code?: string } | undefined): BridgeError {
  const field = issue?.path.map(String).join('.') ?? '';
  return new BridgeError('BAD_ARGUMENTS', `argument not accepted: ${field || 'the whole'}`, {
    field,
    reason: issue?.code ?? 'invalid',
  });
}

function checkResult(declared: BridgeCall, value: unknown): unknown {
  const checked = z.safeParse(declared.result, value);
  if (!checked.success) throw new Error('a handler broke its contract', { cause: checked.error });
  return checked.data;
}
