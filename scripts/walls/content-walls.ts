/** Walls around typed and pasted content, exports, and the organisation's policy (limits.md §5, §6). */
import type { Wall } from './wall.ts';

export const contentWalls: readonly Wall[] = [
  {
    title: 'policy: the file is the administrator’s',
    mark: 'policy-owner',
    weakened: '',
    test: 'src-main/services/licence/policy/policy.test.ts',
  },
  {
    title: 'policy: nobody else may write it',
    mark: 'policy-writable',
    weakened: 'true',
    test: 'src-main/services/licence/policy/policy.test.ts',
  },
  {
    title: 'policy: the folders above it count',
    mark: 'policy-folders',
    weakened: '',
    test: 'src-main/services/licence/policy/policy.test.ts',
  },
  {
    title: 'policy: a key of the registry that is there and cannot be read is not absent',
    mark: 'registry-proof',
    weakened: '',
    test: 'src-main/services/policy/read-registry.test.ts',
  },
  {
    title: 'policy: a registry that nobody may read has no absent keys',
    mark: 'registry-probe',
    weakened: 'true',
    test: 'src-main/services/policy/read-registry.test.ts',
  },
  {
    title: 'policy: without the sandbox nothing reaches it',
    mark: 'policy-no-sandbox',
    weakened: 'false',
    test: 'src-main/program/policy.test.ts',
  },
  {
    title: 'policy: without the sandbox a terminal refuses it',
    mark: 'policy-no-sandbox-terminal',
    weakened: 'false',
    test: 'src-main/cli/change-set/refuse-by-rules.test.ts',
  },
  {
    title: 'export: formulas are neutralised in CSV',
    mark: 'csv-formulas',
    weakened: 'false',
    test: 'src-shared/kit/export/csv.test.ts',
  },
  {
    title: 'rich text: few tags',
    mark: 'rich-text-tags',
    weakened: '',
    test: 'src-renderer/widgets/RichText/sanitise.test.ts',
  },
  {
    title: 'rich text: few attributes',
    mark: 'rich-text-attributes',
    weakened: '',
    test: 'src-renderer/widgets/RichText/sanitise.test.ts',
  },
  {
    title: 'rich text: links by one policy',
    mark: 'rich-text-links',
    weakened: '{ href: text, insecure: false }',
    test: 'src-shared/rules/common/links/rich-text-link.test.ts',
  },
  {
    title: 'rich text: a picture is the platform’s own',
    mark: 'rich-text-pictures',
    weakened: '',
    test: 'src-renderer/widgets/RichText/sanitise.test.ts',
  },
  {
    title: 'reads: at most two retries',
    mark: 'most-retries',
    weakened: '',
    test: 'src-renderer/data/retry.test.ts',
  },
  {
    title: 'picture: what would take gigabytes is not drawn',
    mark: 'picture-pixels',
    weakened: '',
    test: 'src-shared/rules/common/pictures/picture-rule.test.ts',
  },
  {
    title: 'picture: what would be drawn for minutes is not drawn',
    mark: 'picture-many-frames',
    weakened: 'false',
    test: 'src-shared/rules/common/pictures/picture-burden.test.ts',
  },
  {
    title: 'picture: a frame that is larger than its screen counts',
    mark: 'picture-frames',
    weakened: 'screen.width',
    test: 'src-shared/kit/pictures/picture-size.test.ts',
  },
  {
    title: 'picture: SVG under the name of a picture is refused',
    mark: 'picture-svg',
    weakened: '',
    test: 'src-renderer/widgets/picture/use-picture-upload.test.ts',
  },
  {
    title: 'content: a theme calls only functions of the list',
    mark: 'theme-css-functions',
    weakened: 'true',
    test: 'src-shared/rules/themes/css/compile-css.test.ts',
  },
  {
    title: 'content: a theme has only at-rules of the list',
    mark: 'theme-css-at-rules',
    weakened: '',
    test: 'src-shared/rules/themes/css/compile-css.test.ts',
  },
  {
    title: 'content: only colours of a theme reach the frame',
    mark: 'frame-colours',
    weakened: 'true',
    test: 'src-renderer/frame/tenant-theme/frame-values.test.ts',
  },
  {
    title: 'content: what a theme inherits is not said by it',
    mark: 'frame-inherited',
    weakened: 'true',
    test: 'src-renderer/frame/tenant-theme/frame-values.test.ts',
  },
  {
    title: 'origins: a record of a file of countries has a depth and a number of values',
    mark: 'origin-record',
    weakened: '',
    test: 'src-main/formats/origins/mmdb.test.ts',
  },
  {
    title: 'origins: no value of a file of countries lies outside of its data',
    mark: 'origin-bounds',
    weakened: '',
    test: 'src-main/formats/origins/mmdb.test.ts',
  },
];
