import { expect, test } from 'vitest';
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import { createRandom } from '#shared/kit/random.ts';
import { enablementProblems, toggledWith } from '#shared/rules/common/applications/enablement.ts';
import { toggleBlocks } from './toggle-blocks.ts';

const kinds: readonly (readonly [id: string, module: string, type?: ModuleStatus['applicationType']])[] = [
  ['5', 'customer'],
  ['51', 'contract'],
  ['52', 'order'],
  ['1', 'task'],
  ['60', 'okr'],
  ['2', 'workflow'],
  ['11', 'form'],
  ['80', 'hr'],
  ['500', 'messages'],
  ['70', 'eb', 'singleForm'],
  ['71', 'eb2', 'freeFolder'],
];

// Rows APP-083 to 088: the answer for all applications at once equals that for each one.
test('of any applications it says what turning each of them says', () => {
  const { between } = createRandom(31);
  const seen = new Set<string>();
  for (let turn = 0; turn < 400; turn += 1) {
    const rarely = between(1, 6);
    const all = kinds
      .filter(() => between(0, 4) > 0)
      .map(
        ([moduleId, moduleStr, applicationType = '']): ModuleStatus => ({
          moduleId,
          moduleStr,
          moduleName: moduleStr,
          deptId: '',
          baseApp: moduleId === '500',
          applicationType,
          status: between(0, rarely) === 0,
          installed: between(0, 4) > 0,
        }),
      )
      // An application that is not installed is off.
      .map((app) => (app.installed ? app : { ...app, status: false }));
    const impossible = toggleBlocks(all);
    for (const { moduleId, status } of all) {
      const turned = toggledWith(all, moduleId, !status).map((one) => [one.moduleId, !status] as const);
      const problems = enablementProblems(all, new Map(turned)).map(({ kind }) => kind);
      const said = impossible.get(moduleId)?.kind ?? '-';
      // One of several reasons is enough.
      expect(problems.length === 0 ? ['-'] : problems, JSON.stringify([moduleId, all])).toContain(said);
      seen.add(said);
    }
  }
  expect([...seen].sort()).toEqual(['-', 'lacks', 'lastOne', 'notInstalled']);
});
