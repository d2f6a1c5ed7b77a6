/** A process that is killed while it writes: nothing that it acknowledged is lost (limits §7). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { qrySubmitLicenseHistory } from '#shared/api/licence/licence.ts';
import { createSandbox } from '../../src-main/sandbox/index.ts';
import { signedIn } from './client.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Submits licences one after the other and prints the number of each that was acknowledged. */
const writer = `
  import { createSandbox } from './src-main/sandbox/index.ts';
  import { parseLicenseFile } from './src-shared/api/licence/licence.ts';
  import { signedIn } from './tests/sandbox/client.ts';
  import { licenceFile } from './tests/sandbox/sample-input.ts';
  const sandbox = await createSandbox({ file: process.argv[1] });
  const client = await signedIn(sandbox, 'platformOperator');
  for (let number = 1; ; number += 1) {
    await client.call(parseLicenseFile, { file: licenceFile({ cid: 'N' + number }) });
    console.log(number);
  }
`;

test.each([1, 7, 23])('killed after %s acknowledged writes', async (writes) => {
  const file = join(folder, 'sandbox.sqlite');
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', writer, file]);
  const exited = once(child, 'exit');
  let acknowledged = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line);
    if (acknowledged >= writes) child.kill('SIGKILL');
  }
  await exited;
  expect(acknowledged).toBeGreaterThanOrEqual(writes);

  const sandbox = await createSandbox({ file });
  expect(sandbox.notices()).toEqual([]);
  const history = await (await signedIn(sandbox, 'platformOperator')).call(qrySubmitLicenseHistory, {});
  const kept = history.map((entry) => entry.crmId).filter((id) => id.startsWith('N'));
  for (let number = 1; number <= acknowledged; number += 1) expect(kept).toContain(`N${number}`);
  // At most the one write that was under way is there without having been acknowledged.
  expect(kept.length - acknowledged).toBeLessThanOrEqual(1);
  sandbox.close();
});
