/** Tells whether the server lacks the session call, as opposed to a missing sign-in. */
import { isElsewhere } from '../../../api/answer-failure.ts';
import { ApiError } from '../../../api/api-error.ts';
import { currentSession } from '../../../api/session/session.ts';

export function lacksSession(error: unknown): error is ApiError {
  return error instanceof ApiError && (isElsewhere(currentSession, error) || error.status === 501);
}
