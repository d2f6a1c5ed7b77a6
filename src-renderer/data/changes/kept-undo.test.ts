import { expect, it } from 'vitest';
import { permissionCacheReload } from '#shared/api/frame.ts';
import type { Change } from './change.ts';
import { keptUndo } from './kept-undo.ts';
import { changeFromUndo } from './undo-from-journal.ts';

const inverse = (input: unknown) =>
  ({
    title: 'common.appName',
    endpoint: permissionCacheReload,
    input,
    before: null,
    touches: [permissionCacheReload],
  }) as unknown as Omit<Change, 'undo'>;

it('survives the journal', () => {
  const kept = keptUndo(inverse({ name: 'old', list: [1, null] }));
  expect(kept).toEqual({
    title: 'common.appName',
    endpoint: 'frame.permissionCacheReload',
    input: '{"name":"old","list":[1,null]}',
    touches: ['frame.permissionCacheReload'],
  });
  expect(kept && changeFromUndo(kept, 'now')).toMatchObject({
    endpoint: permissionCacheReload,
    input: { name: 'old', list: [1, null] },
    before: 'now',
    touches: [permissionCacheReload],
  });
});

it.each([[{ password: 'x' }], [{ file: new File(['a'], 'a.txt') }], [undefined]])(
  'is not kept: %o',
  (input) => {
    expect(keptUndo(inverse(input))).toBeNull();
  },
);

it('is refused for an endpoint that is not known, or writes nothing', () => {
  const kept = { title: 'x', endpoint: 'gone.away', input: '{}', touches: [] };
  expect(changeFromUndo(kept, null)).toBeNull();
  expect(changeFromUndo({ ...kept, endpoint: 'frame.currentTree' }, null)).toBeNull();
});
