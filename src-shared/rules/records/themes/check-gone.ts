/** A refused call by id does not say whether the record still exists, so the list is asked. */
import { ApiError } from '../../../api/api-error.ts';

/** `listed` throws GoneRecord where the list has no such record. */
export async function checkGone<Answer>(
  answer: Promise<Answer>,
  listed: () => Promise<unknown>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') await listed();
    throw error;
  }
}
