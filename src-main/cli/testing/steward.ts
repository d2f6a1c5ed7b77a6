/** Tests run the terminal shell as a script does: streams and an exit code. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { computer } from '../../services/policy/testing/computer.ts';
import { runTerminalShell } from '../run-shell.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';

export const samplesFolder = join(import.meta.dirname, '../../../resources/samples');
export const sample = (file: string): string => join(samplesFolder, file);

export interface StewardResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface StewardSurroundings extends Partial<Omit<CommandTerminal, 'input' | 'print' | 'complain'>> {
  readonly input?: string | Uint8Array;
}

export const testNow = Date.parse('2026-11-20T12:00:00+08:00');

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is deleted after the tests of the file. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'steward-cli-'));
  folders.push(folder);
  return folder;
}

/** The test has no administrator, no policy, and a data folder of its own unless it says otherwise. */
export async function steward(
  args: readonly string[],
  around: StewardSurroundings = {},
): Promise<StewardResult> {
  const out: Uint8Array[] = [];
  let err = '';
  const { input = '', ...rest } = around;
  const code = await runTerminalShell(args, {
    env: { LANG: 'en_US.UTF-8' },
    now: () => testNow,
    columns: null,
    showsProgress: false,
    onInterrupt: () => () => undefined,
    dataFolder: rest.dataFolder ?? temporary(),
    policy: { platform: 'linux', sources: computer({}) },
    administrator: { path: join(tmpdir(), 'steward-no-such-folder', 'keys.json'), guard: () => null },
    ...rest,
    input: (async function* () {
      yield typeof input === 'string' ? Buffer.from(input) : input;
    })(),
    print: (result) => {
      out.push(typeof result === 'string' ? Buffer.from(result) : result);
    },
    complain: (text) => {
      err += text;
    },
  });
  const bytes = new Uint8Array(Buffer.concat(out));
  return { code, out: Buffer.from(bytes).toString('utf8'), err, bytes };
}
