/** Walls around theme packages: an archive's content, and leftovers of failed reading or writing (limits.md §4, §7). */
import type { Wall } from './wall.ts';

const cases = 'tests/hostile/theme-package-cases.test.ts';
const sent = 'tests/screens/themes/another-layout.test.ts';
const screens = 'tests/screens/themes/packages.test.ts';
const core = 'src-main/formats/theme-package';
const layout = `${core}/another-layout.test.ts`;
const carried = 'tests/hostile/theme-package-carried.test.ts';

export const packageWalls: readonly Wall[] = [
  {
    title: 'package: what a thread carried has the sum that was said',
    file: `${core}/carry-entries.ts`,
    text: "return answer.crc === crc ? answer.sha256 : refuseArchive('CRC_MISMATCH', name);",
    weakened: 'return answer.sha256;',
    test: carried,
  },
  {
    title: 'package: what a thread carries is looked at',
    file: 'src-main/services/theme-packages/carrier/carry-load.ts',
    text: 'if (wrong) return wrong;\n    crc',
    weakened: 'crc',
    test: 'src-main/services/theme-packages/carrier/carrier.test.ts',
  },
  {
    title: 'package: a name does not lead out',
    file: `${core}/zip/entry-name.ts`,
    text: "return 'NAME_TRAVERSAL';",
    weakened: 'return null;',
    test: cases,
  },
  {
    title: 'package: entries share no bytes',
    file: `${core}/zip/spans.ts`,
    text: "if (least > (ends[index] ?? 0)) refuseArchive('OVERLAP', entry.name);",
    weakened: '',
    test: cases,
  },
  {
    title: 'package: no bytes belong to nobody',
    file: `${core}/zip/spans.ts`,
    text: "if (gap > 0) refuseArchive('HIDDEN_DATA', entry.name);",
    weakened: '',
    test: cases,
  },
  {
    title: 'package: both headers of an entry say the same',
    file: `${core}/zip/spans.ts`,
    text: 'if (said.some((value, index) => value !== known[index] && !(later && value === 0))) differs();',
    weakened: '',
    test: cases,
  },
  {
    title: 'package: links and devices are no entries',
    file: `${core}/zip/directory.ts`,
    text: "return 'ENTRY_TYPE';",
    weakened: 'return null;',
    test: cases,
  },
  {
    title: 'package: a bomb is refused by what it says',
    file: `${core}/zip/directory.ts`,
    text: "return size > ratioLimit.from && size > packed * ratioLimit.most ? 'BOMB_SIZE' : null;",
    weakened: 'return null;',
    test: cases,
  },
  {
    title: 'package: an entry is no larger than it says',
    file: `${core}/zip/entry-bytes.ts`,
    text: 'maxOutputLength: Math.max(entry.size, 1)',
    weakened: 'maxOutputLength: 2 ** 31 - 1',
    test: cases,
  },
  {
    title: 'package: what is inflated has the sum that was said',
    file: `${core}/zip/entry-bytes.ts`,
    text: "if (crc !== entry.crc) refuseArchive('CRC_MISMATCH', entry.name);",
    weakened: '',
    test: cases,
  },
  {
    title: 'package: there is one end record',
    file: `${core}/zip/end-record.ts`,
    text: "if (more.length > 0 || found.some((at) => at > whole)) return refuseArchive('MULTIPLE_EOCD');",
    weakened: '',
    test: cases,
  },
  {
    title: 'package: a picture in SVG runs and fetches nothing',
    file: `${core}/content-kinds.ts`,
    text: ' && !wrongSvg(textOf(bytes))',
    weakened: '',
    test: cases,
  },
  {
    title: 'package: an SVG in a zip of another layout is looked at as one of a package is',
    file: `${core}/content-kinds.ts`,
    text: 'looksLikeSvg(bytes) && !wrongSvg(textOf(bytes))',
    weakened: 'looksLikeSvg(bytes) && !(strict && wrongSvg(textOf(bytes)))',
    test: `${core}/theme-package.test.ts`,
  },
  {
    title: 'package: an SVG has elements of the list alone, by their namespaces',
    file: `${core}/svg/wrong-svg.ts`,
    text: 'isPlainElement(element) &&',
    weakened: 'element.local !== "script" &&',
    test: `${core}/svg/wrong-svg.test.ts`,
  },
  {
    title: 'package: the sheets of an SVG are read with their entities and all of their parts',
    file: `${core}/svg/wrong-svg.ts`,
    text: "!isSvg(element) || element.local !== 'style' || !wrongCss(inside, true, true)",
    weakened: "!isSvg(element) || element.local !== 'style' || !inside.includes('@import')",
    test: `${core}/svg/wrong-svg.test.ts`,
  },
  {
    title: 'package: an SVG has no sign that another encoding would read otherwise',
    file: `${core}/svg/read-xml.ts`,
    text: '  if (strange.test(text)) return false;\n',
    weakened: '',
    test: `${core}/svg/wrong-svg.test.ts`,
  },
  {
    title: 'package: a picture is the one of the manifest',
    file: `${core}/read-entries.ts`,
    text: "if (said.some(({ sha256 }) => sha256 !== sum)) refuseArchive('ASSET_DIFFERS', path);",
    weakened: '',
    test: cases,
  },
  {
    title: 'package: a picture that is refused is not left in staging',
    file: `${core}/read-entries.ts`,
    text: 'await Promise.all(keepers.map((keeper) => keeper.drop()));',
    weakened: '',
    test: 'tests/hostile/theme-package-staging.test.ts',
  },
  {
    title: 'package: a half unpacked folder is not left',
    file: 'src-main/services/theme-packages/unpack.ts',
    text: 'await disk.rm(fresh, { recursive: true, force: true }).catch(() => undefined);',
    weakened: '',
    test: 'tests/durability/theme-package.test.ts',
  },
  {
    title: 'package: nothing is sent before it was said',
    file: 'src-renderer/screens/themes/Packages/PackagesPage.tsx',
    text: 'if (yes) run.start(incoming, to);',
    weakened: 'run.start(incoming, to);',
    test: screens,
  },
  {
    title: 'package: what a browser runs of a zip of another layout is named',
    file: `${core}/read-entries.ts`,
    text: 'runsInBrowser(name, piece) && active.add(name)',
    weakened: 'runsInBrowser(name, piece)',
    test: layout,
  },
  {
    title: 'package: XML whose elements a browser runs is no data',
    file: `${core}/runs-in-browser.ts`,
    text: '!obeyed.includes(uri)',
    weakened: 'obeyed.length > 0',
    test: layout,
  },
  {
    title: 'package: what looks like a system’s leftover is looked at where it is handed on',
    file: `${core}/read-entries.ts`,
    text: 'const isSystems = manifest !== null && isSystemFile(entry.name);',
    weakened: 'const isSystems = isSystemFile(entry.name);',
    test: layout,
  },
  {
    title: 'package: a leftover is of a kind that its zip may hold',
    file: `${core}/read-package.ts`,
    text: '      refuseAll(entries, wrongLeftover);\n',
    weakened: '',
    test: layout,
  },
  {
    title: 'package: what a browser runs is sent once the server’s name was typed',
    file: 'src-renderer/screens/themes/Packages/SendAsItIs.tsx',
    text: '...(runs && {',
    weakened: '...(!runs && {',
    test: sent,
  },
  {
    title: 'package: a zip of another layout is not sent before it was said',
    file: 'src-renderer/screens/themes/Packages/SendAsItIs.tsx',
    text: 'if (!yes) return;',
    weakened: '',
    test: sent,
  },
];
