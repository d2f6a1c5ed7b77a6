/** Walls of the terminal at a server, and of configurations as files. */
import type { Wall } from './wall.ts';

const files = 'src-main/formats/configuration/read.test.ts';
const rules = 'src-shared/rules/configuration/configuration.test.ts';
const server = 'src-main/cli/changes-server.test.ts';

const otherIds = 'src-shared/rules/configuration/other-ids.test.ts';
const folder = 'src-main/cli/config-folder-hostile.test.ts';

export const terminalWalls: readonly Wall[] = [
  {
    title: 'data folder: what others can write is said',
    file: 'src-main/program/open-to-others.ts',
    text: 'const isShared = !there.isSymbolicLink() && (there.mode & othersWrite) !== 0;',
    weakened: 'const isShared = false;',
    test: 'src-main/program/open-to-others.test.ts',
  },
  {
    title: 'files: a device of Windows is no name to save under',
    file: 'src-main/services/files/display-name.ts',
    text: 'device.test(plain) || obeyed.test(plain)',
    weakened: 'obeyed.test(plain)',
    test: 'src-main/services/files/display-name.test.ts',
  },
  {
    title: 'terminal: on production nothing is deleted without “--yes”',
    file: 'src-main/cli/server/agreed.ts',
    text: 'if (yes || !rules.production || !isDestructive(plan)) return false;',
    weakened: 'if (yes || !yes) return false;',
    test: 'src-main/cli/changes-plan.test.ts',
  },
  {
    title: 'terminal: what “--fail-on” names is not sent',
    file: 'src-main/cli/changes-apply.ts',
    text: '    if (failsOn(plan, options, terminal, words, all)) return exitCodes.notApplied;\n',
    weakened: '',
    test: 'src-main/cli/changes-plan.test.ts',
  },
  {
    title: 'terminal: a set goes back at its own server',
    file: 'src-main/cli/changes-apply.ts',
    text: 'file.profile !== session.server.target.id',
    weakened: 'false',
    test: 'src-main/cli/changes-plan.test.ts',
  },
  {
    title: 'journal: a write stays in one entry',
    file: 'src-main/services/journal/insert.ts',
    text: 'on conflict (key) where key is not null do update',
    weakened: 'on conflict (key) where key is null do update',
    test: 'src-main/services/journal/journal-service.test.ts',
  },
  {
    title: 'journal: what comes from the tray is noted before it is sent',
    file: 'src-renderer/data/changes/door.ts',
    text: "if (key !== null) await record(own, 'unknown', '', { ...who, approver, key });",
    weakened: '',
    test: 'src-renderer/data/changes/door.test.ts',
  },
  {
    title: 'journal: a terminal notes what an earlier run did when it is found',
    file: 'src-main/cli/server/journalled.ts',
    text: "if (key !== null) await note({ ...write, key, approver: '' }, 'done', '', null);",
    weakened: '',
    test: 'src-main/cli/changes-server.test.ts',
  },
  {
    title: 'tray: what was found done joins the set that it was applied with',
    file: 'src-main/services/changes/closing.ts',
    text: 'const own = done.filter(({ sent_in }) => !there.has(Number(sent_in)));',
    weakened: 'const own = done;',
    test: 'src-main/services/changes/applying.test.ts',
  },
  {
    title: 'terminal: an address is no way around the organisation’s list of servers',
    file: 'src-main/cli/server/given-server.ts',
    text: '  store.refuseLocked();\n',
    weakened: '',
    test: server,
  },
  {
    title: 'terminal: nothing is applied to a server that is used read-only',
    file: 'src-main/cli/server/refuse-by-rules.ts',
    text: 'if (rules.readOnly) return',
    weakened: 'if (rules === null) return',
    test: 'src-main/cli/server-session.test.ts',
  },
  {
    title: 'terminal: a server that is not in a locked list is not asked',
    file: 'src-main/cli/server/given-server.ts',
    text: '    store.refuseBlocked(found.id);\n',
    weakened: '',
    test: 'src-main/cli/server-rules.test.ts',
  },
  {
    title: 'terminal: whose server it is counts beside its address',
    file: 'src-main/cli/server/session.ts',
    text: 'server.rulesWith(facts.tenant.tenantKey)',
    weakened: "server.rulesWith('')",
    test: 'src-main/cli/server-rules.test.ts',
  },
  {
    title: 'terminal: a write that was lost is looked for before it is said not to be known',
    file: 'src-main/cli/server/journalled.ts',
    text: 'await kind.read(session.ask, place, changed).catch(() => null)',
    weakened: 'await Promise.resolve(null as Record<string, unknown> | null)',
    test: 'src-main/cli/server-session.test.ts',
  },
  {
    title: 'configuration: no secret is saved',
    file: 'src-shared/rules/configuration/configuration.ts',
    text: ' !isSecretField(name, values) &&',
    weakened: '',
    test: rules,
  },
  {
    title: 'configuration: a file with a secret is refused',
    file: 'src-shared/rules/configuration/configuration-file.ts',
    text: 'isSecretPlace(known.data) || !isKeepable(values)',
    weakened: 'Number.isNaN(record)',
    test: files,
  },
  {
    title: 'configuration: a record of an area that a file does not name is refused',
    file: 'src-shared/rules/configuration/configuration-file.ts',
    text: 'await listedById(areas)',
    weakened: "await listedById(['network', 'system'])",
    test: files,
  },
  {
    title: 'names: a record that merely has the same id is not the one of the file',
    file: 'src-shared/rules/changes/mapping/mapping.ts',
    text: 'same && (same.key === named.key || after.includes(same.key))',
    weakened: 'same',
    test: 'src-shared/rules/changes/mapping/languages.test.ts',
  },
  {
    title: 'configuration: the same id by chance makes no two records one',
    file: 'src-shared/rules/configuration/pair-records.ts',
    text: 'same * 2 > all || all === 0',
    weakened: 'all >= 0',
    test: otherIds,
  },
  {
    title: 'configuration: a new record takes no id that another one has there',
    file: 'src-shared/rules/configuration/carried-over.ts',
    text: 'isTaken({ kind, id }) || ',
    weakened: '',
    test: otherIds,
  },
  {
    title: 'folder: a link in the place of a file is not followed',
    file: 'src-main/cli/config-folder.ts',
    text: '(constants.O_NOFOLLOW ?? 0)',
    weakened: '0',
    test: folder,
  },
  {
    title: 'folder: a link in the place of a folder is not followed',
    file: 'src-main/cli/config-folder.ts',
    text: "path === '' ? stat(full) : lstat(full)",
    weakened: 'stat(full)',
    test: folder,
  },
  {
    title: 'folder: a damaged record is no record that was deleted',
    file: 'src-main/cli/planned-configuration.ts',
    text: 'new Map([...files, ...foreign])',
    weakened: 'files',
    test: folder,
  },
  {
    title: 'folder: nobody else’s file is written over',
    file: 'src-main/cli/config-folder.ts',
    text: 'if (taken !== undefined)',
    weakened: "if (taken === '')",
    test: 'src-main/cli/config-folder.test.ts',
  },
  {
    title: 'folder: nothing is applied without a yes',
    file: 'src-main/cli/config-apply.ts',
    text: 'if (!options.yes)',
    weakened: 'if (Number.isNaN(0))',
    test: 'src-main/cli/config-folder.test.ts',
  },
  {
    title: 'folder: what “--fail-on” names is not sent',
    file: 'src-main/cli/config-apply.ts',
    text: 'return { ...left, results: [], tried: without, made: 0, refused: true };',
    weakened: 'void left;',
    test: 'src-main/cli/config-apply.test.ts',
  },
];
