/** Every failure of a platform call, in one shape. */
export type ApiErrorKind =
  /** No answer: refused, reset, name not found, gateway could not reach the server. */
  | 'network'
  /** No answer within the deadline (120 s). */
  | 'timeout'
  /** An HTTP status other than 2xx. */
  | 'http'
  /** An envelope that says no; `message` is the server's. */
  | 'refused'
  /** An answer that does not fit its declaration; `field` says where. */
  | 'contract';

/** The code of a call that was not sent: its declaration does not take what it was given. */
export const inputRefused = 'INPUT_REFUSED';

export interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  readonly endpoint: string;
  /** The envelope's code, the gateway's refusal code, or 0. */
  readonly code?: number | string;
  /** HTTP status, or 0 where there was none. */
  readonly status?: number;
  readonly message: string;
  readonly field?: string;
  /** Milliseconds after which the server wants to be asked again. */
  readonly retryAfter?: number | null;
  /** The session has ended: the sign-in prompt is the answer, and nothing else is said of this failure. */
  readonly sessionEnded?: boolean;
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly endpoint: string;
  readonly code: number | string;
  readonly status: number;
  readonly field: string | null;
  readonly retryAfter: number | null;
  readonly sessionEnded: boolean;
  /**
   * Set by the transport where the server seems to have the call elsewhere: the path, one of our choice, at which it
   * was looked for.
   */
  lookedAt: string | null = null;
  /** Set by the transport where the server has nothing at a path that the documents give for the call: that path. */
  absentAt: string | null = null;
  /** Set by whoever sent a write that failed in the middle (`failedWithin`), where what came of it could not be read. */
  leftUnread = false;
  /** Milliseconds since 1970. */
  readonly time: number;

  constructor(facts: ApiErrorFacts) {
    super(facts.message);
    this.name = 'ApiError';
    this.kind = facts.kind;
    this.endpoint = facts.endpoint;
    this.code = facts.code ?? 0;
    this.status = facts.status ?? 0;
    this.field = facts.field ?? null;
    this.retryAfter = facts.retryAfter ?? null;
    this.sessionEnded = facts.sessionEnded ?? false;
    this.time = Date.now();
  }
}
