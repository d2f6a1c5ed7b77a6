import { expect, it } from 'vitest';
import { HeldFileError, patiently } from './patience.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Work that fails that often, on a system whose time passes at once. */
function attempt(platform: NodeJS.Platform, code: string, failures: number) {
  const pauses: number[] = [];
  let left = failures;
  const done = patiently(
    'C:\\settings.json',
    async () => {
      if (left > 0) {
        left -= 1;
        throw failure(code);
      }
      return 'done';
    },
    { platform, wait: async (milliseconds) => pauses.push(milliseconds) },
  );
  return { done, pauses };
}

it.each(['EBUSY', 'EPERM', 'EACCES'])('on Windows a file that is held (%s) is tried again', async (code) => {
  const { done, pauses } = attempt('win32', code, 8);
  expect(await done).toBe('done');
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 500, 500]);
});

it('after ten seconds the failure has a name', async () => {
  const { done, pauses } = attempt('win32', 'EPERM', 1000);
  const error = await done.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(HeldFileError);
  expect(error).toMatchObject({ code: 'EBUSY', path: 'C:\\settings.json', cause: failure('EPERM') });
  const waited = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(waited).toBeGreaterThanOrEqual(10_000);
  expect(waited).toBeLessThan(10_500);
});

it.each<[NodeJS.Platform, string]>([
  ['win32', 'ENOENT'],
  ['win32', 'ENOSPC'],
  ['linux', 'EACCES'],
  ['darwin', 'EPERM'],
])('%s: %s is no held file', async (platform, code) => {
  const { done, pauses } = attempt(platform, code, 1);
  await expect(done).rejects.toMatchObject({ code });
  expect(pauses).toEqual([]);
});
