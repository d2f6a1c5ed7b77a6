/** Walls around what people type and paste, what is exported, and the organisation's policy (limits.md §5, §6). */
import type { Wall } from './wall.ts';

export const contentWalls: readonly Wall[] = [
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
  {
    title: 'picture: what would take gigabytes is not drawn',
    file: 'src-shared/rules/pictures/picture-rule.ts',
    text: 'width * height > drawn || ',
    weakened: '',
    test: 'src-shared/rules/pictures/picture-rule.test.ts',
  },
  {
    title: 'picture: a frame that is larger than its screen counts',
    file: 'src-shared/rules/pictures/picture-size.ts',
    text: 'Math.max(screen.width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true))',
    weakened: 'screen.width',
    test: 'src-shared/rules/pictures/picture-size.test.ts',
  },
  {
    title: 'picture: SVG under the name of a picture is refused',
    file: 'src-renderer/widgets/picture/open-picture.ts',
    text: '  if (wrong) return wrong;\n',
    weakened: '',
    test: 'src-renderer/widgets/picture/use-picture-upload.test.ts',
  },
];
