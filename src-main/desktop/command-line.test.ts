import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { defaultDataFolder } from '../program/index.ts';
import { dataFolderFrom } from './command-line.ts';
import { licencePaths } from './opened-files.ts';

it.each([
  [['steward'], defaultDataFolder()],
  [['steward', '--data=/x'], resolve('/x')],
  [['steward', '.', '--data', 'rel'], resolve('/cwd', 'rel')],
  [['steward', '--data'], defaultDataFolder()],
  [['steward', '--data', '--inspect'], defaultDataFolder()],
  [['steward', '--database=/x'], defaultDataFolder()],
])('%j keeps its data in %s', (argv, folder) => {
  expect(dataFolderFrom(argv, '/cwd')).toBe(folder);
});

it.each([
  [
    ['steward', 'a.lic', 'B.LICENCE', '/x/c.license'],
    ['/cwd/a.lic', '/cwd/B.LICENCE', '/x/c.license'],
  ],
  [['steward.lic'], []],
  [['steward', '.', '--x.lic', 'notes.txt', 'https://x/a.lic.html'], []],
])('%j opens %j', (argv, paths) => {
  expect(licencePaths(argv, '/cwd')).toEqual(paths.map((path) => resolve(path)));
});
