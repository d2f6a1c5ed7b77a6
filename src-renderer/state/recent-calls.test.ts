import { expect, it } from 'vitest';
import { withCallNote } from '#data/calls.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { latestFailedCalls } from './recent-calls.ts';

const fail = (endpoint: string, error: Error) =>
  withCallNote(endpoint, () => Promise.reject(error)).catch(() => undefined);

it('remembers a failed call with its code, also after the endpoint has answered', async () => {
  const refused = { kind: 'refused', endpoint: 'a.save', code: 1001, status: 200, message: 'No.' } as const;
  await fail('a.save', new ApiError(refused));
  await withCallNote('a.save', async () => null);
  await fail('a.given-up', new DOMException('left', 'AbortError'));
  expect(latestFailedCalls()).toMatchObject([
    { endpoint: 'a.save', result: 'refused', code: 1001, status: 200 },
  ]);
  expect(JSON.stringify(latestFailedCalls())).not.toContain('No.');
});

it('remembers twenty', async () => {
  for (let at = 0; at < 25; at++)
    await fail(`b.call${at}`, new ApiError({ kind: 'network', endpoint: '', message: '' }));
  expect(latestFailedCalls()).toHaveLength(20);
  expect(latestFailedCalls()[0]).toMatchObject({ endpoint: 'b.call24', result: 'network' });
});
