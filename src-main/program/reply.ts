/** Turns the outcome of a piece of work into a bridge reply: a value or a coded refusal (design §4). */
import { BridgeError, type BridgeReply } from '#shared/bridge/errors.ts';

/** Never rejects. An error that is no BridgeError is reported, and replied as INTERNAL without details. */
export async function replyTo(
  work: () => unknown,
  report: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<BridgeReply> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof BridgeError) return { ok: false, error: error.toData() };
    if (signal?.aborted) return { ok: false, error: cancelled().toData() };
    report(error);
    return { ok: false, error: new BridgeError('INTERNAL', 'the program failed inside').toData() };
  }
}

export function cancelled(): BridgeError {
  return new BridgeError('CANCELLED', 'the call was cancelled');
}
