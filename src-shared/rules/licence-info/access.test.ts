import { expect, test } from 'vitest';
import type { SessionFacts } from '../../api/session/session.ts';
import { licenceInfoRight } from './access.ts';

// Whoever is no administrator could be made one: only then the platform is why.
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
