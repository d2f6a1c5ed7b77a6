/** Which tests of the checks `npm run check` leaves out. */
import { expect, test } from 'vitest';
import { sameChecks } from './test-steps.mjs';

test.each([
  ['a screen and its test', ['src-renderer/screens/a/A.tsx', 'tests/screens/a.test.ts'], true],
  ['a guide', ['docs/guide/a.md'], true],
  ['a check', ['src-shared/a.ts', 'scripts/rooms.ts'], false],
  ['what a tool is configured by', ['.dependency-cruiser.mjs'], false],
  ['the lock file', ['package-lock.json'], false],
  ['a thread', ['src-main/formats/worker.ts'], false],
])('after a change of %s', (_, files, leavesOut) => {
  expect(sameChecks(files).length > 0).toBe(leavesOut);
});
