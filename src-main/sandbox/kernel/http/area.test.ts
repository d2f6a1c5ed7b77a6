import { expect, test, vi } from 'vitest';
import { type Area, areaFinder } from './area.ts';

function areaOf(...addresses: string[]) {
  const load = vi.fn(async () => ({ routes: [] }));
  const area: Area = { addresses: async () => addresses, load };
  return { area, load };
}
const request = (method: string, path: string) => new Request(`http://sandbox${path}`, { method });
/** Returns the number in order of opening as an area's app. */
function finder() {
  let opened = 0;
  return areaFinder(() => {
    opened += 1;
    return opened;
  });
}

test('the area that has the address is loaded, once, and no other', async () => {
  const [first, second] = [areaOf('GET /api/a', 'POST /api/b'), areaOf('POST /api/a')];
  const areas = [first.area, second.area];
  const find = finder();
  expect(await find(areas, request('POST', '/api/a?q=1'))).toBe(1);
  expect(await find(areas, request('POST', '/api/a'))).toBe(1);
  expect(first.load).not.toHaveBeenCalled();
  expect(second.load).toHaveBeenCalledOnce();
});

test('a call without a body is treated as a read', async () => {
  const { area } = areaOf('GET /api/a');
  expect(await finder()([area], request('HEAD', '/api/a'))).toBe(1);
});

test('a part in braces stands for one text, and gives way to an address that is written out', async () => {
  const [any, own] = [areaOf('GET /api/a/{id}'), areaOf('GET /api/a/own')];
  const areas = [any.area, own.area];
  const find = finder();
  await find(areas, request('GET', '/api/a/own'));
  expect(any.load).not.toHaveBeenCalled();
  await find(areas, request('GET', '/api/a/7'));
  expect(any.load).toHaveBeenCalledOnce();
  expect(await find(areas, request('GET', '/api/a/'))).toBeNull();
  expect(await find(areas, request('GET', '/api/a/7/8'))).toBeNull();
});

test('an address that no area has loads none', async () => {
  const { area, load } = areaOf('GET /api/a');
  expect(await finder()([area], request('GET', '/api/b'))).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

test('an area that could not be loaded is loaded by the next request', async () => {
  const { area, load } = areaOf('GET /api/a');
  load.mockRejectedValueOnce(new Error('not read'));
  const find = finder();
  await expect(find([area], request('GET', '/api/a'))).rejects.toThrow('not read');
  const areas = [area];
  expect(await find(areas, request('GET', '/api/a'))).toBe(1);
});
