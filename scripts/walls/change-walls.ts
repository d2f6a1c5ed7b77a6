/** Walls around what people type and others save: nothing of anybody's is lost (limits.md §7). */
import type { Wall } from './wall.ts';

const twoAdministrators = 'tests/console/two-administrators.test.ts';
const door = 'src-renderer/data/changes/door.test.ts';

export const changeWalls: readonly Wall[] = [
  {
    title: 'change: a field that two changed is asked about',
    file: 'src-renderer/data/records/save-record.ts',
    text: 'if (clashes.length > 0) return clashes;',
    weakened: '',
    test: twoAdministrators,
  },
  {
    title: 'change: what is newest is asked for again after choosing',
    file: 'src-renderer/data/records/save-record.ts',
    text: '    wanted = settle(wanted, came, (name) => mine.has(name));\n',
    weakened:
      '    wanted = settle(wanted, came, (name) => mine.has(name));\n' +
      '    return saveRecord(kind, place, wanted, { choose: () => Promise.resolve(mine), ...options });\n',
    test: twoAdministrators,
  },
  {
    title: 'change: of all windows one saves a record at a time',
    file: 'src-renderer/data/records/in-turn.ts',
    text: 'return navigator.locks.request(',
    weakened: 'return ((_: string, act: () => Promise<Result>) => act())(',
    test: twoAdministrators,
  },
  {
    title: 'change: tips are sent only where they changed',
    file: 'src-shared/rules/tenant/edit/save.ts',
    text: 'sends.tips ?',
    weakened: 'true ?',
    test: 'src-shared/rules/tenant/edit/save.test.ts',
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
    title: 'undo: whoever else is on the white list stays on it',
    file: 'src-shared/rules/records/white-list-record.ts',
    text: 'input: { userIds: [...names] }',
    weakened: 'input: { userIds: Object.keys(after) }',
    test: 'tests/console/undo-over-newest.test.ts',
  },
  {
    title: 'undo: a certification that was decided since is asked about',
    file: 'src-shared/rules/records/certification-record.ts',
    text: 'return { certification: certificationOf(authenticationStatus), tenantName };',
    weakened: "return { certification: 'pending', tenantName };",
    test: 'tests/console/undo-over-newest.test.ts',
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
    file: 'src-renderer/widgets/Form/use-edits.ts',
    text: '.filter((name) => !secrets.includes(name))',
    weakened: '',
    test: 'src-renderer/widgets/Form/use-edits.test.ts',
  },
  {
    title: 'draft: it is offered to whoever typed it',
    file: 'src-renderer/state/drafts.ts',
    text: 'const account = session ?',
    weakened: 'const account = !session ?',
    test: 'src-renderer/widgets/Form/drafts-by-person.test.ts',
  },
  {
    title: 'draft: the value of a secret header is not kept',
    file: 'src-renderer/screens/servers/edit/server-form.ts',
    text: 'line.secret || isSecretName(line.name) ?',
    weakened: 'line.name === null ?',
    test: 'src-renderer/screens/servers/edit/use-server-form.test.ts',
  },
  {
    title: 'profile: what was made over another edition is not written',
    file: 'src-main/services/servers/profile-store.ts',
    text: 'if (over !== undefined && editionOf(profile) !== over)',
    weakened: "if (over === 'never')",
    test: 'tests/console/profile-two-windows.test.ts',
  },
  {
    title: 'profile: a secret goes where the user saw it go',
    file: 'src-renderer/screens/servers/edit/save-profile.ts',
    text: 'givesSecrets(work.edits);',
    weakened: 'false;',
    test: 'tests/console/profile-two-windows.test.ts',
  },
  {
    title: 'name: a character that can’t be seen is refused by the server too',
    file: 'src-shared/rules/patterns/plain-text.ts',
    text: '  if (hidden) return',
    weakened: '  if (hidden && text === most.toString()) return',
    test: twoAdministrators,
  },
  {
    title: 'unsaved: who takes the page away asks',
    file: 'src-renderer/state/unsaved.ts',
    text: 'if (!isReleased() && store.get(guardsAtom).length > 0 && !(await mayLeave())) return false;',
    weakened: '',
    test: 'src-renderer/state/unsaved.test.ts',
  },
  {
    title: 'unsaved: an address that takes a form away asks',
    file: 'src-renderer/state/unsaved.ts',
    text: 'return !isReleased() && store.get(guardsAtom).some(({ stays }) => !stays(to));',
    weakened: 'return isReleased() && to === null;',
    test: 'src-renderer/state/unsaved.test.ts',
  },
  {
    title: 'form: what is wrong is not sent',
    file: 'src-renderer/widgets/Form/use-form.ts',
    text: 'if (wrong.length > 0) return null;',
    weakened: 'if (wrong.length > 999) return null;',
    test: 'src-renderer/widgets/Form/use-form.test.ts',
  },
  {
    title: 'form: a file that is still being read is waited for',
    file: 'src-renderer/widgets/Form/use-form.ts',
    text: 'if (!(await pending.settled())) return null;',
    weakened: '',
    test: 'src-renderer/widgets/Form/use-form.test.ts',
  },
  {
    title: 'unsaved: signing out asks',
    file: 'src-renderer/state/session.ts',
    text: '  return leaving(async () => {\n    await endSession(server);\n',
    weakened:
      '  return (async (go: () => Promise<void>) => {\n    await go();\n    return true;\n  })(async () => {\n    await endSession(server);\n',
    test: 'src-renderer/state/session.test.ts',
  },
  {
    title: 'unsaved: another account asks',
    file: 'src-renderer/state/session.ts',
    text: 'if (!samePerson) return leaving(enter);',
    weakened: '',
    test: 'src-renderer/state/session.test.ts',
  },
  {
    title: 'unsaved: somebody else over the page asks',
    file: 'src-renderer/state/session.ts',
    text: 'if (await leaving(async () => takeSession(facts, server))) return true;',
    weakened: 'takeSession(facts, server);\n  if (facts) return true;',
    test: 'src-renderer/state/session.test.ts',
  },
  {
    title: 'unsaved: another server asks',
    file: 'src-renderer/state/servers.ts',
    text: '  return leaving(async () => {\n    await inTurn(',
    weakened:
      '  return (async (go: () => Promise<void>) => {\n    await go();\n    return true;\n  })(async () => {\n    await inTurn(',
    test: 'src-renderer/state/servers.test.ts',
  },
  {
    title: 'unsaved: going along with another window asks',
    file: 'src-renderer/state/servers.ts',
    text: '  return leaving(() =>\n    inTurn(',
    weakened:
      '  return (async (go: () => Promise<void>) => {\n    await go();\n    return true;\n  })(() =>\n    inTurn(',
    test: 'src-renderer/state/servers.test.ts',
  },
  {
    title: 'unsaved: another platform in the sandbox asks',
    file: 'src-renderer/screens/sandbox/SandboxPanel.tsx',
    text: '      if (!changesPlatform(part)) return change(part);\n      await leaving(async',
    weakened:
      '      if (!changesPlatform(part)) return change(part);\n      await (async (go: () => Promise<void>) => go())(async',
    test: 'src-renderer/frame/SandboxDock.test.tsx',
  },
  {
    title: 'unsaved: throwing the sandbox’s data away asks',
    file: 'src-renderer/screens/sandbox/SandboxPanel.tsx',
    text: 'const done = await leaving(async',
    weakened: 'const done = await (async (go: () => Promise<void>) => go())(async',
    test: 'src-renderer/frame/SandboxDock.test.tsx',
  },
  {
    title: 'session: one that ended is told from a right that lacks',
    file: 'src-renderer/data/session-expired.ts',
    text: 'if (isUnauthorised(error)) sessionEnded();',
    weakened: 'sessionEnded();',
    test: 'src-renderer/data/http.test.ts',
  },
  {
    title: 'session: that it ended is told at every call',
    file: 'src-renderer/data/session-expired.ts',
    text: 'return store.get(endedAtom) ? marked(error) : error;',
    weakened: 'return error;',
    test: 'src-renderer/data/http.test.ts',
  },
  {
    title: 'session: a server is asked once whether it ended',
    file: 'src-renderer/data/session-expired.ts',
    text: 'asking ??= question(ask)',
    weakened: 'asking = question(ask)',
    test: 'src-renderer/data/http.test.ts',
  },
];
