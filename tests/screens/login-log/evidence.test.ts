/** Evidence of a log: a signed package with the rows and a manifest, and file names that tell the filter. */
import { readFileSync } from 'node:fs';
import { readEvidenceZip } from '../../../src-main/formats/evidence/read-zip.ts';
import { verifyEvidence } from '../../../src-main/formats/evidence/verify-evidence.ts';
import { expect, test } from '../support/screens.ts';

test('the rows of a filter are saved as evidence that verifies', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/loginlog?result=failure');
  await page.getByRole('button', { name: 'Export Login log' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Signed evidence (ZIP)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Login log, .+ \d{4}-\d\d-\d\d\.zip$/);
  const bytes = readFileSync(await file.path());
  const { fault, manifest } = verifyEvidence(bytes);
  expect(fault).toBeNull();
  const rows = manifest?.rows;
  expect(rows?.count).toBeGreaterThan(0);
  expect(rows).toMatchObject({ before: rows?.count, after: rows?.count });
  expect(manifest).toMatchObject({
    tenant: { name: '澄汀智造科技有限公司' },
    log: 'Login log',
    filter: { words: [expect.stringMatching(/^Result: /)] },
  });
  const [first] = readEvidenceZip(bytes) ?? [];
  const lines = (first?.content.toString('utf8') ?? '').trimEnd().split('\r\n');
  expect(lines).toHaveLength((rows?.count ?? 0) + 1);
  expect(lines[0]).toContain('"Row id"');
  expect(lines[1]).toContain(rows?.first);
});
