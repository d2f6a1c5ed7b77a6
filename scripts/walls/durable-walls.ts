/** Walls around stored data (limits.md §1, §7). */
import type { Wall } from './wall.ts';

const atomicTest = 'src-main/services/durable/atomic-file.test.ts';

export const durableWalls: readonly Wall[] = [
  {
    title: 'save: fsync of the file',
    mark: 'save-file-sync',
    weakened: '',
    test: atomicTest,
  },
  {
    title: 'save: fsync of the folder',
    mark: 'save-folder-sync',
    weakened: '',
    test: atomicTest,
  },
  {
    title: 'save: the size is looked at',
    mark: 'save-size',
    weakened: '',
    test: atomicTest,
  },
  {
    title: 'save: a short write goes on',
    mark: 'save-short-write',
    part: 'while (written < bytes.byteLength)',
    weakened: 'for (let once = true; once; once = false)',
    test: atomicTest,
  },
  {
    title: 'save: a new name, then the old one',
    mark: 'save-new-name-first',
    weakened:
      'await disk.rm(path, { force: true }); await writeWhole(disk, fresh, fill, options.mode ?? 0o600);',
    test: atomicTest,
  },
  {
    title: 'save: the previous generation is kept',
    mark: 'save-previous',
    weakened: '',
    test: 'src-main/services/durable/store.test.ts',
  },
  {
    title: 'load: the checksum',
    mark: 'load-checksum',
    weakened: '',
    test: 'src-main/services/durable/envelope.test.ts',
  },
  {
    title: 'database: an empty file is a damaged one',
    mark: 'database-empty',
    weakened: '',
    test: 'src-main/services/changes/damaged-tray.test.ts',
  },
  {
    title: 'database: the previous generation takes the place of a damaged one',
    mark: 'database-previous',
    weakened: 'false',
    test: 'src-main/services/changes/damaged-tray.test.ts',
  },
  {
    title: 'database: what is damaged by now is no generation to go back to',
    mark: 'database-previous-sound',
    weakened: '',
    test: 'src-main/services/changes/damaged-tray.test.ts',
  },
  {
    title: 'installation key: has a previous generation',
    mark: 'installation-key-previous',
    weakened: '',
    test: 'src-main/services/installation-key/installation-key.test.ts',
  },
  {
    title: 'load: a bad file is kept',
    mark: 'load-bad-file-kept',
    weakened: 'disk.rm(source)',
    test: 'src-main/services/durable/store.test.ts',
  },
  {
    title: 'lock: one writer at a time',
    mark: 'lock-exclusive',
    weakened: "'w'",
    test: 'src-main/services/durable/write-lock.test.ts',
  },
  {
    title: 'lock: only one’s own is removed',
    mark: 'lock-own',
    weakened: 'found',
    test: 'src-main/services/durable/write-lock.test.ts',
  },
  {
    title: 'lock: one dated in the future is watched',
    mark: 'lock-future',
    weakened: 'false',
    test: 'src-main/services/durable/write-lock.test.ts',
  },
  {
    title: 'lock: a folder in its place is moved, not removed',
    mark: 'lock-folder',
    weakened: 'disk.rm(path, { recursive: true })',
    test: 'src-main/services/durable/write-lock.test.ts',
  },
  {
    title: 'load: a disk that takes nothing does not stop a start',
    mark: 'load-unwritable-disk',
    weakened: 'throw error;',
    test: 'src-main/services/durable/store.test.ts',
  },
  {
    title: 'database: its user’s only',
    mark: 'database-private',
    weakened: '',
    test: 'src-main/database/open.test.ts',
  },
  {
    title: 'journal: a lost end is told',
    mark: 'journal-lost-end',
    weakened: '',
    test: 'src-main/services/journal/lost-end.test.ts',
  },
  {
    title: 'journal: secrets are masked',
    mark: 'journal-masked',
    weakened: 'false',
    test: 'src-main/services/journal/mask.test.ts',
  },
];
