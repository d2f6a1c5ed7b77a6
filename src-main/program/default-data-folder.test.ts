import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { defaultDataFolder } from './default-data-folder.ts';

const home = '/home/me';
it.skipIf(process.platform === 'win32').each([
  ['linux', {}, '/home/me/.config/Steward'],
  ['linux', { XDG_CONFIG_HOME: '/x' }, '/x/Steward'],
  ['linux', { XDG_CONFIG_HOME: '' }, '/home/me/.config/Steward'],
  ['darwin', {}, '/home/me/Library/Application Support/Steward'],
  ['win32', { APPDATA: '/roaming' }, '/roaming/Steward'],
  ['win32', {}, '/home/me/AppData/Roaming/Steward'],
] as const)('on %s with %j it is %s', (platform, env, folder) => {
  expect(defaultDataFolder(platform, env, home)).toBe(posix.normalize(folder));
});
