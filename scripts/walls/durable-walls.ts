/** Walls around stored data (limits.md §1, §7). */
import type { Wall } from './wall.ts';

const atomic = 'src-main/services/durable/atomic-file.ts';
const atomicTest = 'src-main/services/durable/atomic-file.test.ts';
const lock = 'src-main/services/durable/write-lock.ts';

export const durableWalls: readonly Wall[] = [
  {
    title: 'save: fsync of the file',
    file: atomic,
    text: 'await file.sync();',
    weakened: '',
    test: atomicTest,
  },
  {
    title: 'save: fsync of the folder',
    file: atomic,
    text: '  await syncFolder(disk, dirname(path));\n',
    weakened: '',
    test: atomicTest,
  },
  {
    title: 'save: the size is looked at',
    file: atomic,
    text: 'if (size !== length) throw',
    weakened: 'if (false) throw',
    test: atomicTest,
  },
  {
    title: 'save: a short write goes on',
    file: 'src-main/services/durable/write-all.ts',
    text: 'while (written < bytes.byteLength) {',
    weakened: 'for (let once = true; once; once = false) {',
    test: atomicTest,
  },
  {
    title: 'save: a new name, then the old one',
    file: atomic,
    text: 'await writeWhole(disk, fresh, fill, options.mode ?? 0o600);',
    weakened:
      'await disk.rm(path, { force: true }); await writeWhole(disk, fresh, fill, options.mode ?? 0o600);',
    test: atomicTest,
  },
  {
    title: 'save: the previous generation is kept',
    file: atomic,
    text: 'if (options.keepPrevious) await keepPrevious(disk, path);',
    weakened: '',
    test: 'src-main/services/durable/store.test.ts',
  },
  {
    title: 'load: the checksum',
    file: 'src-main/services/durable/envelope.ts',
    text: 'if (raw.checksum !== checksumOf(raw.data)) return { ok: false };',
    weakened: '',
    test: 'src-main/services/durable/envelope.test.ts',
  },
  {
    title: 'database: an empty file is a damaged one',
    file: 'src-main/database/open.ts',
    text: "if (isEmpty(file)) throw new Unusable('corrupt');",
    weakened: '',
    test: 'src-main/services/changes/damaged-tray.test.ts',
  },
  {
    title: 'database: the previous generation takes the place of a damaged one',
    file: 'src-main/database/open.ts',
    text: 'const restored = takePrevious(file);',
    weakened: 'const restored = false;',
    test: 'src-main/services/changes/damaged-tray.test.ts',
  },
  {
    title: 'database: what is damaged by now is no generation to go back to',
    file: 'src-main/database/previous-generation.ts',
    text: '    demandSound(fresh);\n',
    weakened: '',
    test: 'src-main/services/changes/damaged-tray.test.ts',
  },
  {
    title: 'installation key: has a previous generation',
    file: 'src-main/services/installation-key/installation-key.ts',
    text: 'await store.update((kept) => kept).catch(() => undefined);',
    weakened: ';',
    test: 'src-main/services/installation-key/installation-key.test.ts',
  },
  {
    title: 'load: a bad file is kept',
    file: 'src-main/services/durable/store.ts',
    text: 'await disk.rename(source, join(folder, kept));',
    weakened: 'await disk.rm(source);',
    test: 'src-main/services/durable/store.test.ts',
  },
  {
    title: 'lock: one writer at a time',
    file: lock,
    text: "file = await disk.open(path, 'wx', 0o600);",
    weakened: "file = await disk.open(path, 'w', 0o600);",
    test: 'src-main/services/durable/write-lock.test.ts',
  },
  {
    title: 'lock: only one’s own is removed',
    file: lock,
    text: 'if (parseHolder(found)?.token === token) await',
    weakened: 'if (found) await',
    test: 'src-main/services/durable/write-lock.test.ts',
  },
  {
    title: 'lock: one dated in the future is watched',
    file: lock,
    text: 'return seen.since(`',
    weakened: 'return false && seen.since(`',
    test: 'src-main/services/durable/write-lock.test.ts',
  },
  {
    title: 'lock: a folder in its place is moved, not removed',
    file: lock,
    text: 'if (found?.isDirectory()) await disk.rename(',
    weakened:
      'if (found?.isDirectory()) await disk.rm(path, { recursive: true }); else if (false) await disk.rename(',
    test: 'src-main/services/durable/write-lock.test.ts',
  },
  {
    title: 'load: a disk that takes nothing does not stop a start',
    file: 'src-main/services/durable/store.ts',
    text: 'if (!isUnwritable(error) && !(error instanceof LockBusyError)) throw error;',
    weakened: 'throw error;',
    test: 'src-main/services/durable/store.test.ts',
  },
  {
    title: 'database: its user’s only',
    file: 'src-main/database/open.ts',
    text: '  keepPrivate(file);\n',
    weakened: '',
    test: 'src-main/database/open.test.ts',
  },
  {
    title: 'journal: a lost end is told',
    file: 'src-main/database/wal-tail.ts',
    text: 'if (!sum.is(frame, 16)) return true;',
    weakened: '',
    test: 'src-main/services/journal/lost-end.test.ts',
  },
  {
    title: 'journal: secrets are masked',
    file: 'src-main/services/journal/mask.ts',
    text: "isSecretField(key, value) && item !== null && item !== '' ? masked : ",
    weakened: '',
    test: 'src-main/services/journal/mask.test.ts',
  },
];
