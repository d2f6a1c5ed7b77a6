/** Every failure of a platform call, in one shape. */
export type ApiErrorKind =
  /** No answer: refused, reset, name not found, or the gateway could not reach the server. */
  | 'network'
  /** No answer within the deadline (120 s). */
  | 'timeout'
  /** The HTTP status is not 2xx. */
  | 'http'
  /** The envelope reports a failure; `message` is the server's. */
  | 'refused'
  /** The answer does not fit its declaration; `field` is where. */
  | 'contract';

/** The code of a call that was not sent, because its declaration does not accept the input. */
export const inputRefused = 'INPUT_REFUSED';

export interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  readonly endpoint: string;
  /** The envelope's code or the gateway's refusal code; 0 for none. */
  readonly code?: number | string;
  /** HTTP status; 0 where there was no answer. */
  readonly status?: number;
  readonly message: string;
  readonly field?: string;
  /** Milliseconds after which the server accepts another try. */
  readonly retryAfter?: number | null;
  /** The session has ended: the sign-in prompt opens, and no other text about this failure is shown. */
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
  /** The chosen path of a call that the server seems to have elsewhere; set by the transport. */
  lookedAt: string | null = null;
  /** The documented path of the call. The transport sets it where the server has nothing there. */
  absentAt: string | null = null;
  /** Set by the sender of a write that failed on the server (`failedWithin`), where its outcome could not be read. */
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
