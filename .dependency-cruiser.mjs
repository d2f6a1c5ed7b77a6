/**
 * Who may import whom. One row for each room says everything that it may import; whatever a row does not name
 * is forbidden, and the message says what is allowed. The rooms are explained in docs/decisions/001-rooms.md.
 * `npm run rooms` checks (with the text checks and the search for cycles of scripts/rooms.ts); scripts/rooms.test.ts
 * proves that it bites.
 */

import { insideCli } from './scripts/lib/inside-cli.mjs';
import { insideShared } from './scripts/lib/inside-shared.mjs';

const anyPackage = '';
const isTest = '\\.test\\.tsx?$';

/** `ours`: path patterns of our files; `packages`: names; `node`: built-in modules (true = all of them). */
const rooms = [
  {
    name: 'shared-kit',
    from: '^src-shared/kit/',
    ours: ['^src-shared/(kit|testing)/'],
    packages: ['fflate', 'ipaddr\\.js', 'libphonenumber-js', 'zod'],
    node: false,
    says: 'src-shared/kit may import only itself and small pure libraries, its tests testing too: what it does knows no area of the program.',
  },
  {
    name: 'shared-text',
    from: '^src-shared/text/',
    ours: ['^src-shared/text/'],
    packages: ['zod', 'ipaddr\\.js', 'libphonenumber-js'],
    node: false,
    says: 'src-shared/text may import only itself; no Node, no Electron, no React.',
  },
  {
    name: 'shared-api',
    from: '^src-shared/api/',
    ours: ['^src-shared/(kit|text|api)/'],
    packages: ['zod', 'ipaddr\\.js', 'libphonenumber-js'],
    node: false,
    says: 'src-shared/api may import kit, text, itself, zod and small pure libraries; the platform’s records know no rule and no bridge.',
  },
  {
    name: 'shared-rules',
    from: '^src-shared/rules/',
    ours: ['^src-shared/(kit|text|api|rules|testing)/'],
    packages: ['zod', 'ipaddr\\.js', 'libphonenumber-js', 'css-tree', 'fflate'],
    node: false,
    says: 'src-shared/rules may import kit, text, api, itself, zod and small pure libraries, its tests testing too; never the bridge.',
  },
  {
    name: 'shared-bridge',
    from: '^src-shared/bridge/',
    ours: ['^src-shared/'],
    packages: ['zod', 'ipaddr\\.js', 'libphonenumber-js'],
    node: false,
    says: 'src-shared/bridge may import all of src-shared and zod; no Node, no Electron, no React.',
  },
  {
    name: 'src-preload',
    from: '^src-preload/',
    ours: ['^src-preload/', '^src-shared/bridge/'],
    packages: ['electron'],
    node: false,
    says: 'src-preload may import src-shared/bridge and electron.',
  },
  {
    name: 'screens',
    from: '^src-renderer/screens/([^/]+)/',
    ours: ['^src-shared/', '^src-renderer/(widgets|data|state)/', '^src-renderer/screens/$1/'],
    packages: [anyPackage],
    node: false,
    says: "a screen may import src-shared, src-renderer/widgets, data, state and its own area; never another area's screens, never the frame.",
  },
  {
    name: 'widgets',
    from: '^src-renderer/widgets/',
    ours: ['^src-shared/', '^src-renderer/(widgets|data|state)/'],
    packages: [anyPackage],
    node: false,
    says: 'src-renderer/widgets may import src-shared, data and state; never a screen, never the frame.',
  },
  {
    name: 'data-and-state',
    from: '^src-renderer/(data|state)/',
    ours: ['^src-shared/', '^src-renderer/(data|state)/'],
    packages: [anyPackage],
    node: false,
    says: 'src-renderer/data and state may import src-shared and each other; nothing that is drawn.',
  },
  {
    name: 'frame',
    from: '^src-renderer/(frame/|[^/]+$)',
    ours: ['^src-shared/', '^src-renderer/'],
    packages: [anyPackage],
    node: false,
    says: 'src-renderer/frame may import everything in src-renderer and src-shared.',
  },
  {
    name: 'formats',
    from: '^src-main/formats/',
    ours: ['^src-shared/', '^src-main/formats/', '^resources/'],
    packages: ['zod', 'jose', 'sm-crypto-v2', '@noble/curves', 'css-tree'],
    node: ['crypto', 'zlib', 'buffer', 'util'],
    says: 'src-main/formats may import src-shared, small pure libraries and node:crypto, zlib, buffer, util; no files, no clock, no network.',
  },
  {
    name: 'disk',
    from: '^src-main/disk/',
    ours: ['^src-main/disk/'],
    packages: [],
    node: ['timers/promises'],
    says: 'src-main/disk may import itself and timers; it knows what systems do to files, and no file.',
  },
  {
    name: 'database',
    from: '^src-main/database/',
    ours: ['^src-main/(database|disk|threads)/'],
    packages: ['kysely'],
    node: ['node:sqlite', 'fs', 'path'],
    says: 'src-main/database may import itself, disk, threads, kysely and node:sqlite, fs, path; it knows no table.',
  },
  {
    name: 'threads',
    from: '^src-main/threads/',
    ours: ['^src-main/threads/'],
    packages: [],
    node: ['worker_threads'],
    says: 'src-main/threads may import itself and node:worker_threads; it knows no job.',
  },
  {
    name: 'authorities',
    from: '^src-main/authorities/',
    ours: ['^src-main/(authorities|threads)/'],
    packages: [],
    node: ['tls', 'crypto'],
    says: 'src-main/authorities may import itself, threads and node:tls, crypto; whoever makes a TLS connection takes its context.',
  },
  {
    name: 'services',
    from: '^src-main/services/',
    ours: ['^src-shared/', '^src-main/(authorities|database|disk|formats|services|threads)/', '^resources/'],
    packages: [anyPackage],
    node: true,
    says: 'src-main/services may import authorities, database, disk, threads, formats, src-shared and Node; never the gateway, the sandbox, electron or a shell.',
  },
  {
    name: 'gateway',
    from: '^src-main/gateway/',
    ours: ['^src-shared/', '^src-main/(authorities|formats|gateway|threads)/'],
    packages: [anyPackage],
    node: true,
    says: 'src-main/gateway may import authorities, formats, threads, src-shared and Node; never services, the sandbox, electron or a shell.',
  },
  {
    name: 'sandbox-kernel',
    from: '^src-main/sandbox/kernel/',
    ours: ['^src-shared/', '^src-main/(database|formats|sandbox/kernel)/', '^resources/'],
    packages: [anyPackage],
    node: true,
    says: 'src-main/sandbox/kernel may import database, formats, src-shared and Node; never an area: what it needs of one is a question (kernel/question.ts) that sandbox/answers.ts has answered.',
  },
  {
    name: 'sandbox-areas',
    from: '^src-main/sandbox/areas/([^/]+)/',
    ours: [
      '^src-shared/',
      '^src-main/(database|formats|sandbox/kernel)/',
      '^src-main/sandbox/areas/$1/',
      '^resources/',
    ],
    packages: [anyPackage],
    node: true,
    says: 'an area of the sandbox may import the kernel, database, formats, src-shared, Node and itself; never another area: what two need is in the kernel, or a question that the other answers (sandbox/answers.ts).',
  },
  {
    name: 'sandbox',
    from: '^src-main/sandbox/(migrations/|thread/|[^/]+$)',
    ours: ['^src-shared/', '^src-main/(database|formats|sandbox|threads)/', '^resources/'],
    packages: [anyPackage],
    node: true,
    says: "src-main/sandbox may import database, formats, threads, src-shared and Node; never services (it is somebody's server).",
  },
  {
    name: 'program',
    from: '^src-main/program/',
    ours: [
      '^src-shared/',
      '^src-main/(program|services|gateway|sandbox|formats|authorities)/',
      // What is done later is done by the commands that it was kept by, also in the open console.
      '^src-main/cli/(run-due-jobs|session/(platform-session|session-calls))\\.ts$',
      '^resources/',
    ],
    packages: [anyPackage],
    node: true,
    says: 'src-main/program may import services, gateway, sandbox, formats, authorities and src-shared; never electron, never a shell, but cli/run-due-jobs.ts, which does what was scheduled.',
  },
  {
    name: 'shells',
    from: '^src-main/(desktop|web|cli)/',
    ours: [
      '^src-shared/',
      '^src-main/(program|services|gateway|sandbox|formats|authorities)/',
      '^src-main/$1/',
      '^resources/',
    ],
    packages: [anyPackage],
    node: true,
    says: 'a shell may import program, services, gateway, sandbox, formats, authorities and src-shared; never another shell.',
  },
];

