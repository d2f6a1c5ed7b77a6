/** Walls around unsaved and saved changes: nobody's input is lost (limits.md §7). */
import type { Wall } from './wall.ts';

const twoAdministrators = 'tests/console/two-administrators.test.ts';
const door = 'src-renderer/data/changes/door.test.ts';

/** Instead of asking: what is to be done is done. */
const atOnce = '(async (go: () => Promise<void>) => go().then(() => true))(';

export const changeWalls: readonly Wall[] = [
  {
    title: 'change: a field that two changed is asked about',
    mark: 'clash-asked',
    weakened: '',
    test: twoAdministrators,
  },
  {
    title: 'change: what is newest is asked for again after choosing',
    mark: 'clash-newest',
    weakened:
      'return saveRecord(kind, locator, resolveClashes(currentEdits, outcome, (name) => mine.has(name)), { choose: () => Promise.resolve(mine), ...options });',
    test: twoAdministrators,
  },
  {
    title: 'change: of all windows one saves a record at a time',
    mark: 'save-one-window',
    weakened: 'work()',
    test: twoAdministrators,
  },
  {
    title: 'change: tips are sent only where they changed',
    mark: 'tips-only-changed',
    weakened: 'true',
    test: 'src-shared/rules/tenant/edit/save.test.ts',
  },
  {
    title: 'change: what was saved is not said to have failed',
    mark: 'saved-not-failed',
    weakened: '',
    test: door,
  },
  {
    title: 'change: one that failed within the server is looked for',
    mark: 'failed-within-looked-for',
    part: 'within || ',
    weakened: '',
    test: 'tests/console/lost-answers.test.ts',
  },
  {
    title: 'tray: the end of the session is no failure of what was not begun',
    mark: 'session-end-no-failure',
    weakened: 'false',
    test: 'src-shared/rules/changes/apply.test.ts',
  },
  {
    title: 'tray: a turn that is lost is told to who has it',
    mark: 'turn-lost-told',
    weakened: 'undefined',
    test: 'src-renderer/screens/changes/tray-lease.test.ts',
  },
  {
    title: 'tray: nothing is begun by who has not the turn',
    mark: 'turn-demanded',
    weakened: '',
    test: 'tests/screens/changes/answers.test.ts',
  },
  {
    title: 'tray: a turn that is not renewed is given to who asks',
    mark: 'turn-lapsed',
    weakened: 'false',
    test: 'src-main/services/changes/tray-leases.test.ts',
  },
  {
    title: 'change: an older read does not come in after it',
    mark: 'older-read-cancelled',
    weakened: '',
    test: door,
  },
  {
    title: 'undo: whoever else is on the white list stays on it',
    mark: 'white-list-others',
    weakened: 'Object.keys(after)',
    test: 'tests/console/undo-over-newest.test.ts',
  },
  {
    title: 'undo: a certification that was decided since is asked about',
    mark: 'certification-since',
    weakened: "'pending'",
    test: 'tests/console/undo-over-newest.test.ts',
  },
  {
    title: 'undo: one window only',
    mark: 'undo-once',
    part: 'undone = 0 and (undoing is null or undoing < ?)',
    weakened: '? is not null',
    test: 'src-main/services/journal/journal-service.test.ts',
  },
  {
    title: 'draft: a secret is not kept',
    mark: 'draft-no-secret',
    weakened: 'true',
    test: 'src-renderer/widgets/Form/use-edits.test.ts',
  },
  {
    title: 'draft: it is offered to whoever typed it',
    mark: 'draft-account',
    weakened: '!session',
    test: 'src-renderer/widgets/Form/drafts-by-person.test.ts',
  },
  {
    title: 'draft: the value of a secret header is not kept',
    mark: 'draft-secret-header',
    weakened: 'line',
    test: 'src-renderer/screens/servers/edit/use-server-form.test.ts',
  },
  {
    title: 'profile: what was made over another edition is not written',
    mark: 'profile-edition',
    weakened: '',
    test: 'tests/console/profile-two-windows.test.ts',
  },
  {
    title: 'profile: a secret goes where the user saw it go',
    mark: 'secret-shown-where',
    weakened: 'false',
    test: 'tests/console/profile-two-windows.test.ts',
  },
  {
    title: 'name: a character that can’t be seen is refused by the server too',
    mark: 'hidden-character',
    weakened: '',
    test: twoAdministrators,
  },
  {
    title: 'unsaved: who takes the page away asks',
    mark: 'unsaved-page',
    weakened: '',
    test: 'src-renderer/state/unsaved-work.test.ts',
  },
  {
    title: 'unsaved: an address that takes a form away asks',
    mark: 'unsaved-address',
    weakened: 'return false;',
    test: 'src-renderer/state/unsaved-work.test.ts',
  },
  {
    title: 'form: what is wrong is not sent',
    mark: 'form-wrong',
    weakened: '',
    test: 'src-renderer/widgets/Form/use-form.test.ts',
  },
  {
    title: 'form: a file that is still being read is waited for',
    mark: 'form-file-pending',
    weakened: '',
    test: 'src-renderer/widgets/Form/use-form.test.ts',
  },
  {
    title: 'unsaved: signing out asks',
    mark: 'unsaved-sign-out',
    part: 'leaving(',
    weakened: atOnce,
    test: 'src-renderer/state/session.test.ts',
  },
  {
    title: 'unsaved: another account asks',
    mark: 'unsaved-account',
    weakened: '',
    test: 'src-renderer/state/session.test.ts',
  },
  {
    title: 'unsaved: somebody else over the page asks',
    mark: 'unsaved-person',
    weakened: 'takeSession(facts, server);\n  if (facts) return true;',
    test: 'src-renderer/state/session.test.ts',
  },
  {
    title: 'unsaved: another server asks',
    mark: 'unsaved-server',
    part: 'leaving(',
    weakened: atOnce,
    test: 'src-renderer/state/servers.test.ts',
  },
  {
    title: 'unsaved: going along with another window asks',
    mark: 'unsaved-server-along',
    part: 'leaving(',
    weakened: atOnce,
    test: 'src-renderer/state/servers.test.ts',
  },
  {
    title: 'unsaved: another platform in the sandbox asks',
    mark: 'unsaved-sandbox-platform',
    part: 'leaving(',
    weakened: atOnce,
    test: 'src-renderer/frame/SandboxDock.test.tsx',
  },
  {
    title: 'unsaved: throwing the sandbox’s data away asks',
    mark: 'unsaved-sandbox-data',
    part: 'leaving(',
    weakened: atOnce,
    test: 'src-renderer/frame/SandboxDock.test.tsx',
  },
  {
    title: 'session: one that ended is told from a right that lacks',
    mark: 'session-ended-unauthorised',
    weakened: 'true',
    test: 'src-renderer/data/http.test.ts',
  },
  {
    title: 'session: that it ended is told at every call',
    mark: 'session-ended-every-call',
    weakened: 'false',
    test: 'src-renderer/data/http.test.ts',
  },
  {
    title: 'session: a server is asked once whether it ended',
    mark: 'session-asked-once',
    part: '??=',
    weakened: '=',
    test: 'src-renderer/data/http.test.ts',
  },
  {
    title: 'versions: what is held makes no room for others',
    mark: 'versions-held',
    part: ' and held = 0',
    weakened: '',
    test: 'src-main/services/versions/versions-service.test.ts',
  },
  {
    title: 'versions: none of another tenant is shown or changed',
    mark: 'versions-tenant',
    weakened: "'server = ? and tenant <> ? and subject = ?'",
    test: 'src-main/services/versions/versions-service.test.ts',
  },
  {
    title: 'versions: a form takes nothing of one that it could not hold',
    mark: 'version-fits',
    weakened: '',
    test: 'src-renderer/screens/themes/Versions/version-body.test.ts',
  },
];
