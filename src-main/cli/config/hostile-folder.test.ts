/** Folders of a configuration that are damaged or made to do harm: refused by name, and nothing outside is touched. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { editRecord, fileWith } from '../testing/folder-files.ts';
import { steward, temporary } from '../testing/steward.ts';

const data = temporary();
const pulled = join(temporary(), 'configuration');
const here = (...args: string[]) =>
  steward([...args, '--server', 'sandbox', '--user', 'systemAdministrator'], { dataFolder: data });
/** No server answers at this address, so that a request fails with another message. */
const nowhere = (...args: string[]) =>
  steward([...args, '--server', 'http://127.0.0.1:9', '--user', 'lin', '--password-file', '-'], {
    dataFolder: data,
    input: 'password',
  });

beforeAll(async () => {
  mkdirSync(pulled);
  await here('config', 'pull', pulled, '--area', 'network,reminders,system');
});

const copy = (): string => {
  const folder = join(temporary(), 'copy');
  cpSync(pulled, folder, { recursive: true });
  return folder;
};
const hostile: [string, (folder: string) => void, number, string][] = [
  ['no folder', (folder) => rmSync(folder, { recursive: true }), 2, 'There is no file'],
  ['an empty one', (folder) => rmSync(join(folder, 'steward-configuration.json')), 2, 'There is no file'],
  [
    'a damaged record',
    (folder) => writeFileSync(fileWith(folder, 'ipSegment'), '<<<<<<< HEAD'),
    2,
    '[notJson]',
  ],
  [
    'another file among the records',
    (folder) => writeFileSync(join(folder, 'network/ipSegment/other.json'), '{}'),
    2,
    '[otherFormat]',
  ],
  [
    'a record twice',
    (folder) => cpSync(fileWith(folder, 'ipSegment'), join(folder, 'network/ipSegment/copy.json')),
    2,
    '[twice]',
  ],
  [
    'a secret',
    (folder) =>
      editRecord(fileWith(folder, 'sysconfig'), (record) =>
        Object.assign(record, { place: { configKey: 'smtp_password' } }),
      ),
    2,
    '[secret]',
  ],
  [
    'a kind of another place',
    (folder) =>
      editRecord(fileWith(folder, 'ipSegment'), (record) => Object.assign(record, { kind: 'tenant.delete' })),
    2,
    '[unknownKind]',
  ],
  [
    'two fields of one name',
    (folder) =>
      writeFileSync(fileWith(folder, 'ipSegment'), '{"format":"steward.configuration-record","format":"x"}'),
    2,
    '[hostile]',
  ],
  [
    'a newer one',
    (folder) =>
      editRecord(join(folder, 'steward-configuration.json'), (head) => Object.assign(head, { version: 2 })),
    2,
    '[newer]',
  ],
  [
    'a link in the place of a file',
    (folder) => {
      const path = fileWith(folder, 'ipSegment');
      rmSync(path);
      symlinkSync('/etc/passwd', path);
    },
    2,
    'a link, or no regular file',
  ],
  [
    'a link in the place of a folder',
    (folder) => {
      rmSync(join(folder, 'network'), { recursive: true });
      symlinkSync(temporary(), join(folder, 'network'));
    },
    2,
    'a link, or no regular file',
  ],
  [
    'a pipe',
    (folder) => {
      const path = fileWith(folder, 'ipSegment');
      rmSync(path);
      execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', path]);
    },
    2,
    'a link, or no regular file',
  ],
];
test.each(hostile)(
  '%s is refused by name, and nothing is asked of the server',
  async (_, spoil, code, said) => {
    const folder = copy();
    spoil(folder);
    for (const command of ['plan', 'apply']) {
      const ended = await nowhere('config', command, folder);
      expect(ended).toMatchObject({ code, out: '' });
      expect(ended.err).toContain(said);
    }
  },
);

test('a pull writes through no link', async () => {
  const folder = copy();
  const elsewhere = temporary();
  rmSync(join(folder, 'network'), { recursive: true });
  symlinkSync(elsewhere, join(folder, 'network'));
  expect(await here('config', 'pull', folder)).toMatchObject({ code: 2, out: '' });
  expect(readdirSync(elsewhere)).toEqual([]);
  const file = fileWith(folder, 'newUserPush');
  const target = join(elsewhere, 'target');
  rmSync(join(folder, 'network'));
  rmSync(file);
  symlinkSync(target, file);
  expect((await here('config', 'pull', folder)).code).toBe(2);
  expect(existsSync(target)).toBe(false);
});
