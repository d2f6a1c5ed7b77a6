import { expect, test } from 'vitest';
import type { SessionFacts } from '../../api/session/session.ts';
import { licenceInfoRight } from './access.ts';

// The refusal names the platform only to an administrator; other users lack the right in the first place.
test.each([
  [true, 'public', false, false, 'licenceInfo.screen.managerOnly'],
  [true, 'public', true, true, 'licenceInfo.screen.managerOnly'],
  [true, 'private', true, true, 'licenceInfo.screen.managerOnly'],
  [true, 'single', false, true, 'licenceInfo.screen.managerOnly'],
  [false, 'single', true, false, null],
] as const)('admin %s, %s, manager tenant %s: %s', (admin, deployment, managerTenant, shown, because) => {
  const session = {
    user: { admin },
    tenant: { managerTenant },
    platform: { deployment },
  } as SessionFacts;
  expect(licenceInfoRight.rule(session)).toBe(shown);
  expect(licenceInfoRight.because?.(session)).toBe(because);
});
