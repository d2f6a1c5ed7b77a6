/** Data of this computer that can't be kept or read: a limit, or a failure of the disk or of SQLite, as coded rejections. */
import { BridgeError, type BridgeErrorCode } from '#shared/bridge/errors.ts';
import { systemCode } from './disk.ts';

type NotKeptCode = Extract<BridgeErrorCode, `${string}_NOT_KEPT`>;

/** `what` is a sentence for the log; `reason` a limit's name or the system's code, which the page puts into words. */
export function notKeptError(code: NotKeptCode, what: string, reason: string): BridgeError {
  return new BridgeError(code, `${what}: ${reason}`, { reason });
}

/** Coded rejections of `work` pass as they are. */
export async function withNotKeptError<T>(
  code: NotKeptCode,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof BridgeError) throw cause;
    const error = notKeptError(code, what, systemCode(cause));
    error.cause = cause;
    throw error;
  }
}
