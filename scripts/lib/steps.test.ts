import { describe, expect, it } from 'vitest';
import { runSteps } from './steps.mjs';

type Step = Parameters<typeof runSteps>[0][number][number];
type Counts = Awaited<ReturnType<Step['run']>>['counts'];

const step = (name: string, ok: boolean, counts?: Counts): Step => ({
  name,
  run: async () => ({ ok, ...(counts && { counts }) }),
});

async function lines(groups: Step[][]): Promise<{ code: number; out: string[] }> {
  const out: string[] = [];
  const code = await runSteps(groups, (line: string) => out.push(line));
  return { code, out };
}

describe('the steps of npm test', () => {
  it('add up the tests and end with one plain line', async () => {
    const { code, out } = await lines([
      [step('lint', true), step('unit', true, { passed: 3, failed: 0, skipped: 0 })],
      [step('browser', true, { passed: 2, failed: 0, skipped: 1 })],
    ]);
    expect(code).toBe(0);
    expect(out.at(-1)).toBe('5 passed, 0 failed, 1 skipped');
  });

  it('run a whole group but no later one after a failure, and never say 0 failed then', async () => {
    const { code, out } = await lines([
      [step('lint', false), step('unit', true, { passed: 3, failed: 0, skipped: 0 })],
      [step('browser', true, { passed: 2, failed: 0, skipped: 0 })],
    ]);
    expect(code).toBe(1);
    expect(out).toContain('failed: lint');
    expect(out.join('\n')).not.toContain('browser');
    expect(out.at(-1)).toBe('3 passed, 1 failed');
  });

  it('name the ten files that took longest, of all steps', async () => {
    const files = (from: number) =>
      Array.from({ length: 8 }, (_, i) => ({ file: `a-${from + i}.ts`, seconds: from + i }));
    const counts = { passed: 1, failed: 0, skipped: 0 };
    const { out } = await lines([
      [step('unit', true, { ...counts, files: files(1) })],
      [step('browser', true, { ...counts, files: files(9) })],
    ]);
    const from = out.indexOf('longest:');
    expect(out.slice(from + 1, -2)).toEqual(
      Array.from({ length: 10 }, (_, i) => `${(16 - i).toFixed(1).padStart(7)} s  a-${16 - i}.ts`),
    );
  });

  it('count failed tests once, and a runner that broke down without counts as one', async () => {
    const failing = await lines([[step('unit', false, { passed: 3, failed: 2, skipped: 0 })]]);
    expect(failing.out.at(-1)).toBe('3 passed, 2 failed');
    const broken = await lines([[step('unit', false, { passed: 3, failed: 0, skipped: 0 })]]);
    expect(broken.out.at(-1)).toBe('3 passed, 1 failed');
  });
});