/** The rules that one row makes: our files, packages and Node's modules that it does not name. */
function rulesOf(room) {
  const from = { path: room.from, pathNot: isTest };
  const rule = (part, to, where = from) => ({
    name: `${room.name}/${part}`,
    severity: 'error',
    comment: room.says,
    from: where,
    to,
  });
  const rules = [
    // A room's tests keep to its rows too: a test that needs another room belongs in tests/.
    rule(
      'ours',
      { path: '^(src-|tests/|scripts/|out/|resources/)', pathNot: room.ours },
      { path: room.from },
    ),
  ];
  if (!room.packages.includes(anyPackage)) {
    const allowed = room.packages.map((name) => `(^|/)node_modules/${name}/`);
    rules.push(rule('packages', { path: '(^|/)node_modules/', pathNot: allowed }));
  }
  if (room.node !== true) {
    const allowed = (room.node || []).map((name) => `^${name}$`);
    rules.push(rule('node', { dependencyTypes: ['core'], ...(allowed.length > 0 && { pathNot: allowed }) }));
  }
  return rules;
}

export default {
  forbidden: [
    ...rooms.flatMap(rulesOf),
    ...insideCli,
    ...insideShared,
    {
      name: 'electron',
      severity: 'error',
      comment: 'only src-main/desktop and src-preload may import electron, types included.',
      from: { path: '^(src-|scripts/)', pathNot: '^(src-main/desktop|src-preload)/' },
      to: { path: '(^|/)node_modules/electron/|^electron$' },
    },
    {
      name: 'transport',
      severity: 'error',
      comment:
        'only src-renderer/data speaks HTTP: read through its queries, write through its change door (data/changes).',
      from: { path: '^src-renderer/', pathNot: '^src-renderer/data/' },
      to: { path: '(^|/)node_modules/axios/|^src-renderer/data/http\\.ts$' },
    },
    {
      name: 'antd',
      severity: 'error',
      comment:
        'only src-renderer/widgets/controls imports antd (its provider and theme are in src-renderer/frame): take the control from there.',
      from: {
        path: '^src-renderer/',
        pathNot: '^src-renderer/(widgets/controls/|frame/(AntdRoot\\.tsx|antd-theme\\.ts)$)',
      },
      to: { path: '(^|/)node_modules/(antd|dayjs|@rc-component|@ant-design)/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment:
        'an import must resolve: name the file with its extension, or add the package to package.json.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|vite/)' },
    },
    {
      name: 'own-dependency',
      severity: 'error',
      comment:
        'a package that is imported must stand in package.json; it is here only because another one needs it.',
      from: { path: '^(src-|scripts/|tests/)' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Cycles, dependents and the like are looked for only where a rule speaks of them.
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|png)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // Nothing moves while it runs: what was looked up once (ms) is known to the end.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      conditionNames: ['node', 'import', 'require', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
