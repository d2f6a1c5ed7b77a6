/** A failure that belongs to no place on the page. */
import { currentSession } from '#shared/api/session.ts';
import { describeError } from '../data/describe-error.ts';
import { callRead } from '../data/read.ts';
import { isUnauthorised } from '../state/session.ts';
import { notify } from '../widgets/notify.tsx';

/**
 * Says what failed. A 401 says "No permission" (spec 1§8) only while the session lives: where it has ended,
 * the sign-in prompt is the answer.
 */
export function reportFailure(error: unknown): void {
  const say = () => notify({ tone: 'danger', text: describeError(error).message });
  if (!isUnauthorised(error)) say();
  else callRead(currentSession, {}).then(say, () => undefined);
}
