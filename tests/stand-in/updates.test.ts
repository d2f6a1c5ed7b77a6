/** Newer versions: who may ask for them, where, and that nothing happens without the user's yes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { desktop as texts } from '#shared/text/tables/en-US/desktop.ts';
import { type UpdateRules, type Updater, watchUpdates } from '../../src-main/desktop/updates.ts';
import { answers, recordedOf, readyElectron } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(readyElectron);
afterEach(() => vi.useRealTimers());

const makeWay = vi.fn(async () => true);
const feed = 'https://updates.example/steward';

function fake(found: string | null = '2.0.0') {
  const updater = {
    autoDownload: true,
    autoInstallOnAppQuit: true,
    allowDowngrade: true,
    allowPrerelease: true,
    disableWebInstaller: false,
    setFeedURL: vi.fn(),
    checkForUpdates: vi.fn(async () =>
      found === null ? null : { isUpdateAvailable: found !== '9.9.9', updateInfo: { version: found } },
    ),
    downloadUpdate: vi.fn(async () => []),
    quitAndInstall: vi.fn(),
    on: vi.fn(),
  };
  return updater;
}

function make(
  updater: ReturnType<typeof fake>,
  rules: Partial<UpdateRules> = {},
  packagedFeed = false,
  report = vi.fn(),
  more: { packagedPublisher?: () => boolean; platform?: NodeJS.Platform } = {},
) {
  return watchUpdates({
    rules: () => ({ enabled: null, feed, isAutomatic: true, ...rules }),
    window: () => null,
    makeWay,
    texts: () => texts,
    report,
    // The fake has what is used of electron-updater.
    load: async () => updater as unknown as Updater,
    packagedFeed: () => packagedFeed,
    ...more,
  });
}

it('does nothing silently: neither download nor install nor an older version', async () => {
  answers.button = 1;
  const updater = fake();
  await make(updater).check(false);
  expect(updater).toMatchObject({
    autoDownload: false,
    autoInstallOnAppQuit: false,
    allowDowngrade: false,
    allowPrerelease: false,
  });
  expect(updater.setFeedURL.mock.calls).toEqual([[{ provider: 'generic', url: feed }]]);
  expect(recordedOf('dialog.message')[0]?.[0]).toMatchObject({
    message: 'Steward 2.0.0 is available.',
    defaultId: 1,
    cancelId: 1,
  });
  expect(updater.downloadUpdate).not.toHaveBeenCalled();
});

it('downloads after one yes and installs after another, not silently', async () => {
  const updater = fake();
  await make(updater).check(true);
  expect(recordedOf('dialog.message').map(([options]) => (options as { message: string }).message)).toEqual([
    'Steward 2.0.0 is available.',
    'Steward 2.0.0 is ready to be installed.',
  ]);
  expect(updater.quitAndInstall.mock.calls).toEqual([[false, true]]);
});

it('begins to install only when all windows are closed and the program has finished', async () => {
  const order: string[] = [];
  const updater = fake();
  makeWay.mockImplementationOnce(async () => {
    await new Promise((later) => setTimeout(later, 20));
    order.push('closed');
    return true;
  });
  updater.quitAndInstall.mockImplementation(() => void order.push('installs'));
  await make(updater).check(true);
  expect(order).toEqual(['closed', 'installs']);
  // Nothing of the program is left that could go on.
  updater.on.mock.calls.at(-1)?.[1](new Error('the installer does not start'));
  expect(recordedOf('app.relaunch')).toHaveLength(1);
  expect(recordedOf('app.exit')).toEqual([[1]]);
});

it('does not install where the user stays on unsaved work, and does not ask again', async () => {
  makeWay.mockResolvedValueOnce(false);
  const updater = fake();
  const updates = make(updater);
  await updates.check(true);
  expect(updater.quitAndInstall).not.toHaveBeenCalled();
  const asked = recordedOf('dialog.message').length;
  await updates.check(false);
  expect(recordedOf('dialog.message')).toHaveLength(asked);
});

it('does not ask again about what was put off, except by the menu', async () => {
  answers.button = 1;
  const updates = make(fake());
  await updates.check(false);
  await updates.check(false);
  expect(recordedOf('dialog.message')).toHaveLength(1);
  await updates.check(true);
  expect(recordedOf('dialog.message')).toHaveLength(2);
});

describe.each<[string, Partial<UpdateRules>, boolean, boolean, boolean]>([
  // what, rules, the package names a feed, looks unasked, the menu offers it
  ['a feed of the policy', {}, false, true, true],
  ['a feed of the package', { feed: null }, true, true, true],
  ['no feed', { feed: null }, false, false, false],
  ['the user does not want it unasked', { isAutomatic: false }, false, false, true],
  ['the organisation wants it', { isAutomatic: false, enabled: true }, false, true, true],
  ['the organisation forbids it', { enabled: false }, true, false, false],
])('with %s', (_, rules, packagedFeed, unasked, offered) => {
  it('looks, or does not', async () => {
    const updater = fake(null);
    const updates = make(updater, rules, packagedFeed);
    await updates.check(false);
    expect(updater.checkForUpdates.mock.calls.length > 0).toBe(unasked);
    expect(updates.available()).toBe(offered);
    await updates.check(true);
    expect(updater.checkForUpdates.mock.calls.length > 0).toBe(offered);
    // A user who asks for an update gets an answer.
    expect(recordedOf('dialog.message')).toHaveLength(1);
  });
});

it.each<[NodeJS.Platform, boolean, boolean]>([
  // system, the package names its publisher, it is looked at
  ['win32', true, true],
  ['win32', false, false],
  ['darwin', false, true],
  ['linux', false, true],
])(
  'on %s, with a publisher in the package: %s, a feed of the policy is used: %s',
  async (platform, named, used) => {
    const updater = fake(null);
    const report = vi.fn();
    const updates = make(updater, {}, true, report, { platform, packagedPublisher: () => named });
    await updates.check(true);
    expect(updater.checkForUpdates.mock.calls.length > 0).toBe(used);
    if (used) return;
    expect(updater.setFeedURL).not.toHaveBeenCalled();
    expect(recordedOf('dialog.message')[0]?.[0]).toMatchObject({ message: texts.update.noPublisher });
    expect(report).toHaveBeenCalledWith('updates', expect.stringContaining('NO_PUBLISHER'));
  },
);

it('never looks from a checkout', async () => {
  answers.packaged = false;
  const updater = fake();
  await make(updater).check(true);
  expect(updater.checkForUpdates).not.toHaveBeenCalled();
});

it('says that it failed to who asked, and to the log always', async () => {
  const updater = fake();
  updater.checkForUpdates.mockRejectedValue(new Error('ENOTFOUND'));
  const report = vi.fn();
  const updates = make(updater, {}, false, report);
  await updates.check(false);
  expect(recordedOf('dialog.message')).toEqual([]);
  await updates.check(true);
  expect(recordedOf('dialog.message')[0]?.[0]).toMatchObject({ message: texts.update.failed });
  expect(report).toHaveBeenCalledTimes(2);
});

it('looks a minute after the start and every day, until it is stopped', async () => {
  vi.useFakeTimers();
  const updater = fake('9.9.9');
  const updates = make(updater);
  updates.start();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(updater.checkForUpdates).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(24 * 3600_000);
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(2);
  updates.stop();
  await vi.advanceTimersByTimeAsync(72 * 3600_000);
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(2);
  expect(recordedOf('dialog.message')).toEqual([]);
});

it('passes a proxy that asks who one is, and answers nobody else', async () => {
  const updater = fake();
  const find = vi.fn(async (): Promise<{ userName: string; password: string } | null> => null);
  find.mockResolvedValueOnce({ userName: 'ada', password: 'secret' });
  const report = vi.fn();
  await watchUpdates({
    rules: () => ({ enabled: null, feed, isAutomatic: true }),
    window: () => null,
    makeWay,
    logins: { find },
    texts: () => texts,
    report,
    load: async () => updater as unknown as Updater,
    packagedFeed: () => false,
  }).check(true);
  const login = updater.on.mock.calls.find(([name]) => name === 'login')?.[1];
  const question = { isProxy: true, scheme: 'ntlm', host: 'proxy.example', port: 3128, realm: '' };
  const asked = (more: object) =>
    new Promise((done) => login({ ...question, ...more }, (...given: string[]) => done(given)));
  expect(await asked({})).toEqual(['ada', 'secret']);
  expect(await asked({})).toEqual(['', '']);
  expect(find.mock.calls.at(-1)).toEqual([question, null, [{ userName: 'ada', password: 'secret' }]]);
  expect(await asked({ isProxy: false })).toEqual(['', '']);
  expect(find).toHaveBeenCalledTimes(2);
});
