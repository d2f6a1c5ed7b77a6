/** Selection of the scripts' tests by `npm run check`. */
import { expect, test } from 'vitest';
import { scriptTests } from './test-steps.mjs';

test.each([
  ['a screen and its test', ['src-renderer/screens/a/A.tsx', 'tests/screens/a.test.ts'], false],
  ['a guide', ['docs/guide/a.md'], false],
  ['a check', ['src-shared/a.ts', 'scripts/rooms.ts'], true],
  ['what a tool is configured by', ['.dependency-cruiser.mjs'], true],
  ['the lock file', ['package-lock.json'], true],
  ['a thread', ['src-main/formats/worker.ts'], true],
])('after a change of %s', (_, files, tellsOfChecks) => {
  const tests = scriptTests(files);
  expect(tests).toContain('scripts/documents.test.ts');
  expect(tests.includes('scripts/rooms.test.ts')).toBe(tellsOfChecks);
  expect(tests.includes('scripts/lib/steps.test.ts')).toBe(tellsOfChecks);
});
