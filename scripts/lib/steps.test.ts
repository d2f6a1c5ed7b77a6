import { describe, expect, it, vi } from 'vitest';
import { runSteps } from './steps.mjs';

type Step = Parameters<typeof runSteps>[0][number][number];
type Counts = Awaited<ReturnType<Step['run']>>['counts'];

const step = (name: string, ok: boolean, counts?: Counts): Step => ({
  name,
  run: async () => ({ ok, ...(counts && { counts }) }),
});

async function lines(groups: Step[][]): Promise<{ code: number; out: string[] }> {
  let text = '';
  const write = (part: string) => {
    text += part;
  };
  const code = await runSteps(groups, { write, atOnce: 2 });
  return { code, out: text.trimEnd().split('\n') };
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

  it('begin what is to run alone when every other one has ended', async () => {
    let running = 0;
    const beside: number[] = [];
    const timed = (name: string, extra: Partial<Step> = {}): Step => ({
      ...extra,
      name,
      run: async () => {
        beside.push(running++);
        await new Promise((done) => setImmediate(done));
        running--;
        return { ok: true };
      },
    });
    const { code } = await lines([
      [timed('unit')],
      [timed('browser', { alone: true }), timed('build'), timed('package')],
    ]);
    expect(code).toBe(0);
    expect(beside).toEqual([0, 1, expect.any(Number), 0]);
  });

  it('count failed tests once, and a runner that broke down without counts as one', async () => {
    const failing = await lines([[step('unit', false, { passed: 3, failed: 2, skipped: 0 })]]);
    expect(failing.out.at(-1)).toBe('3 passed, 2 failed');
    const broken = await lines([[step('unit', false, { passed: 3, failed: 0, skipped: 0 })]]);
    expect(broken.out.at(-1)).toBe('3 passed, 1 failed');
  });

  it('side by side are printed one after the other, the foremost as it speaks', async () => {
    const said: string[] = [];
    const turns: Record<string, () => void> = {};
    const turn = (name: string) => new Promise<void>((done) => Object.assign(turns, { [name]: done }));
    const speaking = (name: string, long = false): Step => ({
      name,
      long,
      run: async (write) => {
        await turn(`${name} begins`);
        write(`${name} speaks\n`);
        await turn(`${name} ends`);
        return { ok: true };
      },
    });
    const write = (text: string) => text !== '' && said.push(text.trim());
    const all = runSteps([[speaking('first'), speaking('second'), speaking('last', true)]], {
      write,
      atOnce: 2,
    });
    const heard = async (...events: string[]) => {
      for (const event of events) {
        await expect.poll(() => turns[event]).toBeDefined();
        turns[event]?.();
      }
    };
    // The long step starts first, and is printed last.
    await heard('last begins', 'last ends', 'first begins');
    await expect.poll(() => said).toEqual(['== first', 'first speaks']);
    await heard('second begins', 'first ends', 'second ends');
    expect(await all).toBe(0);
    const untimed = said.join('\n').replaceAll(/ \([\d.]+ s\)|[\d.]+ s {2}/g, '');
    expect(untimed.split('\n').filter((line) => line !== '')).toEqual([
      '== first',
      'first speaks',
      '== first: ok',
      '== second',
      'second speaks',
      '== second: ok',
      '== last',
      'last speaks',
      '== last: ok',
      'steps:',
      'last',
      'first',
      'second',
      '0 passed, 0 failed',
    ]);
  });

  it('that have passed as they are say since when', async () => {
    const kept: Step = { name: 'screens', run: async () => ({ ok: true, passedOn: '1a2b3c4d' }) };
    const { code, out } = await lines([[kept]]);
    expect(code).toBe(0);
    expect(out.join('\n')).toContain('== screens: skipped, nothing that it reads has changed since 1a2b3c4d');
  });

  it('begin when what they need has held, and not after it failed', async () => {
    const ran: string[] = [];
    const noting = (name: string, ok: boolean, needs: string[] = []): Step => ({
      name,
      needs,
      run: async () => {
        ran.push(name);
        return { ok };
      },
    });
    await lines([[], [noting('browser', true, ['build']), noting('build', true)]]);
    expect(ran.splice(0)).toEqual(['build', 'browser']);
    const { code } = await lines([[noting('build', false), noting('browser', true, ['build'])]]);
    expect([code, ran]).toEqual([1, ['build']]);
  });

  it('that break down are told like those that fail', async () => {
    const broken: Step = { name: 'unit', run: () => Promise.reject(new Error('no such program')) };
    const { code, out } = await lines([[broken, step('lint', true)]]);
    expect([code, out.at(-1)]).toEqual([1, '0 passed, 1 failed']);
    expect(out.join('\n')).toContain('Error: no such program');
  });

  it('do not begin any more once the run was ended', async () => {
    let stopped = false;
    const ending: Step = {
      name: 'unit',
      run: async () => {
        stopped = true;
        return { ok: false };
      },
    };
    const write = vi.fn();
    await runSteps([[ending, step('lint', true)]], { write, atOnce: 1, stopped: () => stopped });
    expect(write.mock.calls.flat().join('')).not.toContain('lint');
  });
});
