import { expect, it } from 'vitest';
import { desktopObstacle } from './electron.mjs';

it.each([
  [{ platform: 'win32', env: {}, uid: undefined }, undefined],
  [{ platform: 'darwin', env: {}, uid: 501 }, undefined],
  [{ platform: 'linux', env: { DISPLAY: ':0' }, uid: 1000 }, undefined],
  [{ platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' }, uid: 1000 }, undefined],
  [
    { platform: 'linux', env: {}, uid: 1000 },
    'there is no display (DISPLAY and WAYLAND_DISPLAY are not set)',
  ],
  [{ platform: 'linux', env: { DISPLAY: ':0' }, uid: 0 }, 'Electron does not run sandboxed as root'],
] as const)('on %j the obstacle to the desktop is %j', (machine, obstacle) => {
  expect(desktopObstacle({ ...machine, platform: machine.platform as NodeJS.Platform })).toBe(obstacle);
});
