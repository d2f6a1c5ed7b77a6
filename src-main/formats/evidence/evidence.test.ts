import { expect, test } from 'vitest';
import { evidenceText } from '#shared/rules/evidence/evidence.ts';
import { evidencePackage, type EvidenceWish } from './testing/evidence-package.ts';
import { verifyEvidence } from './verify-evidence.ts';

test('a package as it was signed holds, and names its key', async () => {
  const { fault, manifest, fingerprint } = verifyEvidence(await evidencePackage());
  expect(fault).toBeNull();
  expect(manifest?.rows).toEqual({ count: 2, first: '9', last: '8', before: 2, after: 3 });
  expect(manifest?.account.id).toBe('1849302746518392344');
  expect(fingerprint).toMatch(/^(\d{5} ){7}\d{5}$/);
});

test('a package is refused after any single byte was changed, cut or added', async () => {
  const whole = await evidencePackage();
  const accepted: number[] = [];
  for (let at = 0; at < whole.length; at += 1) {
    const changed = Buffer.from(whole);
    changed[at] = (whole[at] ?? 0) ^ (1 << (at % 8));
    if (verifyEvidence(changed).fault === null) accepted.push(at);
  }
  expect(accepted).toEqual([]);
  expect(verifyEvidence(whole.subarray(0, -1)).fault?.kind).toBe('zip');
  expect(verifyEvidence(Buffer.concat([whole, Buffer.from([0])])).fault?.kind).toBe('zip');
});

test.each<[string, EvidenceWish, string]>([
  [
    'a count that was not signed',
    { alter: (one) => ({ ...one, rows: { ...one.rows, count: 3 } }) },
    'signature',
  ],
  [
    'a server that was not signed',
    { alter: (one) => ({ ...one, server: { ...one.server, name: 'x' } }) },
    'signature',
  ],
  [
    'a signature for another purpose',
    { purpose: (one) => evidenceText(one).replace('evidence', 'changes') },
    'signature',
  ],
  ['no rows at all', { texts: [] }, 'manifest'],
])('%s is refused', async (_, wish, kind) => {
  expect(verifyEvidence(await evidencePackage(wish)).fault?.kind).toBe(kind);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('x'.repeat(100))],
  ['an empty zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
])('%s is no package', (_, bytes) => {
  expect(verifyEvidence(bytes)).toMatchObject({ manifest: null, fingerprint: null });
  expect(verifyEvidence(bytes).fault).not.toBeNull();
});
