/** The browser tests of tests/e2e that run on the desktop program too: one for each area of the bridge, in a long run all. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { long } from '../support/test-amount.ts';

const folder = join(import.meta.dirname, '../e2e');

/** Tests of things that the desktop does not have, or that no shell is asked for. */
const leftOut: readonly { readonly why: string; readonly tests: readonly string[] }[] = [
  {
    why: 'parts and pages that no shell serves, in the browser alone',
    tests: [
      'controls.spec.ts',
      'gallery.spec.ts',
      'gallery-pictures.spec.ts',
      'stopped-page.spec.ts',
      'theme-pairs.spec.ts',
      'theme-preview.spec.ts',
      'themes/drawings.spec.ts',
    ],
  },
  {
    why: 'links, ports, origins and bytes on the wire of the web shell',
    tests: [
      'earlier-port-owner.spec.ts',
      'frame/frame.spec.ts',
      'hostile-page.spec.ts',
      'servers/proxy-script.spec.ts',
    ],
  },
  {
    why: 'several tabs: the desktop has one window with the console, which is this program’s one',
    tests: [
      'frame/two-tabs.spec.ts',
      'servers/two-tabs.spec.ts',
      'settings/settings-of-two-windows.spec.ts › windows of one Steward and of another one on the same data stay in step',
    ],
  },
  {
    why: 'a session of the page, which the desktop’s has not',
    tests: ['tenant/pictures.spec.ts › a picture is uploaded, described, saved, and shown to everybody'],
  },
  {
    why: 'the theme of the platform in a browser: the desktop wears that of its desktop client, by the same code',
    tests: ['themes/frame.spec.ts'],
  },
  {
    why: 'requests by which a tab gives files to the shell and has answers of calls, and a folder of the browser’s own',
    tests: [
      'licence/board.spec.ts › 500 licences: what is seen is drawn; a file that vanishes before it is read is a row with its reason',
      'licence/board-folder.spec.ts',
      'licence/large.spec.ts',
      'licence/opened-files.spec.ts › told one by one at the same time, as some systems do, they are all on the board',
      'licence/opened-files.spec.ts › told while the page starts, when the board alone listens, they wait for the frame',
    ],
  },
];

/** For `npm test`: settings, servers, files, licences, theme packages, changes and journal, the sandbox. */
const sample = [
  'changes/tray-to-way-back.spec.ts',
  'licence/report.spec.ts',
  'servers/documents-only/menus.spec.ts',
  'settings/settings-of-two-windows.spec.ts',
  'tenant/pictures.spec.ts',
  'themes/packages.spec.ts',
];

const split = (name: string): readonly [file: string, title: string | undefined] => {
  const [file = '', title] = name.split(' › ');
  // A test that was renamed would be run without anybody noticing.
  if (!readFileSync(join(folder, file), 'utf8').includes(title ?? ''))
    throw new Error(`${name} is not there`);
  return [file, title];
};
const parts = leftOut.flatMap(({ tests }) => tests).map(split);
const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export const consoleSuite = {
  testMatch: long ? 'e2e/**/*.spec.ts' : sample.map((name) => `e2e/${split(name)[0]}`),
  testIgnore: parts.flatMap(([file, title]) => (title === undefined ? [`e2e/${file}`] : [])),
  grepInvert: parts.flatMap(([, title]) => (title === undefined ? [] : [new RegExp(literally(title))])),
};
