/** Walls around licence files: trust, keys that users give, and the cost of reading (limits.md §5). */
import type { Wall } from './wall.ts';

const cases = 'tests/hostile/licence-cases.test.ts';

export const licenceWalls: readonly Wall[] = [
  {
    title: 'licence: a content key that another key wrapped is no key',
    mark: 'key-unwrap',
    weakened: 'true',
    test: 'src-main/formats/licence/key-unwrap.test.ts',
  },
  {
    title: 'licence: the signature is verified',
    mark: 'licence-signature',
    weakened: 'true',
    test: cases,
  },
  {
    title: 'licence: an ECDSA signature has no twin',
    mark: 'licence-low-s',
    weakened: '',
    test: cases,
  },
  {
    title: 'licence: a revoked key is not trusted',
    mark: 'licence-revoked-key',
    weakened: '[]',
    test: cases,
  },
  {
    title: 'licence: a signature that something speaks against is not verified',
    mark: 'licence-spoken-against',
    weakened: '',
    test: cases,
  },
  {
    title: 'licence: what is read through a mapping is never verified without its key',
    mark: 'licence-mapped-key',
    weakened: 'true',
    test: 'tests/hostile/licence-mapped.test.ts',
  },
  {
    title: 'licence: of a mapped file nothing is read that its signature is not over',
    mark: 'licence-mapped-signed-part',
    weakened: '',
    test: 'tests/hostile/licence-mapped.test.ts',
  },
  {
    title: 'licence: a signature of our own formats is none of a mapped file',
    mark: 'licence-mapped-own-formats',
    weakened: 'return false;',
    test: 'tests/hostile/licence-mapped-stolen.test.ts',
  },
  {
    title: 'licence: XML has no document type',
    mark: 'xml-no-doctype',
    weakened: "if (cursor.begins('<!')) cursor.until('>');",
    test: 'tests/hostile/licence-mapped-refused.test.ts',
  },
  {
    title: 'licence: a workbook says first what nothing vouches for',
    mark: 'licence-workbook-doubt',
    weakened: 'true',
    test: 'src-shared/rules/licence/report/report-sheets.test.ts',
  },
  {
    title: 'licence: a report shows names for what they are',
    mark: 'report-names-shown',
    weakened: 'text',
    test: 'src-shared/rules/licence/report/licence-report.test.ts',
  },
  {
    title: 'licence: a board is told what of a folder is not read',
    mark: 'licence-folder-skipped',
    weakened: '{ count: 0, first: [] }',
    test: 'src-main/services/licence/folders/folders.test.ts',
  },
  {
    title: 'licence: a key that is given once more is not given its trust back',
    mark: 'licence-revocation-stays',
    weakened: 'revoked: key.revoked',
    test: 'tests/hostile/licence-given-keys.test.ts',
  },
  {
    title: 'licence: a sample key stays one, whoever gives it',
    mark: 'licence-sample-stays',
    weakened: 'key.sample',
    test: 'tests/hostile/licence-given-keys.test.ts',
  },
  {
    title: 'licence: no key of small order',
    mark: 'key-small-order',
    weakened: 'return;',
    test: 'tests/hostile/licence-given-keys.test.ts',
  },
  {
    title: 'licence: no RSA exponent that makes signatures easy',
    mark: 'key-rsa-exponent',
    weakened: '',
    test: 'tests/hostile/licence-given-keys.test.ts',
  },
  {
    title: 'licence: what rests on a sample key says so',
    mark: 'licence-sample-said',
    weakened: '',
    test: 'tests/hostile/licence-samples.test.ts',
  },
  {
    title: 'licence: what of a folder is not read is no success',
    mark: 'licence-skipped-no-success',
    weakened: 'false',
    test: 'src-main/cli/licence/skipped-files.test.ts',
  },
  {
    title: 'licence: no number that a double takes for another',
    mark: 'licence-exact-number',
    weakened: 'false',
    test: cases,
  },
  {
    title: 'licence: the policy keeps users from giving keys',
    mark: 'given-keys-locked',
    weakened: '',
    test: 'src-main/services/licence/given/given-keys.test.ts',
  },
  {
    title: 'licence: a key signs in its time only',
    mark: 'key-not-after',
    weakened: '',
    test: 'tests/hostile/licence-key-times.test.ts',
  },
  {
    title: 'licence: the clock is not set back',
    mark: 'clock-set-back',
    weakened: 'true',
    test: cases,
  },
  {
    title: 'licence: SM2 points are on the curve',
    mark: 'sm2-on-curve',
    weakened: 'true',
    test: 'tests/hostile/licence-oracles-sm2.test.ts',
  },
  {
    title: 'licence: SM2 signatures are 64 bytes',
    mark: 'sm2-length',
    weakened: '',
    test: cases,
  },
  {
    title: 'licence: what takes too much processor time is ended',
    mark: 'reader-processor-time',
    weakened: '() => undefined',
    test: 'tests/hostile/licence-budget.test.ts',
  },
  {
    title: 'licence: what takes too much memory is ended',
    mark: 'reader-memory',
    weakened: '{}',
    test: 'tests/hostile/licence-budget.test.ts',
  },
  {
    title: 'licence: a large file is not read on the terminal’s own thread',
    mark: 'reader-own-thread',
    weakened: 'true',
    test: 'tests/hostile/licence-budget.test.ts',
  },
  {
    title: 'licence: over its budget it is TOO_COMPLEX and nothing else',
    mark: 'reader-too-complex',
    weakened: "'UNSIGNED'",
    test: 'tests/hostile/licence-budget.test.ts',
  },
  {
    title: 'licence: JSON of more parts than a licence can need',
    mark: 'json-parts',
    weakened: '',
    test: 'tests/hostile/licence-heavy.test.ts',
  },
  {
    title: 'licence: more properties than a licence can need',
    mark: 'property-count',
    weakened: '',
    test: 'tests/hostile/licence-heavy.test.ts',
  },
  {
    title: 'licence: keys that were kept do not count where the policy forbids them',
    mark: 'kept-keys-forbidden',
    weakened: "'any'",
    test: 'src-main/services/licence/given/given-keys.test.ts',
  },
  {
    title: 'licence: no key is looked at where the policy forbids them',
    mark: 'offered-keys-forbidden',
    weakened: '',
    test: 'src-main/services/licence/given/given-keys.test.ts',
  },
  {
    title: 'licence: only keys that were shown are trusted',
    mark: 'offered-keys-shown',
    weakened: 'return;',
    test: 'src-main/services/licence/given/given-keys.test.ts',
  },
  {
    title: 'licence: a revoked key that is given is shown as revoked',
    mark: 'given-key-revoked',
    weakened: '',
    test: 'src-main/services/licence/given/given-keys.test.ts',
  },
  {
    title: 'licence: a key set’s revocations count from the console too',
    mark: 'session-key-revocations',
    weakened:
      "session.flatMap((text) => readGivenKey(text, 'session').list()).map((key) => ({ find: () => [key], list: () => [key], said: [{ key }] }))",
    test: 'src-main/services/licence/given/given-keys.test.ts',
  },
];
