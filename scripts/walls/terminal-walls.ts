/** Walls of the terminal at a server, and of configurations as files. */
import type { Wall } from './wall.ts';

const files = 'src-main/formats/configuration/read.test.ts';
const rules = 'src-shared/rules/configuration/configuration.test.ts';
const server = 'src-main/cli/changes-server.test.ts';

export const terminalWalls: readonly Wall[] = [
  {
    title: 'terminal: an address is no way around the organisation’s list of servers',
    file: 'src-main/cli/server/given-server.ts',
    text: '  store.refuseLocked();\n',
    weakened: '',
    test: server,
  },
  {
    title: 'terminal: nothing is applied to a server that is used read-only',
    file: 'src-main/cli/changes-apply.ts',
    text: 'session.server.target.readOnly && !options.dryRun',
    weakened: 'false',
    test: 'src-main/cli/server-session.test.ts',
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
    text: '      !isSecretField(name, values) &&\n',
    weakened: '',
    test: rules,
  },
  {
    title: 'configuration: a file with a secret is refused',
    file: 'src-shared/rules/configuration/configuration-file.ts',
    text: 'isSecretPlace(known.data) || !isKeepable(values)',
    weakened: 'Number.isNaN(at)',
    test: files,
  },
  {
    title: 'configuration: a record of an area that a file does not name is refused',
    file: 'src-shared/rules/configuration/configuration-file.ts',
    text: 'await listedById(areas)',
    weakened: "await listedById(['network', 'system'])",
    test: files,
  },
];
