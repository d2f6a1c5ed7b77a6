/** Walls of the terminal at a server, and of configurations as files. */
import type { Wall } from './wall.ts';

const files = 'src-main/formats/configuration/read.test.ts';
const rules = 'src-shared/rules/configuration/configuration.test.ts';
const server = 'src-main/cli/changes/check-and-apply.test.ts';
const otherIds = 'src-shared/rules/configuration/other-ids.test.ts';
const jobs = 'src-main/cli/jobs/jobs.test.ts';
const folder = 'src-main/cli/config/hostile-folder.test.ts';
const command = 'src-main/cli/session/password-command.test.ts';

export const terminalWalls: readonly Wall[] = [
  {
    title: 'terminal: somebody’s token is not ended',
    mark: 'terminal-token-kept',
    weakened: 'true',
    test: 'tests/strict-server/terminal-commands.test.ts',
  },
  {
    title: 'data folder: what others can write is said',
    mark: 'data-folder-shared',
    weakened: 'false',
    test: 'src-main/program/writable-by-others.test.ts',
  },
  {
    title: 'files: a device of Windows is no name to save under',
    mark: 'file-name-device',
    weakened: '',
    test: 'src-main/services/files/display-name.test.ts',
  },
  {
    title: 'terminal: on production nothing is deleted without “--yes”',
    mark: 'production-yes',
    weakened: 'return false;',
    test: 'src-main/cli/changes/plan.test.ts',
  },
  {
    title: 'terminal: what “--fail-on” names is not sent',
    mark: 'fail-on-changes',
    weakened: '',
    test: 'src-main/cli/changes/plan.test.ts',
  },
  {
    title: 'terminal: a set goes back at its own server',
    mark: 'set-own-server',
    weakened: 'false',
    test: 'src-main/cli/changes/plan.test.ts',
  },
  {
    title: 'journal: a write stays in one entry',
    mark: 'journal-one-entry',
    part: 'where key is not null',
    weakened: 'where key is null',
    test: 'src-main/services/journal/journal-service.test.ts',
  },
  {
    title: 'journal: what comes from the tray is noted before it is sent',
    mark: 'journal-before-tray',
    weakened: '',
    test: 'src-renderer/data/changes/door.test.ts',
  },
  {
    title: 'journal: a terminal notes what an earlier run did when it is found',
    mark: 'journal-found-done',
    weakened: '',
    test: server,
  },
  {
    title: 'tray: what was found done joins the set that it was applied with',
    mark: 'set-found-done',
    weakened: 'done',
    test: 'src-main/services/changes/applying.test.ts',
  },
  {
    title: 'terminal: an address is no way around the organisation’s list of servers',
    mark: 'terminal-locked-list',
    weakened: '',
    test: server,
  },
  {
    title: 'terminal: nothing is applied to a server that is used read-only',
    mark: 'terminal-read-only',
    weakened: 'false',
    test: 'src-main/cli/session/open-session.test.ts',
  },
  {
    title: 'terminal: a server that is not in a locked list is not asked',
    mark: 'terminal-blocked',
    weakened: '',
    test: 'src-main/cli/change-set/refuse-by-rules.test.ts',
  },
  {
    title: 'terminal: whose server it is counts beside its address',
    mark: 'terminal-tenant-rules',
    weakened: "''",
    test: 'src-main/cli/change-set/refuse-by-rules.test.ts',
  },
  {
    title: 'terminal: a write that was lost is looked for before it is said not to be known',
    mark: 'terminal-lost-write',
    weakened: 'Promise.resolve(null)',
    test: 'src-main/cli/session/open-session.test.ts',
  },
  {
    title: 'configuration: no secret is saved',
    mark: 'configuration-no-secret',
    weakened: '',
    test: rules,
  },
  {
    title: 'configuration: a file with a secret is refused',
    mark: 'configuration-secret-refused',
    weakened: '',
    test: files,
  },
  {
    title: 'configuration: a record of an area that a file does not name is refused',
    mark: 'configuration-named-areas',
    weakened: "['network', 'system']",
    test: files,
  },
  {
    title: 'names: a record that merely has the same id is not the one of the file',
    mark: 'names-same-record',
    weakened: '',
    test: 'src-shared/rules/changes/mapping/languages.test.ts',
  },
  {
    title: 'configuration: the same id by chance makes no two records one',
    mark: 'configuration-same-id',
    weakened: 'true',
    test: otherIds,
  },
  {
    title: 'configuration: a new record takes no id that another one has there',
    mark: 'configuration-id-taken',
    weakened: '',
    test: otherIds,
  },
  {
    title: 'folder: a link in the place of a file is not followed',
    mark: 'folder-file-link',
    weakened: '0',
    test: folder,
  },
  {
    title: 'folder: a link in the place of a folder is not followed',
    mark: 'folder-folder-link',
    weakened: 'true',
    test: folder,
  },
  {
    title: 'folder: a damaged record is no record that was deleted',
    mark: 'folder-foreign-records',
    weakened: 'files',
    test: folder,
  },
  {
    title: 'folder: nobody else’s file is written over',
    mark: 'folder-foreign-file',
    weakened: 'false',
    test: 'src-main/cli/config/folder.test.ts',
  },
  {
    title: 'folder: nothing is applied without a yes',
    mark: 'folder-yes',
    weakened: 'false',
    test: 'src-main/cli/config/folder.test.ts',
  },
  {
    title: 'password: a name that the system’s shell would obey is told to no command',
    mark: 'password-shell-name',
    weakened: 'process.platform',
    test: command,
  },
  {
    title: 'password: a command gets no other password',
    mark: 'password-no-other',
    weakened: 'true',
    test: command,
  },
  {
    title: 'password: what a command has begun ends with it',
    mark: 'password-children-end',
    weakened: 'pid',
    test: command,
  },
  {
    title: 'password: of a command that failed nothing is taken',
    mark: 'password-exit',
    weakened: 'exit !== null',
    test: command,
  },
  {
    title: 'jobs: a command for a password is not kept',
    mark: 'job-no-command',
    weakened: 'const passwordFile = await permanentPath(Object.values(source ?? {}).at(-1));',
    test: 'src-main/cli/session/password-command-at-servers.test.ts',
  },
  {
    title: 'jobs: what is not as it was any more is not sent',
    mark: 'job-unchanged',
    weakened: 'false',
    test: jobs,
  },
  {
    title: 'jobs: the file that was looked at is the one that is sent',
    mark: 'job-same-file',
    weakened: 'resolve(operand)',
    test: jobs,
  },
  {
    title: 'jobs: what is seen long after its time is not done',
    mark: 'job-in-time',
    weakened: 'false',
    test: jobs,
  },
  {
    title: 'jobs: what another run has begun is not begun again',
    mark: 'job-begun-once',
    weakened: 'await jobs.begin(id, first);',
    test: jobs,
  },
  {
    title: 'jobs: the open console does nothing of another organisation than the one that is signed in',
    mark: 'job-own-tenant',
    weakened: '!session',
    test: 'tests/sandbox/jobs-while-open.test.ts',
  },
  {
    title: 'terminal: another organisation than the one that was named is not signed in to',
    mark: 'terminal-named-tenant',
    weakened: 'false',
    test: jobs,
  },
  {
    title: 'overview: nothing is told of what was pulled for another organisation',
    mark: 'pulled-tenant',
    weakened: 'false',
    test: 'src-main/services/configuration-folder/pulled-folder.test.ts',
  },
  {
    title: 'servers: none is tried after a failure where that is asked for',
    mark: 'stop-on-failure',
    weakened: '',
    test: 'src-main/cli/dispatch/each-server.test.ts',
  },
  {
    title: 'folder: what “--fail-on” names is not sent',
    mark: 'fail-on-folder',
    weakened: '',
    test: 'src-main/cli/config/apply.test.ts',
  },
  {
    title: 'watch: a webhook is asked over https alone',
    mark: 'webhook-https',
    weakened: "if (!url) throw new UsageError('cli.watch.badWebhook', source);",
    test: 'src-main/cli/watch/watch.test.ts',
  },
];
