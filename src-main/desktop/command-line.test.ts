import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultDataFolder } from '../program/default-data-folder.ts';
import { dataFolderOf, readCommandLine, refusedSwitch } from './command-line.ts';

const read = (...args: string[]) => readCommandLine(['/opt/Steward/steward', ...args], '/home/me');
const nothing = { data: null, profile: null, files: [], link: null };

describe('reads', () => {
  it.each([
    [['--data=/srv/x'], { data: resolve('/srv/x') }],
    [['--data', 'x'], { data: resolve('/home/me/x') }],
    [['--data', '--profile', 'a'], { profile: 'a' }],
    [['--profile=Head office'], { profile: 'Head office' }],
    [['--no-sandbox', '--inspect'], {}],
    [
      ['a.lic', 'B.LICENCE', '/x/c.steward-theme', 'd.jws', 'd.json', 'd.docx', '/x/.lic', '-e.lic'],
      {
        files: ['a.lic', 'B.LICENCE', '/x/c.steward-theme', 'd.jws', 'd.json'].map((path) =>
          resolve('/home/me', path),
        ),
      },
    ],
    [['steward://open?profile=a'], { link: 'steward://open?profile=a' }],
    [['--data=/x', 'STEWARD:anything'], { data: resolve('/x'), link: 'STEWARD:anything' }],
  ])('%j', (args, found) => expect(read(...args)).toEqual({ ...nothing, ...found }));
});

describe('does not let a link bring switches along', () => {
  it.each([
    [['--', 'steward://open?profile=a', '--data=/evil']],
    [['steward://open?profile=a', '--data', '/evil', '--profile=b']],
    [['steward://open?profile=a', '--data=/evil']],
    [['--', '--data=/evil', 'steward://open?profile=a']],
  ])('%j', (args) => {
    expect(read(...args)).toEqual({ ...nothing, link: 'steward://open?profile=a' });
  });
});

it('takes a folder of its own for portable', () => {
  expect(dataFolderOf(read())).toEqual({ folder: defaultDataFolder(), portable: false });
  expect(dataFolderOf(read('--data=/x'))).toEqual({ folder: resolve('/x'), portable: true });
});

it.each<[NodeJS.Platform, string, string | null]>([
  ['linux', '--remote-debugging-port=9222', '--remote-debugging-port=9222'],
  ['linux', '-remote-debugging-pipe', '-remote-debugging-pipe'],
  ['linux', '--IGNORE-certificate-errors', '--IGNORE-certificate-errors'],
  ['darwin', '--js-flags=--expose-gc', '--js-flags=--expose-gc'],
  ['win32', '/load-extension=C:\\x', '/load-extension=C:\\x'],
  ['win32', '--host-rules=MAP * 127.0.0.1', '--host-rules=MAP * 127.0.0.1'],
  ['linux', '/home/me/a.lic', null],
  ['win32', 'C:\\a.lic', null],
  ['linux', '--data=/x', null],
  ['linux', '--disable-gpu', null],
  ['win32', '--updated', null],
])('on %s a package takes %s, or names it', (platform, argument, refused) => {
  expect(refusedSwitch(['steward', '--profile', 'x', argument], platform)).toBe(refused);
  // Behind `--` Chromium reads none either.
  expect(refusedSwitch(['steward', '--', argument], platform)).toBeNull();
});
