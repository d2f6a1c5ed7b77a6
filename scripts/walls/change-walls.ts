/** Walls around what people type and others save: nothing of anybody's is lost (limits.md §7). */
import type { Wall } from './wall.ts';

const twoAdministrators = 'tests/console/two-administrators.test.ts';
const door = 'src-renderer/data/changes/door.test.ts';

export const changeWalls: readonly Wall[] = [
  {
    title: 'change: a field that two changed is asked about',
    file: 'src-renderer/data/records/save-record.ts',
    text: 'if (clashes.length > 0) {',
    weakened: 'if (clashes.length > 99) {',
    test: twoAdministrators,
  },
  {
    title: 'change: what is newest is asked for again after choosing',
    file: 'src-renderer/data/records/save-record.ts',
    text: '      continue;\n',
    weakened:
      '      return saveRecord(kind, place, wanted, { choose: () => Promise.resolve(mine), ...options });\n',
    test: twoAdministrators,
  },
  {
    title: 'change: tips are sent only where they changed',
    file: 'src-shared/rules/tenant-edit/save.ts',
    text: 'sends.tips ?',
    weakened: 'true ?',
    test: 'src-shared/rules/tenant-edit/save.test.ts',
  },
  {
    title: 'change: what was saved is not said to have failed',
    file: 'src-renderer/data/changes/door.ts',
    text: '    if (found?.held) return done(null, found);\n',
    weakened: '',
    test: door,
  },
  {
    title: 'change: an older read does not come in after it',
    file: 'src-renderer/data/read.ts',
    text: '  await Promise.all(filters.map((filter) => queryClient.cancelQueries(filter)));\n',
    weakened: '',
    test: door,
  },
  {
    title: 'undo: one window only',
    file: 'src-main/services/journal/journal-service.ts',
    text: 'and undone = 0 and (undoing is null or undoing < ?)',
    weakened: 'and ? is not null',
    test: 'src-main/services/journal/journal-service.test.ts',
  },
  {
    title: 'draft: a secret is not kept',
    file: 'src-renderer/widgets/EditForm/use-edits.ts',
    text: '.filter((name) => !hidden.current.includes(name))',
    weakened: '',
    test: 'src-renderer/widgets/EditForm/use-edits.test.ts',
  },
  {
    title: 'name: a character that can’t be seen is refused by the server too',
    file: 'src-shared/rules/patterns/plain-text.ts',
    text: '  if (hidden) return',
    weakened: '  if (hidden && text === most.toString()) return',
    test: twoAdministrators,
  },
];
