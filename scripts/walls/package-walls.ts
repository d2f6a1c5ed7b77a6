/** Walls around theme packages: an archive's content, and leftovers of failed reading or writing (limits.md §4, §7). */
import type { Wall } from './wall.ts';

const cases = 'tests/hostile/theme-package-cases.test.ts';
const sent = 'tests/screens/themes/another-layout.test.ts';
const screens = 'tests/screens/themes/packages.test.ts';
const carried = 'tests/hostile/theme-package-carried.test.ts';

export const packageWalls: readonly Wall[] = [
  {
    title: 'package: what is not as its author signed it is refused',
    mark: 'package-signature',
    weakened: 'false',
    test: 'src-main/formats/theme-package/manifest-signature.test.ts',
  },
  {
    title: 'package: what a thread carried has the sum that was said',
    mark: 'carried-sum',
    weakened: 'false',
    test: carried,
  },
  {
    title: 'package: what a thread carries is looked at',
    mark: 'carried-look',
    weakened: '',
    test: 'src-main/services/theme-packages/carrier/carrier.test.ts',
  },
  {
    title: 'package: a name does not lead out',
    mark: 'entry-traversal',
    weakened: 'null',
    test: cases,
  },
  {
    title: 'package: entries share no bytes',
    mark: 'entries-overlap',
    weakened: '',
    test: cases,
  },
  {
    title: 'package: no bytes belong to nobody',
    mark: 'hidden-bytes',
    weakened: '',
    test: cases,
  },
  {
    title: 'package: both headers of an entry say the same',
    mark: 'entry-headers',
    weakened: '',
    test: cases,
  },
  {
    title: 'package: links and devices are no entries',
    mark: 'entry-type',
    weakened: 'null',
    test: cases,
  },
  {
    title: 'package: a bomb is refused by what it says',
    mark: 'bomb-declared',
    weakened: 'false',
    test: cases,
  },
  {
    title: 'package: an entry is no larger than it says',
    mark: 'bomb-inflated',
    weakened: '2 ** 31 - 1',
    test: cases,
  },
  {
    title: 'package: what is inflated has the sum that was said',
    mark: 'inflated-sum',
    weakened: '',
    test: cases,
  },
  {
    title: 'package: there is one end record',
    mark: 'one-end-record',
    weakened: '',
    test: cases,
  },
  {
    title: 'package: a picture in SVG runs and fetches nothing',
    mark: 'svg-safe',
    weakened: 'null',
    test: cases,
  },
  {
    title: 'package: an SVG in a zip of another layout is looked at as one of a package is',
    mark: 'svg-safe',
    weakened: '(strict ? problem : null)',
    test: 'src-main/formats/theme-package/theme-package.test.ts',
  },
  {
    title: 'package: an SVG has elements of the list alone, by their namespaces',
    mark: 'svg-elements',
    weakened: "if (element.local !== 'script') return null;",
    test: 'src-main/formats/theme-package/svg/wrong-svg.test.ts',
  },
  {
    title: 'package: the sheets of an SVG are read with their entities and all of their parts',
    mark: 'svg-sheets',
    weakened: "!inside.includes('@import')",
    test: 'src-main/formats/theme-package/svg/wrong-svg.test.ts',
  },
  {
    title: 'package: an SVG has no sign that another encoding would read otherwise',
    mark: 'svg-strange-signs',
    weakened: '',
    test: 'src-main/formats/theme-package/svg/wrong-svg.test.ts',
  },
  {
    title: 'package: a picture that is damaged, or takes too much to be drawn, is refused',
    mark: 'picture-parts',
    weakened: '',
    test: cases,
  },
  {
    title: 'package: a picture is the one of the manifest',
    mark: 'picture-of-manifest',
    weakened: '',
    test: cases,
  },
  {
    title: 'package: a picture that is refused is not left in staging',
    mark: 'refused-picture-dropped',
    weakened: '',
    test: 'tests/hostile/theme-package-staging.test.ts',
  },
  {
    title: 'package: a half unpacked folder is not left',
    mark: 'half-unpacked-removed',
    weakened: '',
    test: 'tests/durability/theme-package.test.ts',
  },
  {
    title: 'package: nothing is sent before it was said',
    mark: 'package-confirmed',
    weakened: 'true',
    test: screens,
  },
  {
    title: 'package: what a browser runs of a zip of another layout is named',
    mark: 'active-entries-named',
    weakened: '',
    test: 'src-main/formats/theme-package/another-layout.test.ts',
  },
  {
    title: 'package: XML whose elements a browser runs is no data',
    mark: 'active-xml',
    weakened: 'obeyed.length > 0',
    test: 'src-main/formats/theme-package/another-layout.test.ts',
  },
  {
    title: 'package: what looks like a system’s leftover is looked at where it is handed on',
    mark: 'leftover-looked-at',
    weakened: '',
    test: 'src-main/formats/theme-package/another-layout.test.ts',
  },
  {
    title: 'package: a leftover is of a kind that its zip may hold',
    mark: 'leftover-kind',
    weakened: '',
    test: 'src-main/formats/theme-package/another-layout.test.ts',
  },
  {
    title: 'package: what a browser runs is sent once the server’s name was typed',
    mark: 'active-server-typed',
    weakened: '',
    test: sent,
  },
  {
    title: 'package: a zip of another layout is not sent before it was said',
    mark: 'other-zip-confirmed',
    weakened: '',
    test: sent,
  },
];
