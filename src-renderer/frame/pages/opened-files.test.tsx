/** Files that the system opened with the program, reported one by one: none is lost. */
import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { store } from '#data/store.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import { until } from '#shared/testing/until.ts';
import { noteOpenedFiles, openedFilesAtom } from '#state/opened-files.ts';
import { LicenceToolPage } from '../../screens/licence/LicenceToolPage.tsx';
import { stage } from '../testing/frame-stage.tsx';

const bridge = vi.hoisted(() => ({
  licence: { parse: vi.fn(), survey: vi.fn() },
  files: { release: vi.fn(async () => null) },
}));
vi.mock('#data/http.ts', () => ({ send: vi.fn(async () => true) }));
vi.mock('#data/bridge.ts', () => ({ bridge, onBridgeEvent: () => () => undefined }));

const file = (id: string): FileHandle => ({ id, name: `${id}.lic`, size: 10 });
const surveyed = () => bridge.licence.survey.mock.lastCall?.[0].files;

// Preloads the board's code, so that the tests' waits do not include it.
beforeAll(() => import('../../screens/licence/board/BoardEntry.tsx'));
beforeEach(() => {
  store.set(openedFilesAtom, null);
  bridge.licence.parse.mockReset().mockReturnValue(new Promise(() => undefined));
  bridge.licence.survey.mockReset().mockReturnValue(new Promise(() => undefined));
});

test('those that came before the tool was there go to the board together', async () => {
  noteOpenedFiles([file('a')]);
  noteOpenedFiles([file('b')]);
  await stage(<LicenceToolPage />, { at: '/licensetool' });
  await until(() => surveyed()?.length === 2);
  expect(surveyed()).toEqual(['a', 'b']);
  expect(bridge.licence.parse).not.toHaveBeenCalled();
});

test('one that comes while the one before is being read goes to the board with it', async () => {
  await stage(<LicenceToolPage />, { at: '/licensetool' });
  act(() => noteOpenedFiles([file('a')]));
  await until(() => bridge.licence.parse.mock.calls.length === 1);
  act(() => noteOpenedFiles([file('b')]));
  await until(() => surveyed()?.length === 2);
  expect(surveyed()).toEqual(['a', 'b']);
});

test('one that comes when the one before has been read takes its place', async () => {
  bridge.licence.parse.mockRejectedValue(new Error('not a licence'));
  await stage(<LicenceToolPage />, { at: '/licensetool' });
  act(() => noteOpenedFiles([file('a')]));
  await screen.findByRole('alert');
  act(() => noteOpenedFiles([file('b')]));
  await until(() => bridge.licence.parse.mock.calls.length === 2);
  expect(bridge.licence.parse.mock.lastCall?.[0]).toMatchObject({ file: 'b' });
  expect(bridge.licence.survey).not.toHaveBeenCalled();
});
