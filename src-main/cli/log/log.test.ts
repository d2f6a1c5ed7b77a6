/** `steward log verify`, as a script sees it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logEvidenceShape } from '../render/json/log.ts';
import { evidencePackage } from '../../formats/evidence/testing/evidence-package.ts';
import { steward, temporary } from '../testing/steward.ts';

function kept(bytes: Uint8Array): string {
  const path = join(temporary(), 'evidence.zip');
  writeFileSync(path, bytes);
  return path;
}
const around = { dataFolder: temporary() };
const verify = (...args: string[]) => steward(['log', 'verify', ...args], around);

test('a package that holds: what it says, and by which key', async () => {
  const path = kept(await evidencePackage());
  const { code, out } = await verify(path, '--json');
  const json = logEvidenceShape.parse(JSON.parse(out));
  expect({ code, good: json.good, fault: json.fault }).toEqual({ code: 0, good: true, fault: null });
  const text = await verify(path);
  expect(text.code).toBe(0);
  expect(text.out).toContain('2 rows of “Login log” from “Head office” (https://platform.example)');
  expect(text.out).toContain(String(json.fingerprint));
  const grouped = String(json.fingerprint).replaceAll(' ', '-');
  expect((await verify(path, '--fingerprint', grouped)).code).toBe(0);
  const other = await verify(path, '--fingerprint', '12345 67890');
  expect(other).toMatchObject({ code: 1, out: expect.stringContaining('signed by another key') });
});

test('a changed package, and what is none', async () => {
  const changed = await evidencePackage({ alter: (one) => ({ ...one, made: '2026-11-29T04:00:00.000Z' }) });
  expect(await verify(kept(changed))).toMatchObject({
    code: 1,
    out: expect.stringContaining('The manifest is not as it was signed'),
  });
  expect(await verify(kept(Buffer.from('no zip')))).toMatchObject({ code: 2 });
  expect((await verify()).code).toBe(64);
});
