import { expect, it } from 'vitest';
import { permissionCacheReload } from '#shared/api/frame/frame.ts';
import { storedRestore } from './stored-undo.ts';
import { changeFromUndo, recordFromUndo } from './undo-from-journal.ts';

const change: Parameters<typeof storedRestore>[0] = {
  title: 'tenantEdit.change.info',
  endpoint: permissionCacheReload,
  touches: [permissionCacheReload],
};
const restores = (to: unknown) => ({
  kind: 'tenant',
  place: { deployment: 'private' },
  edits: { contact: { from: 'new', to } },
});

it('survives the journal', () => {
  const kept = storedRestore(change, restores(['old', null]));
  expect(kept).toEqual({
    title: 'tenantEdit.change.info',
    endpoint: 'frame.permissionCacheReload',
    input: '{"place":{"deployment":"private"},"edits":{"contact":{"from":"new","to":["old",null]}}}',
    touches: ['frame.permissionCacheReload'],
    record: 'tenant',
  });
  expect(kept && recordFromUndo(kept)).toEqual(restores(['old', null]));
});

it.each([[{ password: 'x' }], [{ file: new File(['a'], 'a.txt') }]])('is not kept: %o', (value) => {
  expect(storedRestore(change, restores(value))).toBeNull();
});

/** The format of an earlier version. */
const whole = {
  title: 'x',
  endpoint: 'frame.permissionCacheReload',
  input: '{"name":"old"}',
  touches: ['frame.permissionCacheReload'],
};

it('a whole call of an earlier version is read', () => {
  expect(recordFromUndo(whole)).toBeNull();
  expect(changeFromUndo(whole, 'now')).toMatchObject({
    endpoint: permissionCacheReload,
    input: { name: 'old' },
    before: 'now',
    touches: [permissionCacheReload],
  });
});

it('is refused for an endpoint that is not known, or writes nothing', () => {
  expect(changeFromUndo({ ...whole, endpoint: 'gone.away' }, null)).toBeNull();
  expect(changeFromUndo({ ...whole, endpoint: 'frame.currentTree' }, null)).toBeNull();
});
