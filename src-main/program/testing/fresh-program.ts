/** One program on fresh data for each test of a file. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createProgram, type Program, type ShellHooks } from '../index.ts';

const hooks = {
  shell: 'web',
  systemLanguage: 'en-US',
  keyStore: null,
  systemProxy: null,
} as unknown as ShellHooks;

type ProgramOptions = Parameters<typeof createProgram>[0];

export function freshProgram() {
  let dataDir = '';
  let program: Program | null = null;
  const get = (): Program => {
    if (!program) throw new Error('the test has not started its program');
    return program;
  };
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'steward-fresh-program-'));
  });
  afterEach(async () => {
    await program?.close();
    program = null;
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir: () => dataDir,
    program: get,
    async start(options: Omit<ProgramOptions, 'dataDir' | 'hooks' | 'version'>): Promise<void> {
      program = await createProgram({ ...options, dataDir, hooks, version: '1.0.0' });
    },
    ask: (name: string, args: unknown = {}) => get().door.call(name, args, { trusted: true }),
  };
}
