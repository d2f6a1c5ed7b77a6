/** Walls around licences, what people type and paste, and what is exported (limits.md §5, §6). */
import type { Wall } from './wall.ts';

const cases = 'tests/hostile/licence-cases.test.ts';

export const contentWalls: readonly Wall[] = [
  {
    title: 'licence: the signature is verified',
    file: 'src-main/formats/licence/trust.ts',
    text: 'if (verifySignature(key, input, signature)) return { key, proven: true };',
    weakened: 'if (signature.length >= 0) return { key, proven: true };',
    test: cases,
  },
  {
    title: 'licence: an ECDSA signature has no twin',
    file: 'src-main/formats/licence/signature.ts',
    text: 'return s > 0n && s <= p256Order / 2n;',
    weakened: 'return s > 0n;',
    test: cases,
  },
  {
    title: 'licence: a revoked key is not trusted',
    file: 'src-main/formats/licence/jws-verdict.ts',
    text: 'candidates.filter(({ revoked }) => revoked === null)',
    weakened: 'candidates',
    test: cases,
  },
  {
    title: 'licence: a key signs in its time only',
    file: 'src-main/formats/licence/trust.ts',
    text: 'if (notAfter !== null && day > notAfter) {',
    weakened: 'if (false) {',
    test: 'tests/hostile/licence-key-times.test.ts',
  },
  {
    title: 'licence: the clock is not set back',
    file: 'src-main/formats/licence/clock.ts',
    text: 'if (now >= highestTime - tolerance) return [];',
    weakened: 'return [];',
    test: cases,
  },
  {
    title: 'licence: SM2 points are on the curve',
    file: 'src-main/formats/licence/sm2.ts',
    text: '(y * y - x * x * x - a * x - b) % prime === 0n',
    weakened: 'true',
    test: 'tests/hostile/licence-oracles-sm2.test.ts',
  },
  {
    title: 'licence: SM2 signatures are 64 bytes',
    file: 'src-main/formats/licence/sm2.ts',
    text: '  if (signature.length !== 64) return false;\n  const hex',
    weakened: '  const hex',
    test: cases,
  },
  {
    title: 'policy: the file is the administrator’s',
    file: 'src-main/services/guarded-files/guards.ts',
    text: "if (uid !== 0) return 'OWNER';",
    weakened: '',
    test: 'src-main/services/licence/policy/policy.test.ts',
  },
  {
    title: 'policy: nobody else may write it',
    file: 'src-main/services/guarded-files/guards.ts',
    text: "return (mode & 0o022) === 0 ? null : 'WRITABLE';",
    weakened: 'return null;',
    test: 'src-main/services/licence/policy/policy.test.ts',
  },
  {
    title: 'policy: the folders above it count',
    file: 'src-main/services/guarded-files/guarded-file.ts',
    text: 'const problem = await guard(folder, found);',
    weakened: 'const problem = null;',
    test: 'src-main/services/licence/policy/policy.test.ts',
  },
  {
    title: 'export: formulas are neutralised in CSV',
    file: 'src-shared/rules/export/csv.ts',
    text: 'return formulaStart.test(text) && !plainNumber.test(text) ? ',
    weakened: 'return text.length < 0 ? ',
    test: 'src-shared/rules/export/csv.test.ts',
  },
  {
    title: 'rich text: few tags',
    file: 'src-renderer/widgets/RichText/sanitise.ts',
    text: '    ALLOWED_TAGS: [...allowedTags],\n',
    weakened: '',
    test: 'src-renderer/widgets/RichText/sanitise.test.ts',
  },
  {
    title: 'rich text: few attributes',
    file: 'src-renderer/widgets/RichText/sanitise.ts',
    text: '    ALLOWED_ATTR: [...allowedAttributes],\n',
    weakened: '',
    test: 'src-renderer/widgets/RichText/sanitise.test.ts',
  },
  {
    title: 'rich text: links by one policy',
    file: 'src-shared/rules/links/rich-text-link.ts',
    text: 'if (!/^(https?:\\/\\/|mailto:)/i.test(text) || !URL.canParse(text)) return null;',
    weakened: 'if (!URL.canParse(text)) return null;',
    test: 'src-shared/rules/links/rich-text-link.test.ts',
  },
  {
    title: 'rich text: a picture is the platform’s own',
    file: 'src-renderer/widgets/RichText/sanitise.ts',
    text: 'picture.remove();',
    weakened: '',
    test: 'src-renderer/widgets/RichText/sanitise.test.ts',
  },
  {
    title: 'reads: at most two retries',
    file: 'src-renderer/data/retry.ts',
    text: 'if (tries > mostRetries || !(error instanceof ApiError)) return null;',
    weakened: 'if (!(error instanceof ApiError)) return null;',
    test: 'src-renderer/data/retry.test.ts',
  },
];
