import { afterEach, expect, test, vi } from 'vitest';
import { cachedTree, cacheTree, menuCacheKey, onMenuStorageFull } from './menu-cache.ts';
import { aSession } from './testing/session.ts';

const session = aSession({});
const tree = [{ menuCode: 'org', children: [{ menuCode: 'esb', children: [] }] }];

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

// Row APP-188.
test('the key combines tenant and user', () => {
  expect(menuCacheKey(session)).toBe('menu.t1.7');
  cacheTree(session, tree);
  expect(cachedTree(session)).toEqual(tree);
  expect(cachedTree(aSession({ user: { id: '8' } }))).toBeUndefined();
  expect(cachedTree(aSession({ tenant: { tenantKey: 't2' } }))).toBeUndefined();
});

test.each(['', 'not json', '{}', '[{"menuCode":1,"children":[]}]', '[{"menuCode":"org"}]', '[null]'])(
  'a value that is no tree is not used: %s',
  (text) => {
    localStorage.setItem(`steward.${menuCacheKey(session)}`, text);
    expect(cachedTree(session)).toBeUndefined();
  },
);

// Row GEN-062.
test('a full storage is told once and throws nothing', () => {
  const told = vi.fn();
  const stop = onMenuStorageFull(told);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(cacheTree(session, tree)).toBe(false);
  expect(cacheTree(session, tree)).toBe(false);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test('a storage that was full before anybody listened is told to whoever listens then', async () => {
  vi.resetModules();
  const fresh = await import('./menu-cache.ts');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fresh.cacheTree(session, tree);
  const told = vi.fn();
  for (const stop of [fresh.onMenuStorageFull(told), fresh.onMenuStorageFull(told)]) stop();
  expect(told).toHaveBeenCalledTimes(1);
});
