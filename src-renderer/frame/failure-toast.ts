/** A failure that belongs to no place on the page. */
import { describeError } from '../data/describe-error.ts';
import { notify } from '../widgets/notify.tsx';

export function reportFailure(error: unknown): void {
  notify({ tone: 'danger', text: describeError(error).message });
}
