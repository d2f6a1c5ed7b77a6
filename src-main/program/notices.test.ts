/** What the console is told of that happened before it could be asked. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { computer } from '../services/policy/testing/computer.ts';
import { createProgram, type Program, type ShellHooks, tlsVariableNotice } from './index.ts';

let dataDir: string;
let program: Program;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'steward-notices-'));
});
afterEach(async () => {
  await program.close();
  await rm(dataDir, { recursive: true, force: true });
});

const hooks = {
  ...{ shell: 'web', systemLanguage: 'en-US', keyStore: null, systemProxy: null },
} as unknown as ShellHooks;

async function start(asksForNoChecks: boolean): Promise<void> {
  const policy = { platform: 'linux' as const, sources: computer({}) };
  const notices = tlsVariableNotice(asksForNoChecks);
  program = await createProgram({ dataDir, hooks, version: '1.0.0', policy, notices });
}
const ask = (name: string) => program.door.call(name, {}, { trusted: true });

it.each([
  [true, [{ code: 'TLS_VARIABLE', params: {} }]],
  [false, []],
])('an environment that asks for no checks of certificates: %j', async (asked, notices) => {
  await start(asked);
  expect(await ask('app.facts')).toMatchObject({ ok: true, value: { notices } });
});
