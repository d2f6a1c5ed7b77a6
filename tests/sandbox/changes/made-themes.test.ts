/** Themes of every family: made and rolled back, every table is as it was; deleted, they are made again as they were. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { examplePackage } from '#shared/api/themes/example-package.ts';
import { newThemeId } from '#shared/api/themes/settings.ts';
import { importBackZip } from '#shared/api/themes/zips.ts';
import { applyChanges } from '#shared/rules/changes/apply.ts';
import { inverseOfSet } from '#shared/rules/changes/inverse.ts';
import { madeTheme, presenceAt } from '#shared/rules/records/themes/theme-presence.ts';
import { newBackTheme, newMobileTheme, newSpecialTheme } from '#shared/rules/themes/defaults.ts';
import { allThemes } from '#shared/rules/themes/find-theme.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { applying, changeOf, knownKind, openServer, thereAndBack } from './on-sandbox.ts';

let folder: string;
let server: Awaited<ReturnType<typeof openServer>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-themes-'));
  server = await openServer(folder, 1);
});
afterEach(async () => {
  server.sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const topicName = 'Quay';
const useRange = [{ kind: 'department', id: 'D203', exclude: false, below: true }];
const where = { deptId: '' };
const families: readonly (readonly [
  terminal: ThemeLocator['terminal'],
  style: ThemeLocator['style'],
  form: object,
])[] = [
  ['pc', 'light', newBackTheme('pc', 'light', where)],
  ['pcClient', 'client', newBackTheme('app-pc', 'client', where)],
  ['special', 'dark', { ...newSpecialTheme(where), createWay: 'ecode', ecode: 'EC1' }],
  ['h5', 'dark', newMobileTheme('dark', where, (key) => key)],
];
const placeOf = async (
  terminal: ThemeLocator['terminal'],
  style: ThemeLocator['style'],
): Promise<ThemeLocator> => ({
  terminal,
  style,
  name: topicName,
  deptId: '',
  external: false,
  id: await server.client.call(newThemeId, {}),
});

it.each(families)('of %s, %s: made, and deleted again', async (terminal, style, form) => {
  const { ask, client, tables } = server;
  const kind = presenceAt(terminal).id;
  const locator = await placeOf(terminal, style);
  const made = madeTheme({ ...form, topicName, useRange });
  const before = tables();
  const there = await changeOf(ask, kind, locator, () => ({ there: [made] }));
  const results = await thereAndBack(client, [there], () => expect(tables()).not.toEqual(before));
  expect(results).toEqual([`${kind} done`, `${kind} done`]);
  expect(tables()).toEqual(before);
});

it.each(families)(
  'of %s, %s: what names a new one waits for it, also on the way back',
  async (terminal, style, form) => {
    const { ask, client, tables } = server;
    const kind = presenceAt(terminal).id;
    const locator = await placeOf(terminal, style);
    const made = madeTheme({ ...form, topicName, useRange });
    const before = tables();
    const enable = {
      title: 'themeActions.enabled',
      kind: 'themeState',
      place: locator,
      touches: [],
      path: '',
      edits: { enabled: { from: false, to: true } },
    };
    const make = await changeOf(ask, kind, locator, () => ({ there: [made] }));
    const results = await thereAndBack(client, [enable, make], () => expect(tables()).not.toEqual(before));
    expect(results).toEqual([`${kind} done`, 'themeState done', 'themeState done', `${kind} done`]);
    expect(tables()).toEqual(before);
  },
);

it.each(families)(
  'of %s, %s: deleted, it is made again under its id with all that it said',
  async (terminal, style) => {
    const { ask, client } = server;
    const kind = presenceAt(terminal);
    const scope = { terminal, deptId: '', external: false };
    const one = (await allThemes(ask, scope)).find(
      (theme) => theme.topicType === 'teams' && (terminal === 'special' || theme.topicStyle === style),
    );
    if (!one) throw new Error('the sandbox has one');
    const locator = { ...scope, id: one.id, name: one.topicName, style: one.topicStyle };
    const { there } = await kind.read(ask, locator, ['there']);
    const gone = await changeOf(ask, kind.id, locator, () => ({ there: [] }));
    expect(gone.edits).toEqual({ there: { from: there, to: [] } });
    const run = applying(client);
    await applyChanges([gone], run.how);
    expect(await kind.read(ask, locator, ['there'])).toEqual({ there: [] });
    const back = applying(client);
    await applyChanges(inverseOfSet(run.applied, knownKind), back.how);
    expect([...run.results, ...back.results]).toEqual([`${kind.id} done`, `${kind.id} done`]);
    expect(await kind.read(ask, locator, ['there'])).toEqual({ there });
    const again = (await allThemes(ask, scope)).find(({ id }) => id === one.id);
    expect(again).toMatchObject({ topicStatus: false, topicAppoint: 'none' });
  },
);

it('one that a zip brought is taken back by the same record', async () => {
  const { ask, client, tables } = server;
  const scope = { terminal: 'pc', deptId: '', external: false } as const;
  const before = tables();
  const [id = ''] = await client.call(importBackZip, { file: examplePackage('backTopic'), dtu: 'pc' });
  const one = (await allThemes(ask, scope)).find((theme) => theme.id === id);
  const locator = { ...scope, id, name: one?.topicName ?? '', style: one?.topicStyle ?? 'dark' };
  const run = applying(client);
  await applyChanges([await changeOf(ask, 'backThemePresence', locator, () => ({ there: [] }))], run.how);
  expect(run.results).toEqual(['backThemePresence done']);
  expect(tables()).toEqual(before);
});

it('a value that a theme’s form refuses is refused from a file, too', async () => {
  const { ask, client, tables } = server;
  const before = tables();
  const sent = async (terminal: ThemeLocator['terminal'], style: ThemeLocator['style'], made: object) => {
    const locator = await placeOf(terminal, style);
    const run = applying(client);
    const change = await changeOf(ask, presenceAt(terminal).id, locator, () => ({ there: [made] }));
    await applyChanges([change], run.how);
    expect(run.sent()).toBe(0);
    return run.results;
  };
  const back = madeTheme({ ...newBackTheme('pc', 'dark', where), topicName });
  const phone = newMobileTheme('dark', where, (key) => key);
  const mobile = madeTheme({ ...phone, topicName });
  const [icon] = phone.icons;
  const refused = ['backThemePresence refused there'];
  expect(await sent('pc', 'dark', { ...back, topicName: '' })).toEqual(refused);
  expect(await sent('pc', 'dark', { ...back, navigationBgColor: 'red;' })).toEqual(refused);
  expect(await sent('pc', 'dark', { ...back, topicStyle: 'client' })).toEqual(refused);
  expect(await sent('pc', 'dark', { ...back, evil: 'x' })).toEqual(refused);
  expect(await sent('pc', 'dark', { topicName })).toEqual(refused);
  for (const icons of [null, 'x', [null], [{ ...icon, iconDefault: 'javascript:alert(1)' }]])
    expect(await sent('h5', 'dark', { ...mobile, icons })).toEqual(['mobileThemePresence refused there']);
  expect(tables()).toEqual(before);
});
