/** Pipes with a name, as a shell makes them of `<(command)`. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sample, steward, temporary } from '../testing/steward.ts';
import { readSource } from './read-source.ts';

const noInput = { input: [] as never } as never;
/** A command writes into this pipe as soon as a reader opens it. */
function pipeOf(command: string): string {
  const path = join(temporary(), 'pipe');
  spawnSync('sh', ['-c', 'mkfifo "$0"', path]);
  spawn('sh', ['-c', `${command} > "$0"`, path], { stdio: 'ignore' });
  return path;
}

test.skipIf(process.platform === 'win32')(
  'the bytes written to a pipe are read, up to the limit',
  async () => {
    const { name, bytes } = await readSource(pipeOf("printf 'correct horse'"), 100, noInput, '-');
    expect([name, Buffer.from(bytes).toString()]).toEqual(['pipe', 'correct horse']);
    await expect(readSource(pipeOf("printf 'correct horse'"), 5, noInput, '-')).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
    });
  },
);

test.skipIf(process.platform === 'win32')('a licence comes from a pipe like from a file', async () => {
  const file = sample('farridge-2026.lic');
  const [piped, plain] = [pipeOf(`cat "${file}"`), file].map((path) =>
    steward(['licence', 'parse', path, '--json']),
  );
  const [one, other] = [await piped, await plain];
  expect(one?.code).toBe(other?.code);
  expect(JSON.parse(one?.out ?? '')).toMatchObject({ ...JSON.parse(other?.out ?? ''), name: 'pipe' });
});
