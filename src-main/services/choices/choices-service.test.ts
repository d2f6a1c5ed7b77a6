import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { mostChoices } from '#shared/bridge/choices.ts';
import { createChoicesService } from './choices-service.ts';

let folder: string;
let reported: unknown[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-choices-'));
  reported = [];
});
const open = () => createChoicesService({ folder, report: (error) => reported.push(error) });

it('keeps choices over a start, the newest of a name, and forgets an empty one', async () => {
  const choices = open();
  expect(await choices.all()).toEqual({});
  await choices.keep({ name: 'list.one', value: '{"hidden":["a"]}' });
  await choices.keep({ name: 'palette.starred', value: '[]' });
  await choices.keep({ name: 'list.one', value: '{"hidden":["b"]}' });
  const kept = { 'list.one': '{"hidden":["b"]}', 'palette.starred': '[]' };
  expect(await open().all()).toEqual(kept);
  await choices.keep({ name: 'list.one', value: '' });
  expect(await open().all()).toEqual({ 'palette.starred': '[]' });
});

it('keeps what another shell kept meanwhile', async () => {
  const [one, other] = [open(), open()];
  await one.keep({ name: 'a', value: '1' });
  await other.keep({ name: 'b', value: '2' });
  expect(await one.all()).toEqual({ a: '1', b: '2' });
});

it('takes names that objects have of their own as they are', async () => {
  const choices = open();
  await choices.keep({ name: 'constructor', value: '1' });
  expect(await open().all()).toEqual({ constructor: '1' });
});

it('refuses one more than it keeps, by name, and keeps the others', async () => {
  const choices = open();
  await Promise.all(
    Array.from({ length: mostChoices }, (_, index) => choices.keep({ name: `n${index}`, value: '1' })),
  );
  await expect(choices.keep({ name: 'more', value: '1' })).rejects.toMatchObject({
    code: 'CHOICE_NOT_KEPT',
    params: { reason: 'FULL' },
  });
  await choices.keep({ name: 'n0', value: '2' });
  expect(Object.keys(await open().all())).toHaveLength(mostChoices);
});

it('sets a file aside that can not be read, says so, and begins anew', async () => {
  await writeFile(join(folder, 'choices.json'), 'no');
  const choices = open();
  expect(await choices.all()).toEqual({});
  expect(reported).toHaveLength(1);
  const aside = (await readdir(folder)).find((name) => name.startsWith('choices.corrupt-')) ?? '';
  expect(await readFile(join(folder, aside), 'utf8')).toBe('no');
});

it('says why where the disk refuses; a start goes on without', async () => {
  folder = join(folder, 'file');
  await writeFile(folder, '');
  const choices = open();
  await expect(choices.keep({ name: 'a', value: '1' })).rejects.toMatchObject({ code: 'CHOICE_NOT_KEPT' });
  expect(await choices.all()).toEqual({});
  expect(reported).not.toHaveLength(0);
});
