import { expect, it, vi } from 'vitest';
import { policyLocations } from './policy-locations.ts';

// In some containers the user has a number and no entry in /etc/passwd.
vi.mock('node:os', async (actual) => ({
  ...(await actual<typeof import('node:os')>()),
  userInfo() {
    throw new Error('uv_os_get_passwd returned ENOENT');
  },
}));

it.each(['linux', 'win32'] as const)('on %s a user without a name has a policy too', (platform) => {
  expect(policyLocations(platform, undefined).map(({ kind }) => kind)).toContain('file');
});

it('on macOS nobody without a name passes for a user without a policy', () => {
  expect(() => policyLocations('darwin', undefined)).toThrow('ENOENT');
});
