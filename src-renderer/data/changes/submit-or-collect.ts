/** Submits a change and returns whether it was sent or waits in the tray. Throws like the change door. */
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Change } from './change.ts';
import { type ChangeOptions, submitChange } from './door.ts';

export async function submitOrCollect<E extends Endpoint>(
  change: Change<E>,
  options: Omit<ChangeOptions, 'onCollected'> = {},
): Promise<'done' | 'collected'> {
  let outcome: 'done' | 'collected' = 'done';
  await submitChange(change, {
    ...options,
    onCollected: () => {
      outcome = 'collected';
    },
  });
  return outcome;
}
